import { languageOf } from '@lectern/domain/voices/languages.ts'
import { isWholeWord, unspaced } from '../../language/words/word-patterns.ts'

/** The text around a name, in any case. More than two parts if it has the name more than once, one if not at all. */
export function splitAt(text: string, name: string, language: string): readonly string[] {
  const spaced = !unspaced.has(languageOf(language) ?? 'en')
  const [lower, wanted] = [text.toLowerCase(), name.toLowerCase()]
  const parts: string[] = []
  let from = 0
  for (let at = lower.indexOf(wanted); at >= 0; at = lower.indexOf(wanted, at + wanted.length)) {
    if (!isWholeWord(lower, at, wanted.length, spaced)) continue
    parts.push(text.slice(from, at))
    from = at + name.length
  }
  return [...parts, text.slice(from)]
}
