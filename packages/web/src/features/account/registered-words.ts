import type { Connection } from '@lectern/domain/api/accounts.ts'
import { connectionWords } from '../../messages/problems/problem-sentence.ts'
import { messages } from './messages.ts'

/** The answer of the course system at the registration, and the next step of the user. */
export interface RegisteredWords {
  readonly happened: string
  /** Undefined if there is nothing to correct. */
  readonly next: string | undefined
}

export function registeredWords(connection: Connection): RegisteredWords {
  const answer = connectionWords(connection)
  if (connection.ok) return { happened: answer, next: undefined }
  switch (connection.problem?.code) {
    case 'KEY_REJECTED':
      return { happened: answer, next: messages.correctKey }
    // The sentence of the problem asks to try again. The account exists already, so that registering again would fail.
    case 'COURSE_SYSTEM_UNAVAILABLE':
      return { happened: messages.courseSystemAway, next: messages.coursesFollow }
    case 'COURSE_SYSTEM_IN_MAINTENANCE':
      return { happened: answer, next: messages.coursesFollow }
    default:
      return { happened: answer, next: messages.correctConnection }
  }
}
