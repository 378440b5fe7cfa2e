import { translated } from '@lectern/domain/messages/translated.ts'

/** The sentences of calls without a readable answer. */
export const messages = translated('api', {
  noAnswer: 'Lectern does not answer. Please check your connection and try again.',
  lateAnswer: 'Lectern did not answer in time. Please check your connection and try again.',
  unreadableAnswer: 'Lectern gave an answer that cannot be read. Please try again.',
})
