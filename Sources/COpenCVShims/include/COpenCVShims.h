#ifndef COPENCVSHIMS_H
#define COPENCVSHIMS_H
#ifdef __cplusplus
extern "C" {
#endif
int COpenCVShimsPlaceholder(void);
#ifdef __cplusplus
}
#endif
#endif
