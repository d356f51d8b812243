/// How often memory was asked for: malloc, calloc, realloc, and those for aligned memory.
unsigned long counted_allocations(void);
