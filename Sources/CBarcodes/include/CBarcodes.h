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

/// A barcode: its corners in pixels, clockwise from its own upper left one, and what it says in UTF-8, without a zero
/// at its end. One that was found and could not be read says nothing. The text lives as long as the call to which it is
/// given.
typedef struct {
    int32_t x[4];
    int32_t y[4];
    const char *text;
    size_t length;
} CBarcodesSymbol;

/// Is given each barcode.
typedef void (*CBarcodesReceiver)(void *context, CBarcodesSymbol symbol);

/// `ZXing::ReadBarcodes` for all formats, turned symbols too, but none that are lighter than their ground. False with a
/// message on failure. A picture without a barcode is no failure.
bool CBarcodesRead(CBarcodesPicture picture, void *context, CBarcodesReceiver receive, CBarcodesMessage *message);

#pragma clang assume_nonnull end

#ifdef __cplusplus
}
#endif

#endif
