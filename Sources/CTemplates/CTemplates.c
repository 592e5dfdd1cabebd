#include "CTemplates.h"

static const unsigned char icaoPassport[] = {
#embed "Templates/icao-passport.json"
};

static const unsigned char germanyIdentityCard2010Front[] = {
#embed "Templates/germany-identity-card-2010-front.json"
};

static const unsigned char germanyIdentityCard2010Back[] = {
#embed "Templates/germany-identity-card-2010-back.json"
};

static const unsigned char germanyIdentityCard2021Front[] = {
#embed "Templates/germany-identity-card-2021-front.json"
};

static const unsigned char germanyIdentityCard2021Back[] = {
#embed "Templates/germany-identity-card-2021-back.json"
};

static const unsigned char euResidencePermitFront[] = {
#embed "Templates/eu-residence-permit-front.json"
};

static const unsigned char euResidencePermitBack[] = {
#embed "Templates/eu-residence-permit-back.json"
};

static const unsigned char captions[] = {
#embed "Captions/captions.json"
};

static const unsigned char headings[] = {
#embed "Captions/headings.json"
};

static const CTemplatesData files[] = {
    {"icao-passport.json", icaoPassport, sizeof icaoPassport},
    {"germany-identity-card-2021-front.json", germanyIdentityCard2021Front, sizeof germanyIdentityCard2021Front},
    {"germany-identity-card-2021-back.json", germanyIdentityCard2021Back, sizeof germanyIdentityCard2021Back},
    {"germany-identity-card-2010-front.json", germanyIdentityCard2010Front, sizeof germanyIdentityCard2010Front},
    {"germany-identity-card-2010-back.json", germanyIdentityCard2010Back, sizeof germanyIdentityCard2010Back},
    {"eu-residence-permit-front.json", euResidencePermitFront, sizeof euResidencePermitFront},
    {"eu-residence-permit-back.json", euResidencePermitBack, sizeof euResidencePermitBack},
};

size_t CTemplatesCount(void) { return sizeof files / sizeof files[0]; }

CTemplatesData CTemplatesFile(size_t index) { return files[index]; }

CTemplatesData CTemplatesCaptions(void) { return (CTemplatesData){"captions.json", captions, sizeof captions}; }

CTemplatesData CTemplatesHeadings(void) { return (CTemplatesData){"headings.json", headings, sizeof headings}; }
