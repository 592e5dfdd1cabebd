#include "CPage.h"

#define ZLIB_CONST
#include <zlib.h>

static const unsigned char licences[] = {
#embed "licences.txt"
};

CPageFile CPageLicences(void) {
    return (CPageFile){"/licences.txt", "text/plain; charset=utf-8", licences, sizeof licences};
}

// A file of the page takes its bytes here, and a row in the table below.
static const unsigned char indexPage[] = {
#embed "page/index.html"
};

static const unsigned char style[] = {
#embed "page/style.css"
};

static const unsigned char icon[] = {
#embed "page/icon.svg"
};

static const unsigned char manifest[] = {
#embed "page/manifest.webmanifest"
};

static const unsigned char app[] = {
#embed "page/app.js"
};

static const unsigned char camera[] = {
#embed "page/camera.js"
};

static const unsigned char dom[] = {
#embed "page/dom.js"
};

static const unsigned char loops[] = {
#embed "page/loops.js"
};

static const unsigned char overlay[] = {
#embed "page/overlay.js"
};

static const unsigned char picture[] = {
#embed "page/picture.js"
};

static const unsigned char reading[] = {
#embed "page/reading.js"
};

static const unsigned char results[] = {
#embed "page/results.js"
};

static const unsigned char service[] = {
#embed "page/service.js"
};

static const unsigned char words[] = {
#embed "page/words.js"
};

static const unsigned char docs[] = {
#embed "page/docs.js"
};

static const unsigned char docsPage[] = {
#embed "page/docs.html"
};

// A synthetic passport, for those who have no document at hand.
static const unsigned char sample[] = {
#embed "../../../TestCards/td3-small.jpg"
};

static const unsigned char description[] = {
#embed "openapi.json"
};

static const CPageFile files[] = {
    {"/", "text/html; charset=utf-8", indexPage, sizeof indexPage},
    {"/style.css", "text/css; charset=utf-8", style, sizeof style},
    {"/icon.svg", "image/svg+xml", icon, sizeof icon},
    {"/manifest.webmanifest", "application/manifest+json", manifest, sizeof manifest},
    {"/app.js", "text/javascript; charset=utf-8", app, sizeof app},
    {"/camera.js", "text/javascript; charset=utf-8", camera, sizeof camera},
    {"/dom.js", "text/javascript; charset=utf-8", dom, sizeof dom},
    {"/loops.js", "text/javascript; charset=utf-8", loops, sizeof loops},
    {"/overlay.js", "text/javascript; charset=utf-8", overlay, sizeof overlay},
    {"/picture.js", "text/javascript; charset=utf-8", picture, sizeof picture},
    {"/reading.js", "text/javascript; charset=utf-8", reading, sizeof reading},
    {"/results.js", "text/javascript; charset=utf-8", results, sizeof results},
    {"/service.js", "text/javascript; charset=utf-8", service, sizeof service},
    {"/words.js", "text/javascript; charset=utf-8", words, sizeof words},
    {"/docs", "text/html; charset=utf-8", docsPage, sizeof docsPage},
    {"/docs.js", "text/javascript; charset=utf-8", docs, sizeof docs},
    {"/sample.jpg", "image/jpeg", sample, sizeof sample},
    // What the service answers: OpenAPI/build writes it.
    {"/openapi.json", "application/json", description, sizeof description},
};

size_t CPageFileCount(void) { return sizeof files / sizeof files[0]; }

CPageFile CPageFileAt(size_t number) { return files[number]; }

// The largest window, with the head and the tail of gzip; the most memory.
enum { gzipWindow = 15 + 16, mostMemory = 9 };

size_t CPagePack(const unsigned char *bytes, size_t size, unsigned char *into, size_t room) {
    z_stream stream = {.next_in = bytes, .avail_in = (uInt)size, .next_out = into, .avail_out = (uInt)room};
    if (deflateInit2(&stream, Z_DEFAULT_COMPRESSION, Z_DEFLATED, gzipWindow, mostMemory, Z_DEFAULT_STRATEGY) != Z_OK) {
        return 0;
    }
    const int end = deflate(&stream, Z_FINISH);
    deflateEnd(&stream);
    return end == Z_STREAM_END ? room - stream.avail_out : 0;
}
