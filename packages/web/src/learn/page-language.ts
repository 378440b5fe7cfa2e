import {
  type InterfaceLanguageCode,
  knownInterfaceLanguage,
} from '@lectern/domain/interface-languages/interface-languages.ts'
import { directionOf, languageOf } from '@lectern/domain/voices/languages.ts'
import { htmlLang } from '../messages/current-language.ts'
import { fetchLearnTranslation } from '../messages/languages/learn-translation.ts'

/** The languages of a page: of its content, and of Lectern's own words around it. */
export interface PageLanguage {
  /** Of the content: BCP 47 tag and direction. */
  readonly lang: string
  readonly dir: 'ltr' | 'rtl'
  readonly words: InterfaceLanguageCode
}

/**
 * Lectern's own words have the language of the content if Lectern has it, else the one that the browser prefers. Content
 * without a known language is taken to be in that one too.
 */
export function pageLanguage(
  content: string | null | undefined,
  preferred: InterfaceLanguageCode | undefined,
): PageLanguage {
  const known = languageOf(content ?? undefined)
  const words = knownInterfaceLanguage(known ? [known] : []) ?? preferred ?? 'en'
  const lang = content || htmlLang(words)
  return { lang, dir: directionOf(lang), words }
}

/**
 * Renders with the messages of a language. The messages are those of the whole process, so `render` is synchronous: no
 * other page is rendered in between.
 */
export async function renderIn<T>(language: InterfaceLanguageCode, render: () => T): Promise<T> {
  if (language === 'en') return render()
  const translate = await fetchLearnTranslation(language)
  const speakEnglish = translate()
  try {
    return render()
  } finally {
    speakEnglish()
  }
}
