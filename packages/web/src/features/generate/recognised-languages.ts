import type { Estimate } from '@lectern/domain/api/generation.ts'
import { languageName } from '@lectern/domain/voices/languages.ts'
import { choiceLanguage } from '@lectern/domain/voices/voice-role.ts'
import { messages } from './messages.ts'
import { languagesOf, type Selection } from './selection.ts'

/** Tags of the languages that the server recognised over all courses, the language of most pages first. */
export function recognisedLanguages(estimates: readonly Pick<Estimate, 'languages'>[]): string[] {
  const found = new Map<string, { tag: string; pages: number }>()
  for (const { language: tag, pages } of estimates.flatMap(({ languages }) => languages)) {
    const key = choiceLanguage(tag)
    const known = found.get(key) ?? { tag, pages: 0 }
    found.set(key, { ...known, pages: known.pages + pages })
  }
  return [...found.values()].sort((one, other) => other.pages - one.pages).map(({ tag }) => tag)
}

/**
 * A note about the languages of the pages, if voices of other languages were preselected: those of the courses, or
 * English. Undefined if the languages were expected.
 */
export function languageNote(
  { pages, options }: Pick<Selection, 'pages' | 'options'>,
  recognised: readonly string[],
): string | undefined {
  if (options?.language !== undefined) return undefined
  const ofCourses = languagesOf({ pages, options })
  const expected = new Set((ofCourses.length > 0 ? ofCourses : ['en']).map(choiceLanguage))
  if (recognised.every((tag) => expected.has(choiceLanguage(tag)))) return undefined
  return messages.pagesAreIn(pages.length, recognised.map(languageName))
}
