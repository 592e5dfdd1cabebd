#include "COpenCVShims.h"
#include <opencv2/core.hpp>
#include <opencv2/dnn.hpp>
#include <opencv2/imgproc.hpp>
int COpenCVShimsPlaceholder(void) { return CV_VERSION_MAJOR; }
