#include "CInkSystem.h"
