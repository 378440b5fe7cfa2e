import { languageOf } from '@lectern/domain/voices/languages.ts'
import type { Language } from '@lectern/domain/voices/languages.ts'
import { memoized } from '../memoized.ts'
import { phrasesOf } from '../phrases.ts'

/** Languages in which a whole sentence keeps its capital after a colon. */
const keeping = new Set<Language>(['de', 'no', 'da', 'sv'])

/** Small words at the start of a sentence, which no name starts with if the next word has no capital. */
const firstWord = /^(\p{Lu}\p{Ll}*)(?=[\s,]|$)/u

/** Headings start with them. */
const questionWords = new Set(['what', 'how', 'who', 'why', 'when', 'where', 'which'])

type Texts = readonly { readonly text: string }[]

/** The words that the page has in lower case, so that they are no names. */
const lowerWordsIn = memoized((sentences: Texts): ReadonlySet<string> => {
  const words = new Set<string>()
  for (const { text } of sentences)
    for (const word of text.match(/(?<![\p{L}’'])\p{Ll}+/gu) ?? []) words.add(word)
  return words
})

/**
 * A sentence of the page as it continues after a colon: 'I read this: in the north, rivers are short.' The first word
 * loses its capital only if the page has it in lower case elsewhere, so names keep theirs.
 */
export function afterColon(text: string, sentences: Texts, language: string): string {
  if (keeping.has(languageOf(language) ?? 'en')) return text
  const [word] = firstWord.exec(text) ?? []
  if (word === undefined || word === 'I') return text
  const lower = word.toLowerCase()
  // 'If', 'when': a word that opens a clause is no name.
  const isKnown = questionWords.has(lower) || phrasesOf(language).subordinate.includes(lower)
  if (!isKnown && !lowerWordsIn(sentences).has(lower)) return text
  // 'White House', but 'In Rome' and 'The Romans'.
  const [, second = ''] = text.split(/\s+/)
  if (/^\p{Lu}/u.test(second) && word.length > mostOfSmall) return text
  return lower + text.slice(word.length)
}

/** Articles and prepositions are short. */
const mostOfSmall = 3
