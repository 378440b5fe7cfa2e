import { translated } from '@lectern/domain/messages/translated.ts'

/** Texts of the outbox, which sends takes on every screen. */
export const messages = translated('recording/take-outbox', {
  waitingForConnection: 'Waiting for the connection.',
  takeNotKept: 'This take could not be kept. Please try again.',
})
