import { translated } from '@lectern/domain/messages/translated.ts'

/** Texts of the screen that is shown if the code of a screen cannot be loaded. */
export const messages = translated('app/screen error', {
  away: 'Lectern cannot be reached',
  whileAway: 'Check your connection. What you saved is safe, and drafts stay in this browser.',
  notLoaded: 'This screen could not be loaded',
  afterLoss: 'Lectern has a new version, or the connection was interrupted. What you saved is safe.',
})
