import type { InterfaceLanguageCode } from '@lectern/domain/interface-languages/interface-languages.ts'
import type { FurtherMessages, LoginMessages } from './language-messages.ts'

interface LanguageFiles {
  readonly login: () => Promise<LoginMessages>
  readonly further: () => Promise<FurtherMessages>
}

/** Each language but English, with the two files that load its messages. */
export const languageFiles: Readonly<Record<Exclude<InterfaceLanguageCode, 'en'>, LanguageFiles>> = {
  es: {
    login: async () => (await import('./es/login.ts')).login,
    further: async () => (await import('./es/further.ts')).further,
  },
  fr: {
    login: async () => (await import('./fr/login.ts')).login,
    further: async () => (await import('./fr/further.ts')).further,
  },
  de: {
    login: async () => (await import('./de/login.ts')).login,
    further: async () => (await import('./de/further.ts')).further,
  },
  pl: {
    login: async () => (await import('./pl/login.ts')).login,
    further: async () => (await import('./pl/further.ts')).further,
  },
  pt: {
    login: async () => (await import('./pt/login.ts')).login,
    further: async () => (await import('./pt/further.ts')).further,
  },
  ar: {
    login: async () => (await import('./ar/login.ts')).login,
    further: async () => (await import('./ar/further.ts')).further,
  },
  zh: {
    login: async () => (await import('./zh/login.ts')).login,
    further: async () => (await import('./zh/further.ts')).further,
  },
  hi: {
    login: async () => (await import('./hi/login.ts')).login,
    further: async () => (await import('./hi/further.ts')).further,
  },
}
