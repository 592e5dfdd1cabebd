#ifndef CTESSERACT_OPENMP_H
#define CTESSERACT_OPENMP_H

// From GNU's omp.h, which lies in a folder of gcc's own that clang does not search.

/// How many nested parallel regions the calling thread may open.
int omp_get_max_active_levels(void);

/// Limits the nested parallel regions of the calling thread; with 0 its parallel loops run in the thread itself.
void omp_set_max_active_levels(int levels);

#endif
