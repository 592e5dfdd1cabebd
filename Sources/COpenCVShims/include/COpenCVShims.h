#ifndef COPENCVSHIMS_H
#define COPENCVSHIMS_H

#include "Errors.h"
#include "Geometry.h"

#endif
