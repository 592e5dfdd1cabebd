#ifndef CSPECIMENFONTS_H
#define CSPECIMENFONTS_H
int CSpecimenFontsPlaceholder(void);
#endif
