// The library asks for this, so that texts are UTF-8.
#define ZX_USE_UTF8 1

#include "CBarcodes.h"
#include <ZXing/ReadBarcode.h>
#include <cstdio>
#include <exception>
#include <stdexcept>
#include <string>

#if defined(__linux__)
#include <dlfcn.h>
#endif

namespace {

#if defined(__linux__)

/// What is called of the library, which takes a fifth of the time in which the program starts, and which few calls of
/// the program need: it is loaded with the first picture. The names are those of the C++ functions.
struct Library {
    using Read = ZXing::Results (*)(const ZXing::ImageView &, const ZXing::DecodeHints &);
    using Text = std::string (*)(const ZXing::Result *);
    Read read = nullptr;
    Text text = nullptr;

    Library() {
        void *library = dlopen("libZXing.so.2", RTLD_NOW | RTLD_LOCAL);
        if (library == nullptr) {
            throw std::runtime_error("the library ZXing is not installed; Debian has it as libzxing2");
        }
        read = reinterpret_cast<Read>(dlsym(library, "_ZN5ZXing12ReadBarcodesERKNS_9ImageViewERKNS_11DecodeHintsE"));
        text = reinterpret_cast<Text>(dlsym(library, "_ZNK5ZXing6Result4utf8B5cxx11Ev"));
        if (read == nullptr || text == nullptr) {
            throw std::runtime_error("the library ZXing has another version");
        }
    }

    static const Library &shared() {
        static const Library library;
        return library;
    }
};

ZXing::Results read(const ZXing::ImageView &view, const ZXing::DecodeHints &hints) {
    return Library::shared().read(view, hints);
}

std::string text(const ZXing::Result &result) { return Library::shared().text(&result); }

#else

ZXing::Results read(const ZXing::ImageView &view, const ZXing::DecodeHints &hints) {
    return ZXing::ReadBarcodes(view, hints);
}

std::string text(const ZXing::Result &result) { return result.text(); }

#endif

} // namespace

bool CBarcodesRead(CBarcodesPicture picture, void *context, CBarcodesReceiver receive, CBarcodesMessage *message) {
    // No exception of C++ may reach Swift.
    try {
        ZXing::ImageView view(picture.pixels, picture.width, picture.height, ZXing::ImageFormat::Lum);
        ZXing::DecodeHints hints;
        hints.setTryHarder(true).setTryRotate(true).setReturnErrors(true);
        for (const ZXing::Result &result : read(view, hints)) {
            if (result.format() == ZXing::BarcodeFormat::None) {
                continue;
            }
            const std::string said = result.isValid() ? text(result) : std::string();
            CBarcodesSymbol symbol = {{}, {}, said.c_str(), said.size()};
            for (int corner = 0; corner < 4; corner++) {
                symbol.x[corner] = result.position()[corner].x;
                symbol.y[corner] = result.position()[corner].y;
            }
            receive(context, symbol);
        }
        return true;
    } catch (const std::exception &error) {
        std::snprintf(message->text, sizeof message->text, "%s", error.what());
    } catch (...) {
        std::snprintf(message->text, sizeof message->text, "unknown C++ exception");
    }
    return false;
}
