import {
  bestInterfaceLanguage,
  type InterfaceLanguageCode,
  isInterfaceLanguage,
} from '@lectern/domain/interface-languages/interface-languages.ts'

const key = 'interface_language'

/**
 * The language for this page: the one that was chosen in this browser, else the best one for the languages of the browser.
 * The account's language is stored here at each login. `pseudo` is the language for tests.
 */
export function chosenLanguage(): InterfaceLanguageCode | 'pseudo' {
  const chosen = localStorage.getItem(key)
  return chosen === 'pseudo' || isInterfaceLanguage(chosen)
    ? chosen
    : bestInterfaceLanguage(navigator.languages)
}

/** Stores the language for pages that this browser opens from now on. Other open tabs keep theirs until they are reloaded. */
export function rememberLanguage(language: InterfaceLanguageCode): void {
  try {
    localStorage.setItem(key, language)
  } catch {
    // The storage of the browser is full. The page has the language all the same.
  }
}
