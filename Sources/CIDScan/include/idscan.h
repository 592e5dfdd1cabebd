#ifndef IDSCAN_H
#define IDSCAN_H

/**
 * @file
 * IDScan for C, and for all languages that call C: a photograph in, the fields of identity documents out, as JSON.
 *
 * Link with `-lidscan`. All texts are UTF-8 and end with NUL. All functions may be called from any thread, and from
 * many at once. None of them logs or writes anything, or ends the process for what a file holds.
 *
 * A process that was forked has none of the threads of its parent: it has to create scanners of its own.
 */

#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

/** The version of this header. */
#define IDSCAN_VERSION "1.0.0"

#ifdef __clang__
#pragma clang assume_nonnull begin
#define IDSCAN_NULLABLE _Nullable
#else
#define IDSCAN_NULLABLE
#endif

/** Scanners that threads share: so many photographs are read at a time, further calls wait in their order. */
typedef struct idscan idscan;

/** The version of the library, such as "1.0.0". The text is the library's: do not free it. */
const char *idscan_version(void);

/**
 * Makes scanners, and loads their models: about 20 MB of memory for each, and 0.1 seconds.
 *
 * @param options An object of JSON, NULL or "{}" for what is usual. An unknown member is an error. The members are
 *   - `workers`: the number of photographs that are read at a time, 1 to 256; the number of cores where it is absent,
 *   - `visualZone`: true to read print beside a zone, too, false to read zones alone; where it is absent, captions tell
 * what is printed on documents without a zone,
 *   - `corners`: false to leave out the places of things; true where it is absent,
 *   - `timings`: true to tell the time of each stage; false where it is absent,
 *   - `referenceDate`: the day that counts as today, as "2026-11-21"; the machine's where it is absent,
 *   - `pages`: the pages of a file that are read, as "1,3-5"; all where it is absent,
 *   - `maxBytes`: the bytes that a file may have, 1 to 1073741824; 67108864 where it is absent,
 *   - `maxPixels`: the pixels that a picture may have, 1 to 1000000000; 100000000 where it is absent,
 *   - `timeLimit`: the seconds of the processor that a photograph may take, more than 0, at most 3600; 10 where it is
 * absent,
 *   - `trust`: the names of files with certificates that signatures of seals are checked with, an array.
 * @param error Is set to one line that says what is wrong where NULL is returned, to be freed by idscan_free(), and to
 * NULL otherwise. It may be NULL.
 * @return The scanners, to be destroyed by idscan_destroy(); NULL where an option is wrong or a model is missing.
 */
idscan *IDSCAN_NULLABLE idscan_create(const char *IDSCAN_NULLABLE options,
                                      char *IDSCAN_NULLABLE *IDSCAN_NULLABLE error);

/**
 * Reads a photograph. The calling thread waits.
 *
 * @param scanner The scanners.
 * @param bytes The content of a JPEG, PNG, WebP, TIFF, HEIC, JPEG 2000, BMP, GIF or PDF file. It is not changed, and
 * not kept.
 * @param length The number of bytes.
 * @return The report, one line of JSON: what `idscan -` prints of the same bytes with `--format ndjson`. Where there is
 * no result, it has the member `error`, with a `code` for programs and a `message` for people. To be freed by
 * idscan_free().
 */
char *idscan_scan(idscan *scanner, const void *IDSCAN_NULLABLE bytes, size_t length);

/** Frees a text that idscan_create() or idscan_scan() returned; NULL is allowed. It overwrites the text before. */
void idscan_free(char *IDSCAN_NULLABLE text);

/**
 * Ends scanners; NULL is allowed. It waits until scans that have begun are answered and all threads have ended. No call
 * may begin with these scanners any more. A process that ends without it does no harm, unless a scan runs.
 */
void idscan_destroy(idscan *IDSCAN_NULLABLE scanner);

#ifdef __clang__
#pragma clang assume_nonnull end
#endif

#ifdef __cplusplus
}
#endif

#endif
