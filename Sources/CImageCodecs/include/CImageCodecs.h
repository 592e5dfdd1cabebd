#ifndef CIMAGECODECS_H
#define CIMAGECODECS_H

#include "Decoding.h"
#include "Encoding.h"

#endif
