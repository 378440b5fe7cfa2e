import { translated } from '@lectern/domain/messages/translated.ts'

/** Messages of the primitives. */
export const messages = translated('ui', {
  cancel: 'Cancel',
  close: 'Close',
  dismiss: 'Dismiss',
  notLoaded: 'This part of Lectern could not be loaded. Please try again.',
  retry: 'Retry',
  notifications: 'Notifications',
  hideCharacters: 'Hide characters',
  showCharacters: 'Show characters',
  appearances: { light: 'Light', dark: 'Dark', system: 'System' },
})
