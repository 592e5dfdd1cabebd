#ifndef COPENCVSHIMS_SETTINGS_H
#define COPENCVSHIMS_SETTINGS_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// `cv::setNumThreads`, for the whole process.
void COpenCVShimsSetThreadCount(int32_t count);

/// `cv::getNumberOfCPUs`. The first call opens files of the system; OpenCV remembers the number.
void COpenCVShimsCountCores(void);

/// `cv::utils::logging::setLogLevel(LOG_LEVEL_SILENT)`, for the whole process: failures are messages, not output.
void COpenCVShimsSilenceLog(void);

#ifdef __cplusplus
}
#endif

#endif
