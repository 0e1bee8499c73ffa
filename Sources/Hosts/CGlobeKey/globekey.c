/* The functions of this header are implemented in Swift, in GlobeKeyC. */
#include "globekey.h"
