#include "Threads.h"

#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <unistd.h>

/// No machine has so many processors that more threads would pay.
enum { mostThreads = 16 };

struct Work {
    size_t count;
    atomic_size_t next;
    void (*body)(void *, size_t);
    void *context;
};

static void *take(void *argument) {
    struct Work *work = argument;
    for (;;) {
        size_t number = atomic_fetch_add(&work->next, 1);
        if (number >= work->count) return NULL;
        work->body(work->context, number);
    }
}

void forEachOnThreads(size_t count, size_t stack, void (*body)(void *, size_t), void *context) {
    struct Work work = {.count = count, .body = body, .context = context};
    pthread_t threads[mostThreads];
    size_t started = 0;
    long processors = sysconf(_SC_NPROCESSORS_ONLN);
    pthread_attr_t attributes;
    if (pthread_attr_init(&attributes) == 0) {
        // Where a thread can't be made, those that there are do its part.
        if (pthread_attr_setstacksize(&attributes, stack) == 0) {
            while (started < mostThreads && (long)started + 1 < processors && started + 1 < count &&
                   pthread_create(&threads[started], &attributes, take, &work) == 0) {
                started += 1;
            }
        }
        pthread_attr_destroy(&attributes);
    }
    take(&work);
    for (size_t index = 0; index < started; index += 1) pthread_join(threads[index], NULL);
}

void *createMutex(void) {
    pthread_mutex_t *mutex = malloc(sizeof *mutex);
    if (mutex == NULL || pthread_mutex_init(mutex, NULL) != 0) abort();
    return mutex;
}

void lockMutex(void *mutex) { pthread_mutex_lock(mutex); }

void unlockMutex(void *mutex) { pthread_mutex_unlock(mutex); }

void destroyMutex(void *mutex) {
    pthread_mutex_destroy(mutex);
    free(mutex);
}
