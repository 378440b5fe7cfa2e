import { type Format, formatNames } from '@lectern/domain/courses/formats.ts'
import {
  translatedPage,
  translatedPageId,
  withTranslations,
} from '@lectern/domain/documents/translated-page.ts'
import { languageCodes, languageOf } from '@lectern/domain/voices/languages.ts'
import type { SystemPage } from '../../course-material/courses/course-system.ts'
import type { PublicationMark } from '../../documents/library/published/publication-store.ts'
import type { LearnerPlace } from './learner-places.ts'

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

/** All formats, this one first. */
export const formatsFirst = (first: Format): Format[] => [
  first,
  ...formatNames.filter((format) => format !== first),
]

/**
 * The published documents with the content of a page in other languages, one for each language: the original first, then in
 * the order of the language menu. If a language has no document of the first format, the link leads to that of the next one.
 * Documents whose language is not known are left out, because a link to them would have no name.
 */
export function inOtherLanguages(
  marks: readonly PublicationMark[],
  { pageId, formats }: { readonly pageId: string; readonly formats: readonly Format[] },
  pageIds: ReadonlySet<string>,
): InLanguage[] {
  const original = originalOf(pageId, pageIds)
  const inMenuOrder = (a: InLanguage, b: InLanguage) => place(a, original) - place(b, original)
  const found = formats.flatMap((format) =>
    marks
      .filter((mark) => mark.format === format && mark.pageId !== pageId)
      .filter((mark) => originalOf(mark.pageId, pageIds) === original)
      .flatMap((mark) => {
        const language = languageAt(mark, pageIds)
        return language === undefined ? [] : [{ language, mark }]
      })
      .toSorted(inMenuOrder),
  )
  const own = ownLanguages(marks, { pageId, formats }, pageIds)
  const others = found.filter(({ language }) => !own.includes(languageOf(language)))
  // An author may give two documents the same language. Two links with the same name say nothing.
  return [...Map.groupBy(others, languageKey).values()]
    .flatMap(([first]) => first ?? [])
    .toSorted(inMenuOrder)
}

/** The languages in which learners have the page already: that of the first format, else those of the others. */
function ownLanguages(
  marks: readonly PublicationMark[],
  { pageId, formats }: { readonly pageId: string; readonly formats: readonly Format[] },
  pageIds: ReadonlySet<string>,
) {
  const shown = marks.filter((mark) => mark.pageId === pageId)
  const first = shown.filter((mark) => mark.format === formats[0])
  return (first.length > 0 ? first : shown).map((mark) => languageOf(languageAt(mark, pageIds)))
}

/** The same for all tags of one language: `de` and `de-DE`. */
const languageKey = ({ language }: { readonly language: string }): string => languageOf(language) ?? language

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
  { pageId }: Pick<LearnerPlace, 'pageId'>,
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
