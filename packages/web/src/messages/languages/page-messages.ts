import type { InterfaceLanguageCode } from '@lectern/domain/interface-languages/interface-languages.ts'
import { chosenLanguage } from '../chosen-language.ts'

/**
 * The state of this page, separate from the code that loads languages: a page in English does not load that code. The
 * language is chosen once, because another tab may store another one.
 */
let language: ReturnType<typeof chosenLanguage> | undefined
let wantsFurther = false
let hasChanged = false

/** The language of this page. */
export const pageLanguage = (): ReturnType<typeof chosenLanguage> => (language ??= chosenLanguage())

export function setPageLanguage(code: InterfaceLanguageCode): void {
  language = code
}

/** The user has chosen another language. It may still be loading. */
export function noteChange(): void {
  hasChanged = true
}

/** The page shows screens behind the login, whose messages are in a second file. */
export function noteFurtherScreens(): void {
  wantsFurther = true
}

export const hasFurtherScreens = (): boolean => wantsFurther

/** Whether the messages in the code of the screens are enough, because they are in English. */
export const needsNoLoading = (): boolean => pageLanguage() === 'en' && !hasChanged
