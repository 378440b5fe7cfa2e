import {
  translatedPage,
  translatedPageId,
  withTranslations,
} from '@lectern/domain/documents/translated-page.ts'
import { languageCodes, languageOf } from '@lectern/domain/voices/languages.ts'
import type { SystemPage } from '../../course-material/courses/course-system.ts'
import type { PublicationMark } from '../../documents/library/published/publication-store.ts'
import type { LearnerPlace } from './learner-places.ts'

type Place = Pick<LearnerPlace, 'pageId' | 'format'>

/** A published document, and the language that learners see. */
interface InLanguage {
  /** BCP 47 tag. */
  readonly language: string
  readonly mark: PublicationMark
}

/** The page of the original. A page of the course system whose id has the form of a translation is an original. */
export function originalOf(pageId: string, pageIds: ReadonlySet<string>): string {
  return pageIds.has(pageId) ? pageId : (translatedPage(pageId)?.pageId ?? pageId)
}

/** The ids under which the content of a page can be stored: as the original, and in every language. */
export function pagesInAllLanguages(pageId: string): string[] {
  const originals = new Set([pageId, translatedPage(pageId)?.pageId ?? pageId])
  return [...originals].flatMap(withTranslations)
}

/**
 * The published documents with the content of a document in other languages: the original first, then in the order of the
 * language menu. Documents whose language is not known are left out, because a link to them would have no name.
 */
export function inOtherLanguages(
  marks: readonly PublicationMark[],
  { pageId, format }: Place,
  pageIds: ReadonlySet<string>,
): InLanguage[] {
  const original = originalOf(pageId, pageIds)
  const shown = marks.find((mark) => mark.pageId === pageId && mark.format === format)
  const own = shown && languageOf(languageAt(shown, pageIds))
  const isSame = (mark: PublicationMark) =>
    mark.format === format && mark.pageId !== pageId && originalOf(mark.pageId, pageIds) === original
  const found = marks
    .filter(isSame)
    .flatMap((mark) => {
      const language = languageAt(mark, pageIds)
      return language === undefined || languageOf(language) === own ? [] : [{ language, mark }]
    })
    .toSorted((a, b) => place(a, original) - place(b, original))
  // An author may give two documents the same language. Two links with the same name say nothing.
  return [...Map.groupBy(found, languageKey).values()].flatMap(([first]) => first ?? [])
}

/** The same for all tags of one language: `de` and `de-DE`. */
export const languageKey = ({ language }: { readonly language: string }): string =>
  languageOf(language) ?? language

const place = ({ language, mark }: InLanguage, original: string) =>
  mark.pageId === original ? -1 : languageCodes.findIndex((code) => code === languageOf(language))

function languageAt({ language, pageId }: PublicationMark, pageIds: ReadonlySet<string>): string | undefined {
  const code = pageIds.has(pageId) ? undefined : translatedPage(pageId)?.language
  return language || code
}

/** The next published document of the course: in the language of this one, else the original. */
export function nextInLanguage(
  later: readonly SystemPage[],
  published: ReadonlyMap<string, PublicationMark>,
  { pageId }: Place,
  pageIds: ReadonlySet<string>,
): PublicationMark | undefined {
  const language = pageIds.has(pageId) ? undefined : translatedPage(pageId)?.language
  for (const { id } of later) {
    const translation = language && published.get(translatedPageId({ pageId: id, language }))
    const next = translation ?? published.get(id)
    if (next && id !== pageId) return next
  }
  return undefined
}
