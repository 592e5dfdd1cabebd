#ifndef FOLDER_H
#define FOLDER_H

#include "CResources.h"

/// A file by its name and the array of its bytes.
#define FILE_OF(name, array) {name, array, sizeof array}

/// A folder by the array of its files.
#define FOLDER_OF(array) ((CResourceFolder){array, sizeof array / sizeof array[0]})

#endif
