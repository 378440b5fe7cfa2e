import { Problem } from '@lectern/domain/problems/problems.ts'
import { quotedWords } from '../../../../platform/providers/quoted-words.ts'
import type { FailedReading, Unusable } from './read-answer.ts'

/** The purpose of an answer: a whole page, or a part that an author rewrites. */
export type Task = 'page' | 'part'

const reasons = {
  empty: 'empty',
  'no-json': 'noJson',
  unreadable: 'unreadable',
  'cut-off': 'cutOff',
  'too-large': 'tooLarge',
  'against-rules': 'againstRules',
  language: 'language',
} as const satisfies Readonly<Record<Unusable, string>>

/** The problem for an answer that is unusable after two requests. `task` is what the answer was for. */
export function unusableAnswer({ reason }: FailedReading, text: string, task: Task): Problem {
  const words = quotedWords(text)
  if (reason === 'no-json' && words)
    return new Problem('WRITER_REFUSED', { reason: 'noContent', values: { words } })
  return new Problem('WRITER_FAILED', { reason: reasons[reason], values: { task } })
}

/** True if an answer arrived and could not be used. A rejected key or a missing model is no such failure. */
export function isUnusableAnswer(error: unknown): boolean {
  return (
    error instanceof Problem &&
    error.code === 'WRITER_FAILED' &&
    Object.values(reasons).some((reason) => reason === error.reason)
  )
}

/** The problem for a model that declines to write, with its own words if it gave any. */
export function refusedAnswer(text: string): Problem {
  const words = quotedWords(text)
  return words
    ? new Problem('WRITER_REFUSED', { reason: 'declined', values: { words } })
    : new Problem('WRITER_REFUSED')
}
