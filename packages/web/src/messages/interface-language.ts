import {
  type InterfaceLanguageCode,
  interfaceLanguages,
} from '@lectern/domain/interface-languages/interface-languages.ts'
import { useSyncExternalStore } from 'react'
import { htmlLang, interfaceLanguage, setCurrentLanguage } from './current-language.ts'

const listeners = new Set<() => void>()

/** Called after the messages are in a language: formats follow it, and the document has its language and direction. */
export function setInterfaceLanguage(code: InterfaceLanguageCode): void {
  setCurrentLanguage(code)
  document.documentElement.lang = htmlLang(code)
  document.documentElement.dir = interfaceLanguages[code].direction
  for (const listener of listeners) listener()
}

/**
 * Returns the language of this page. A screen that uses it renders again when the user changes the language, and keeps its
 * state: what the user typed stays.
 */
export function useInterfaceLanguage(): InterfaceLanguageCode {
  return useSyncExternalStore(subscribe, interfaceLanguage)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
