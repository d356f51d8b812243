#pragma once

#include <stddef.h>

/// Calls a function with each number below a count, on as many threads as there are processors, and
/// returns when all calls have. The calling thread takes part.
///
/// The system's own pools give each thread 512 kB of stack on Apple's systems, which is too little
/// for a deeply nested spec.
///
/// - Parameters:
///   - count: how often the function is called.
///   - stack: the size of each thread's stack, in bytes.
///   - body: the function, which is given the context and the number.
///   - context: what the function works with.
void forEachOnThreads(size_t count, size_t stack, void (*_Nonnull body)(void *_Nonnull, size_t), void *_Nonnull context);

/// A mutex of the system's, which `destroyMutex` frees.
void *_Nonnull createMutex(void);
void lockMutex(void *_Nonnull mutex);
void unlockMutex(void *_Nonnull mutex);
void destroyMutex(void *_Nonnull mutex);
