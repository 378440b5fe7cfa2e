import { translateWith } from './translated.ts'

/** Translates all messages into the language of the interface. English needs no loading. */
export async function loadLanguage(): Promise<void> {
  if (localStorage.getItem('interface_language') === 'pseudo')
    translateWith((await import('./pseudo.ts')).pseudo)
}
