import { translated } from '@lectern/domain/messages/translated.ts'

/** Messages of the choice of the language, before the login and in the account settings. */
export const messages = translated('language choice', {
  language: 'Language',
  about: 'The language of Lectern and of its emails. Your courses keep their own.',
  aboutDemo: 'Kept in this browser. Your courses keep their own.',
  notLoaded: 'This language could not be loaded. Please try again.',
})
