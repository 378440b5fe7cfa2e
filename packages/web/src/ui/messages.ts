import { translated } from '@lectern/domain/messages/translated.ts'

/** What the primitives say by themselves. */
export const messages = translated('ui', {
  cancel: 'Cancel',
  close: 'Close',
  dismiss: 'Dismiss',
  hideCharacters: 'Hide characters',
  showCharacters: 'Show characters',
  appearances: { light: 'Light', dark: 'Dark', system: 'System' },
})
