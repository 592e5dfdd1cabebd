// The library asks for this, so that texts are UTF-8.
#define ZX_USE_UTF8 1

#include "CBarcodes.h"
#include <ZXing/ReadBarcode.h>
#include <cstdio>
#include <exception>
#include <string>

namespace {

/// Runs `body`; a C++ exception becomes false and a message, so that none ever reaches Swift.
template <typename Body> bool guarded(CBarcodesMessage *message, Body body) noexcept {
    try {
        body();
        return true;
    } catch (const std::exception &error) {
        std::snprintf(message->text, sizeof message->text, "%s", error.what());
    } catch (...) {
        std::snprintf(message->text, sizeof message->text, "unknown C++ exception");
    }
    return false;
}

} // namespace

bool CBarcodesRead(CBarcodesPicture picture, void *context, CBarcodesReceiver receive, CBarcodesMessage *message) {
    return guarded(message, [&] {
        ZXing::ImageView view(picture.pixels, picture.width, picture.height, ZXing::ImageFormat::Lum);
        ZXing::DecodeHints hints;
        hints.setTryHarder(true).setTryRotate(true);
        for (const ZXing::Result &result : ZXing::ReadBarcodes(view, hints)) {
            if (!result.isValid()) {
                continue;
            }
            const std::string text = result.text();
            CBarcodesSymbol symbol = {{}, {}, text.c_str(), text.size()};
            for (int corner = 0; corner < 4; corner++) {
                symbol.x[corner] = result.position()[corner].x;
                symbol.y[corner] = result.position()[corner].y;
            }
            receive(context, symbol);
        }
    });
}
