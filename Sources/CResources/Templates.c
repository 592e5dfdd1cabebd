#include "Folder.h"

static const unsigned char icaoPassport[] = {
#embed "Templates/icao-passport.json"
};

static const unsigned char germany2021Front[] = {
#embed "Templates/germany-identity-card-2021-front.json"
};

static const unsigned char germany2021Back[] = {
#embed "Templates/germany-identity-card-2021-back.json"
};

static const unsigned char germany2010Front[] = {
#embed "Templates/germany-identity-card-2010-front.json"
};

static const unsigned char germany2010Back[] = {
#embed "Templates/germany-identity-card-2010-back.json"
};

static const unsigned char euResidencePermitFront[] = {
#embed "Templates/eu-residence-permit-front.json"
};

static const unsigned char euResidencePermitBack[] = {
#embed "Templates/eu-residence-permit-back.json"
};

static const CResource files[] = {
    FILE_OF("icao-passport.json", icaoPassport),
    FILE_OF("germany-identity-card-2021-front.json", germany2021Front),
    FILE_OF("germany-identity-card-2021-back.json", germany2021Back),
    FILE_OF("germany-identity-card-2010-front.json", germany2010Front),
    FILE_OF("germany-identity-card-2010-back.json", germany2010Back),
    FILE_OF("eu-residence-permit-front.json", euResidencePermitFront),
    FILE_OF("eu-residence-permit-back.json", euResidencePermitBack),
};

CResourceFolder CResourcesTemplates(void) { return FOLDER_OF(files); }
