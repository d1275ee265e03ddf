#pragma once
// Static inlines for what Glibc's importer lacks.
