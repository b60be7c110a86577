#include <stddef.h>

/// Counts allocations of this many bytes or more from now on, by any thread of the program.
void allocations_count_from(size_t size);

/// How many there were since.
size_t allocations_counted(void);
