#ifndef COPENCVSHIMS_H
#define COPENCVSHIMS_H

#include "Detection.h"
#include "Errors.h"
#include "Geometry.h"

#endif
