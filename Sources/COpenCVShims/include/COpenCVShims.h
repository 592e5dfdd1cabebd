#ifndef COPENCVSHIMS_H
#define COPENCVSHIMS_H

#include "Detection.h"
#include "Drawing.h"
#include "Errors.h"
#include "Geometry.h"
#include "NeuralNetwork.h"
#include "Settings.h"

#endif
