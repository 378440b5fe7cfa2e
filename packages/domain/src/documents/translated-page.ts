import { type Language, languageCodes, languages } from '../voices/languages.ts'

/** The page of an original, and the language of its translation. */
export interface TranslatedPage {
  readonly pageId: string
  readonly language: Language
}

const form = /^(.+)@([a-z]{2})$/u

/**
 * The id under which the translation of a page's content is stored: `42@de`. Every call that takes the id of a page takes
 * it too, so that a translation is edited, saved, voiced and shared by the same code as its original.
 */
export function translatedPageId({ pageId, language }: TranslatedPage): string {
  return `${pageId}@${language}`
}

/**
 * The original and the language of such an id. Undefined for other ids. A page of the course system may have an id of this
 * form. Then the page counts, so ask the course first.
 */
export function translatedPage(id: string): TranslatedPage | undefined {
  const [, pageId, code] = form.exec(id) ?? []
  return pageId !== undefined && isLanguage(code) ? { pageId, language: code } : undefined
}

/** The id of a page, and those of its content in every language. */
export function withTranslations(pageId: string): string[] {
  return [pageId, ...languageCodes.map((language) => translatedPageId({ pageId, language }))]
}

export function isLanguage(code: string | undefined): code is Language {
  return code !== undefined && Object.hasOwn(languages, code)
}
