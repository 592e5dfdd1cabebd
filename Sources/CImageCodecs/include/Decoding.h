#ifndef CIMAGECODECS_DECODING_H
#define CIMAGECODECS_DECODING_H

#include "Outcome.h"
#include <stddef.h>

#pragma clang assume_nonnull begin

/// The bytes of a file, owned by the caller, and which of its images is meant.
typedef struct {
    const uint8_t *bytes;
    size_t count;
    /// Where a TIFF file's directory of the image is, or which item of a HEIC file it is; 0 is the first image.
    uint64_t place;
} CImageCodecsFile;

/// What a file says about its image, before anything is decoded.
typedef struct {
    /// The columns that decoding yields at full size.
    int64_t width;
    /// The rows that decoding yields at full size.
    int64_t height;
    /// The columns that are stored, more than the width if the file asks for the image to be cropped (HEIC).
    int64_t storedWidth;
    /// The rows that are stored.
    int64_t storedHeight;
    /// EXIF's orientation, 1…8, where the codec itself knows it (TIFF); else 1.
    int32_t orientation;
} CImageCodecsHeader;

/// Interleaved 8-bit pixels without padding between rows, owned by the caller.
typedef struct {
    uint8_t *pixels;
    int32_t width;
    int32_t height;
    /// 1 for grey, 3 for red, green, blue.
    int32_t channels;
} CImageCodecsPixels;

/// Loads the libraries that otherwise the first file loads which needs them: libheif and OpenJPEG. Decoding opens nothing
/// after that.
void CImageCodecsLoadLibraries(void);

/// Returns the time that the processor has worked in this thread, in nanoseconds: what deadlines are compared with.
int64_t CImageCodecsNow(void);

// One pair of functions per format.
//
// `Read…Header` reads no further than it must to tell the size, and allocates no memory in proportion to it.
//
// `Decode…` fills `target` with the image as it is stored, transparent parts over white paper. The target has the
// header's width and height; a file that turns out to hold an image of another size is damaged. On failure the target's
// contents mean nothing.
//
// All free what they allocate, leave a message when they fail, and are silent, but for libde265 below libheif: it
// writes a line to standard error ("SPS error: …", nothing of the file) when a HEIC file's sequence parameters
// contradict each other, and cannot be asked not to.

CImageCodecsStatus CImageCodecsReadJPEGHeader(CImageCodecsFile file, CImageCodecsHeader *header,
                                              CImageCodecsMessage *message);
/// Decodes at a scale of `eighths`/8, from 1 to 8; the target's sides are the header's by that scale, rounded up.
CImageCodecsStatus CImageCodecsDecodeJPEG(CImageCodecsFile file, CImageCodecsPixels target, int32_t eighths,
                                          int64_t deadline, CImageCodecsMessage *message);

CImageCodecsStatus CImageCodecsReadPNGHeader(CImageCodecsFile file, CImageCodecsHeader *header,
                                             CImageCodecsMessage *message);
CImageCodecsStatus CImageCodecsDecodePNG(CImageCodecsFile file, CImageCodecsPixels target, int64_t deadline,
                                         CImageCodecsMessage *message);

CImageCodecsStatus CImageCodecsReadWebPHeader(CImageCodecsFile file, CImageCodecsHeader *header,
                                              CImageCodecsMessage *message);
CImageCodecsStatus CImageCodecsDecodeWebP(CImageCodecsFile file, CImageCodecsPixels target, int64_t deadline,
                                          CImageCodecsMessage *message);

CImageCodecsStatus CImageCodecsReadTIFFHeader(CImageCodecsFile file, CImageCodecsHeader *header,
                                              CImageCodecsMessage *message);
/// Decodes a page. The deadline is looked at between strips or rows of tiles, not inside them.
CImageCodecsStatus CImageCodecsDecodeTIFF(CImageCodecsFile file, CImageCodecsPixels target, int64_t deadline,
                                          CImageCodecsMessage *message);

/// The size is that of the upright image: libheif turns and crops as the file says.
CImageCodecsStatus CImageCodecsReadHEICHeader(CImageCodecsFile file, CImageCodecsHeader *header,
                                              CImageCodecsMessage *message);
/// Lists the items of a file that are images of their own, the primary one first; not more than there is room for.
CImageCodecsStatus CImageCodecsListHEICImages(CImageCodecsFile file, uint64_t *identifiers, int32_t room,
                                              int32_t *count, CImageCodecsMessage *message);
/// Decodes an image. libheif cannot be interrupted: the deadline is looked at only before it starts.
CImageCodecsStatus CImageCodecsDecodeHEIC(CImageCodecsFile file, CImageCodecsPixels target, int64_t deadline,
                                          CImageCodecsMessage *message);

/// The size is read without OpenJPEG, which would allocate memory for each tile. More than 4,096 tiles are refused.
CImageCodecsStatus CImageCodecsReadJPEG2000Header(CImageCodecsFile file, CImageCodecsHeader *header,
                                                  CImageCodecsMessage *message);
/// Decodes a JP2 file or a bare codestream. OpenJPEG cannot be interrupted: the deadline is looked at only before it
/// starts.
CImageCodecsStatus CImageCodecsDecodeJPEG2000(CImageCodecsFile file, CImageCodecsPixels target, int64_t deadline,
                                              CImageCodecsMessage *message);

#pragma clang assume_nonnull end

#endif
