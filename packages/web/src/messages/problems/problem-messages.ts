import { type Messages, translated } from '@lectern/domain/messages/translated.ts'

const english: Readonly<Record<'sentences' | 'notices', Messages>> = { sentences: {}, notices: {} }

/**
 * Messages about problems and notices in the interface language, by code and reason. English has nothing here, because
 * the server sends the English sentences.
 */
export const messages = translated('problems', english)

/** The English sentences of problems that the browser finds itself. They are those of the server's catalogue. */
export const ownProblems = {
  RESET_LINK_SPENT: 'This link has expired or was already used. Please request a new one.',
  COURSE_FILE_TOO_LARGE: 'This course file is larger than Lectern can import (500 MB).',
} as const
