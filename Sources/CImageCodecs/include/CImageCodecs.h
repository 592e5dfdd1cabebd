#ifndef CIMAGECODECS_H
#define CIMAGECODECS_H
int CImageCodecsPlaceholder(void);
#endif
