#include "Settings.h"
#include <opencv2/core/utility.hpp>
#include <opencv2/core/utils/logger.hpp>

void COpenCVShimsSetThreadCount(int32_t count) { cv::setNumThreads(count); }

void COpenCVShimsCountCores(void) { cv::getNumberOfCPUs(); }

void COpenCVShimsSilenceLog(void) { cv::utils::logging::setLogLevel(cv::utils::logging::LOG_LEVEL_SILENT); }
