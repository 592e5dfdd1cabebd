/* Reads photographs, and prints what is known of each: a line of JSON.
 *
 *   cc scan.c -o scan $(pkg-config --cflags --libs idscan)
 *   ./scan '{"visualZone": true}' card.jpg other.jpg
 */
#include <idscan.h>
#include <stdio.h>
#include <stdlib.h>

/* Returns the content of a file, to be freed; NULL when it cannot be read. */
static char *content(const char *name, size_t *length) {
    FILE *file = fopen(name, "rb");
    if (!file)
        return NULL;
    char *bytes = NULL;
    long end = fseek(file, 0, SEEK_END) == 0 ? ftell(file) : -1;
    if (end >= 0 && fseek(file, 0, SEEK_SET) == 0 && (bytes = malloc((size_t)end + 1)))
        *length = fread(bytes, 1, (size_t)end, file);
    fclose(file);
    return bytes;
}

int main(int count, char **arguments) {
    if (count < 3) {
        fprintf(stderr, "usage: scan OPTIONS PHOTOGRAPH...   (IDScan %s)\n", idscan_version());
        return 64;
    }
    char *error;
    idscan *scanner = idscan_create(arguments[1], &error);
    if (!scanner) {
        fprintf(stderr, "scan: %s\n", error);
        idscan_free(error);
        return 1;
    }
    int status = 0;
    for (int i = 2; i < count; i++) {
        size_t length;
        char *bytes = content(arguments[i], &length);
        if (!bytes) {
            fprintf(stderr, "scan: %s cannot be read\n", arguments[i]);
            status = 1;
            continue;
        }
        char *report = idscan_scan(scanner, bytes, length);
        puts(report);
        idscan_free(report);
        free(bytes);
    }
    idscan_destroy(scanner);
    return status;
}
