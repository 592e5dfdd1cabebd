#ifndef CBARCODES_H
#define CBARCODES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

#pragma clang assume_nonnull begin

/// Room for a message when a call fails: zero-terminated, cut to fit.
typedef struct {
    char text[256];
} CBarcodesMessage;

/// A grey picture: one byte for each pixel, rows from top to bottom without padding.
typedef struct {
    const uint8_t *pixels;
    int32_t width;
    int32_t height;
} CBarcodesPicture;

/// The kinds of barcodes, as `ZXing::BarcodeFormat` numbers them: one bit each.
enum {
    CBarcodesAztec = 1 << 0,
    CBarcodesCodabar = 1 << 1,
    CBarcodesCode39 = 1 << 2,
    CBarcodesCode93 = 1 << 3,
    CBarcodesCode128 = 1 << 4,
    CBarcodesDataBar = 1 << 5,
    CBarcodesDataBarExpanded = 1 << 6,
    CBarcodesDataMatrix = 1 << 7,
    CBarcodesEAN8 = 1 << 8,
    CBarcodesEAN13 = 1 << 9,
    CBarcodesITF = 1 << 10,
    CBarcodesMaxiCode = 1 << 11,
    CBarcodesPDF417 = 1 << 12,
    CBarcodesQRCode = 1 << 13,
    CBarcodesUPCA = 1 << 14,
    CBarcodesUPCE = 1 << 15,
    CBarcodesMicroQRCode = 1 << 16
};

/// What is sought: the kinds, one bit each; whether with more patience, turned by right angles, in a smaller picture, too; and
/// whether barcodes that cannot be read are told. With kinds of one row of bars a smaller picture ends the process by an assertion
/// of Debian's library.
typedef struct {
    int32_t formats;
    bool triesHarder;
    bool triesRotated;
    bool triesSmaller;
    bool tellsUnread;
} CBarcodesHints;

/// A barcode: its kind, its corners in pixels, clockwise from its own upper left one, what it says in UTF-8, without a zero at
/// its end, and its bytes. One that was found and could not be read says nothing. What is pointed to lives as long as the call
/// to which it is given.
typedef struct {
    int32_t format;
    int32_t x[4];
    int32_t y[4];
    const char *text;
    size_t length;
    const uint8_t *_Nullable bytes;
    size_t byteCount;
    /// Whether the bytes are no text.
    bool isBinary;
} CBarcodesSymbol;

/// Is given each barcode.
typedef void (*CBarcodesReceiver)(void *context, CBarcodesSymbol symbol);

/// Loads the library, where it is not linked. False with a message when it is missing.
bool CBarcodesLoad(CBarcodesMessage *message);

/// The patterns of PDF417, 929 for each of its clusters 0, 3 and 6: 17 bits, one a module, the first module the highest, dark is 1.
const uint32_t *CBarcodesPDF417Patterns(void);

/// `ZXing::ReadBarcodes`; none that are lighter than their ground. False with a message on failure. A picture without a barcode
/// is no failure.
bool CBarcodesRead(
    CBarcodesPicture picture, CBarcodesHints hints, void *context, CBarcodesReceiver receive, CBarcodesMessage *message);

/// Is given the modules of a barcode, row by row: 1 where it is dark.
typedef void (*CBarcodesModuleReceiver)(void *context, const uint8_t *modules, int32_t width, int32_t height);

/// `ZXing::MultiFormatWriter::encode` without a margin. False with a message on failure, such as a text that is too long.
bool CBarcodesWrite(
    int32_t format, const char *text, size_t length, int32_t errorCorrection, void *context,
    CBarcodesModuleReceiver receive, CBarcodesMessage *message);

#pragma clang assume_nonnull end

#ifdef __cplusplus
}
#endif

#endif
