// The library asks for this, so that texts are UTF-8.
#define ZX_USE_UTF8 1

#include "CBarcodes.h"
#include <ZXing/BitMatrix.h>
#include <ZXing/MultiFormatWriter.h>
#include <ZXing/ReadBarcode.h>
#include <cstdio>
#include <exception>
#include <stdexcept>
#include <string>
#include <vector>

#if defined(__linux__)
#include <dlfcn.h>
#endif

namespace {

static_assert(int(ZXing::BarcodeFormat::PDF417) == CBarcodesPDF417, "the library numbers kinds otherwise");
static_assert(int(ZXing::BarcodeFormat::MicroQRCode) == CBarcodesMicroQRCode, "the library numbers kinds otherwise");

#if defined(__linux__)

/// What is called of the library, which takes a fifth of the time in which the program starts, and which few calls of
/// the program need: it is loaded with the first picture. The names are those of the C++ functions.
struct Library {
    using Read = ZXing::Results (*)(const ZXing::ImageView &, const ZXing::DecodeHints &);
    using Text = std::string (*)(const ZXing::Result *);
    using Bytes = const ZXing::ByteArray &(*)(const ZXing::Result *);
    using Content = ZXing::ContentType (*)(const ZXing::Result *);
    using Write = ZXing::BitMatrix (*)(const ZXing::MultiFormatWriter *, const std::string &, int, int);
    Read read = nullptr;
    Text text = nullptr;
    Bytes bytes = nullptr;
    Content content = nullptr;
    Write write = nullptr;

    Library() {
        void *library = dlopen("libZXing.so.2", RTLD_NOW | RTLD_LOCAL);
        if (library == nullptr) {
            throw std::runtime_error("the library ZXing is not installed; Debian has it as libzxing2");
        }
        load(read, library, "_ZN5ZXing12ReadBarcodesERKNS_9ImageViewERKNS_11DecodeHintsE");
        load(text, library, "_ZNK5ZXing6Result4utf8B5cxx11Ev");
        load(bytes, library, "_ZNK5ZXing6Result5bytesEv");
        load(content, library, "_ZNK5ZXing6Result11contentTypeEv");
        load(
            write, library,
            "_ZNK5ZXing17MultiFormatWriter6encodeERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEii");
    }

    template <typename Function> static void load(Function &function, void *library, const char *name) {
        function = reinterpret_cast<Function>(dlsym(library, name));
        if (function == nullptr) {
            throw std::runtime_error("the library ZXing has another version");
        }
    }

    static const Library &shared() {
        static const Library library;
        return library;
    }
};

void loadLibrary() { Library::shared(); }

ZXing::Results read(const ZXing::ImageView &view, const ZXing::DecodeHints &hints) {
    return Library::shared().read(view, hints);
}

std::string text(const ZXing::Result &result) { return Library::shared().text(&result); }

const ZXing::ByteArray &bytes(const ZXing::Result &result) { return Library::shared().bytes(&result); }

ZXing::ContentType content(const ZXing::Result &result) { return Library::shared().content(&result); }

ZXing::BitMatrix write(const ZXing::MultiFormatWriter &writer, const std::string &text) {
    return Library::shared().write(&writer, text, 0, 0);
}

#else

void loadLibrary() {}

ZXing::Results read(const ZXing::ImageView &view, const ZXing::DecodeHints &hints) {
    return ZXing::ReadBarcodes(view, hints);
}

std::string text(const ZXing::Result &result) { return result.text(); }

const ZXing::ByteArray &bytes(const ZXing::Result &result) { return result.bytes(); }

ZXing::ContentType content(const ZXing::Result &result) { return result.contentType(); }

ZXing::BitMatrix write(const ZXing::MultiFormatWriter &writer, const std::string &text) {
    return writer.encode(text, 0, 0);
}

#endif

/// Runs a call. No exception of C++ may reach Swift.
template <typename Call> bool guarded(CBarcodesMessage *message, Call call) {
    try {
        call();
        return true;
    } catch (const std::exception &error) {
        std::snprintf(message->text, sizeof message->text, "%s", error.what());
    } catch (...) {
        std::snprintf(message->text, sizeof message->text, "unknown C++ exception");
    }
    return false;
}

} // namespace

bool CBarcodesLoad(CBarcodesMessage *message) {
    return guarded(message, [] { loadLibrary(); });
}

bool CBarcodesRead(
    CBarcodesPicture picture, CBarcodesHints given, void *context, CBarcodesReceiver receive,
    CBarcodesMessage *message) {
    return guarded(message, [&] {
        ZXing::ImageView view(picture.pixels, picture.width, picture.height, ZXing::ImageFormat::Lum);
        ZXing::DecodeHints hints;
        hints.setTryHarder(given.triesHarder).setTryRotate(given.triesRotated).setReturnErrors(given.tellsUnread);
        hints.setTryDownscale(given.triesSmaller);
        hints.setFormats(ZXing::BarcodeFormat(given.formats));
        for (const ZXing::Result &result : read(view, hints)) {
            if (result.format() == ZXing::BarcodeFormat::None) {
                continue;
            }
            const std::string said = result.isValid() ? text(result) : std::string();
            const ZXing::ByteArray &data = bytes(result);
            CBarcodesSymbol symbol = {
                int(result.format()),
                {},
                {},
                said.c_str(),
                said.size(),
                data.data(),
                result.isValid() ? data.size() : 0,
                content(result) == ZXing::ContentType::Binary};
            for (int corner = 0; corner < 4; corner++) {
                symbol.x[corner] = result.position()[corner].x;
                symbol.y[corner] = result.position()[corner].y;
            }
            receive(context, symbol);
        }
    });
}

bool CBarcodesWrite(
    int32_t format, const char *text, size_t length, int32_t errorCorrection, void *context,
    CBarcodesModuleReceiver receive, CBarcodesMessage *message) {
    return guarded(message, [&] {
        ZXing::MultiFormatWriter writer{ZXing::BarcodeFormat(format)};
        writer.setMargin(0).setEccLevel(errorCorrection);
        const ZXing::BitMatrix matrix = write(writer, std::string(text, length));
        std::vector<uint8_t> modules;
        for (int y = 0; y < matrix.height(); y++) {
            for (int x = 0; x < matrix.width(); x++) {
                modules.push_back(matrix.get(x, y) ? 1 : 0);
            }
        }
        receive(context, modules.data(), matrix.width(), matrix.height());
    });
}
