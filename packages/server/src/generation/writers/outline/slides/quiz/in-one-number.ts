import { languageOf } from '@lectern/domain/voices/languages.ts'

/** Languages whose plurals end in 's'. */
const pluralInS = new Set(['en', 'es', 'fr', 'pt'])

/**
 * The options of the same number as the right one, if there are enough: in 'A ____ is a protein', 'peripheral proteins' is seen to
 * be wrong.
 */
export function inOneNumber(right: string, options: readonly string[], language: string): readonly string[] {
  if (!pluralInS.has(languageOf(language) ?? 'en')) return options
  const own = isPlural(right)
  return options.filter((option) => isPlural(option) === own)
}

/** 'Proteins', but not 'virus', 'process' and 'analysis'. */
function isPlural(name: string): boolean {
  return /\p{L}{2}(?<![sui])s$/iu.test(name)
}
