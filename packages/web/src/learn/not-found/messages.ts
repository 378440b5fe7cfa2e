import { translated } from '@lectern/domain/messages/translated.ts'

/** Texts of the page for addresses that do not exist or have ended. */
export const messages = translated('learn/not-found', {
  title: 'There is nothing here any more',
  hint: 'Ask whoever sent you the link for a new one.',
})
