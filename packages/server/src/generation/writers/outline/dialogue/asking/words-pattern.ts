import { languageOf } from '@lectern/domain/voices/languages.ts'
import type { Language } from '@lectern/domain/voices/languages.ts'
import { unspaced, wordEnd, wordStart } from '../../language/words/word-patterns.ts'

/** Short words that are written together with the next one. */
const joined: Partial<Record<Language, string>> = { ar: '[وف]?(?:ال|لل|[بلك])?', he: '[והבלכמש]{0,2}' }

const patterns = new Map<string, RegExp>()

/**
 * Any of some words, separated by '|', in lower case. A word may go on where there is a '*': 'problem*', 'известн* как'.
 * After '~' it may begin inside another word: '~라고 한다'. Between ' … ' there may be other words: 'आप … सकते'.
 */
export function wordsPattern(words: string, language: string): RegExp {
  const key = `${language}: ${words}`
  const known = patterns.get(key)
  if (known) return known
  const code = languageOf(language) ?? 'en'
  const isSpaced = !unspaced.has(code)
  const start = isSpaced ? `${wordStart}${joined[code] ?? ''}` : ''
  const end = isSpaced ? wordEnd : ''
  const any = words
    .split('|')
    .filter((word) => word !== '')
    .map((word) => (word.startsWith('~') ? wordPattern(word.slice(1), end) : start + wordPattern(word, end)))
  const made = new RegExp(any.join('|') || '(?!)', 'u')
  patterns.set(key, made)
  return made
}

/** The beginnings of the words, as they must stand in a text that the pattern finds. To look for them is much faster. */
export function beginningsOf(words: string): readonly string[] {
  return words
    .split('|')
    .filter((word) => word !== '')
    .map((word) => word.replace(/^~/u, '').split(/\*| … |[’']/u)[0] ?? '')
}

function wordPattern(word: string, end: string): string {
  const text = word
    .replaceAll(/[.+?^${}()[\]\\]/g, String.raw`\$&`)
    .replaceAll('*', String.raw`[\p{L}\p{M}]*`)
    .replaceAll(' … ', end === '' ? '.*?' : `${wordEnd}.*?${wordStart}`)
    .replaceAll('’', "[’']")
  return word.endsWith('*') ? text : text + end
}
