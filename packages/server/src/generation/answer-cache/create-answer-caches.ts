import type { Database } from '../../platform/db/database.ts'
import type { MaintenanceTask } from '../../platform/runtime/maintenance-task.ts'
import type { Logger } from '../../platform/runtime/logger.ts'
import { type AnswerCachePlace, createAnswerCacheStore } from './answer-cache-store.ts'
import type { AnswerCache } from './answer-cache.ts'

/** Paid answers until the work that needs them succeeds. */
export interface AnswerCaches {
  /** The answers of attempts to write a page in a format. */
  of(place: AnswerCachePlace): AnswerCache
  /** Forgets them. Called in the transaction that stores the page, so that no later generation finds them. */
  finished(place: AnswerCachePlace): Promise<void>
  forgetCourse(home: string, courseId: string): Promise<void>
  readonly chores: readonly MaintenanceTask[]
}

/**
 * Keeps answers in the database, so that every process finds them. An answer that cannot be stored or read is asked for
 * again.
 */
export function createAnswerCaches({
  database,
  logger,
}: {
  readonly database: Database
  readonly logger: Logger
}): AnswerCaches {
  const store = createAnswerCacheStore(database)
  const warn = (error: unknown): undefined => {
    logger.warn({ err: error }, 'Cannot keep the answers of a language model for a retry.')
    return undefined
  }
  return {
    of: (place) => ({
      find: (key) => store.find(place, key).catch(warn),
      keep: (key, answer) => store.keep(place, key, answer).catch(warn),
      forget: (keys) => store.forget(place, keys).catch(warn),
    }),
    finished: (place) => store.forgetAll(place),
    forgetCourse: (home, courseId) => store.forgetCourse(home, courseId),
    chores: [{ name: 'kept answers', removeBatch: (limit) => store.forgetOld(limit) }],
  }
}
