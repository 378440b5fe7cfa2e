import type { FailureTexts } from './failure-text.ts'
import { messages } from './messages.ts'

/** The sentences of both screens of a forgotten password: the request of a link, and the choice of a new password. */
export const resetTexts: FailureTexts = {
  byStatus: () => undefined,
  otherwise: () => messages.didNotWork,
}
