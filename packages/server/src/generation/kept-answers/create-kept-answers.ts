import type { Database } from '../../platform/db/database.ts'
import type { Chore } from '../../platform/runtime/chore.ts'
import type { Logger } from '../../platform/runtime/logger.ts'
import { type AnswersPlace, createKeptAnswerStore } from './kept-answer-store.ts'
import type { KeptAnswers } from './kept-answers.ts'

/** Paid answers until the work that needs them succeeds. */
export interface AnswerKeeping {
  /** The answers of attempts to write a page in a format. */
  of(place: AnswersPlace): KeptAnswers
  /** Forgets them. Called in the transaction that stores the page, so that no later generation finds them. */
  finished(place: AnswersPlace): Promise<void>
  forgetCourse(home: string, courseId: string): Promise<void>
  readonly chores: readonly Chore[]
}

/**
 * Keeps answers in the database, so that every process finds them. An answer that cannot be stored or read is asked for
 * again.
 */
export function createAnswerKeeping({
  database,
  logger,
}: {
  readonly database: Database
  readonly logger: Logger
}): AnswerKeeping {
  const store = createKeptAnswerStore(database)
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
