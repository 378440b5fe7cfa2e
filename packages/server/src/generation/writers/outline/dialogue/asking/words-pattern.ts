import { languageOf } from '@lectern/domain/voices/languages.ts'
import type { Language } from '@lectern/domain/voices/languages.ts'
import { unspaced, wordEnd, wordStart } from '../../language/words/word-patterns.ts'

/** Short words that are written together with the next one. */
const joined: Partial<Record<Language, string>> = { ar: '[وف]?(?:ال|لل|[بلك])?', he: '[והבלכמש]{0,2}' }

const patterns = new Map<string, RegExp>()

/** Any of some words, separated by '|', in lower case. A word with '*' may go on: 'problem*'. */
export function wordsPattern(words: string, language: string): RegExp {
  const key = `${language}: ${words}`
  const known = patterns.get(key)
  if (known) return known
  const code = languageOf(language) ?? 'en'
  const isSpaced = !unspaced.has(code)
  const start = isSpaced ? `${wordStart}${joined[code] ?? ''}` : ''
  const any = words
    .split('|')
    .filter((word) => word !== '')
    .map((word) => {
      const open = word.endsWith('*')
      const text = (open ? word.slice(0, -1) : word).replace(/[.+?^${}()[\]\\]/g, String.raw`\$&`)
      return open || !isSpaced ? text : `${text}${wordEnd}`
    })
  const made = new RegExp(any.length === 0 ? '(?!)' : `${start}(?:${any.join('|')})`, 'u')
  patterns.set(key, made)
  return made
}
