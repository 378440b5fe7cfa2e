import { languageOf } from '@lectern/domain/voices/languages.ts'
import { normalise } from '../../language/normalise.ts'
import { isArticle, opensWithArticle } from '../../language/words/article-openers.ts'
import { withoutNamedOrdinals } from '../../language/words/named-ordinals.ts'
import { referringWordsOf } from './referring-words-of.ts'

export interface Reference {
  /** The words that refer. */
  readonly word: string
  /** The noun that they refer to, if they have one. */
  readonly noun?: string
}

/** The words of a sentence that refer to an earlier sentence; undefined if it can be understood alone. */
export function findReference(sentence: string, language: string): Reference | undefined {
  const { openers, harmless, pointed, known } = referringWordsOf(language)
  const text = withoutNamedOrdinals(sentence, languageOf(language) ?? 'en')
    .toLowerCase()
    .replace(/^[\s"“”«»„「『(¿¡]+/u, '')
  if (harmless?.test(text)) return undefined
  for (const opener of openers) {
    const [whole, word] = opener.exec(text) ?? []
    if (isArticle(word ?? '') && opensWithArticle(sentence, language)) continue
    if (whole !== undefined && word !== undefined) return withNoun(word, text.slice(whole.length))
  }
  for (const pattern of [pointed, known]) {
    const found = pattern?.exec(text)
    const noun = found?.groups?.['noun']
    if (found && noun && !normalise(text.slice(0, found[0].length - noun.length)).includes(stem(noun)))
      return { word: found[0], noun }
  }
  return undefined
}

/** 'this process' refers to a process; 'this is' to anything. */
function withNoun(word: string, rest: string): Reference {
  const isDemonstrative = /(?:^|\s)(?:this|these|those|that|such)$/.test(word)
  const [, noun] = (isDemonstrative && /^ (\p{L}{4,})/u.exec(rest)) || []
  return noun === undefined ? { word } : { word: `${word} ${noun}`, noun }
}

/** True if a text contains the noun, possibly with another ending. */
export function names(text: string, noun: string): boolean {
  return normalise(text).includes(stem(noun))
}

function stem(noun: string): string {
  return noun.slice(0, Math.max(4, noun.length - 2))
}
