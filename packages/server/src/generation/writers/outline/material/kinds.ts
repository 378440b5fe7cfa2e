import { languageOf } from '@lectern/domain/voices/languages.ts'
import { capitalised } from '../language/enumerate.ts'
import { unspaced } from '../language/words/word-patterns.ts'
import type { Sentence } from './sentence.ts'
import type { Unit } from './unit.ts'

/** Languages in which an adjective or a second noun follows the noun. */
const nounFirst = new Set(['es', 'fr', 'it', 'pt', 'ro', 'ar', 'he', 'id', 'vi'])
/** The name of a kind is among the first words of its sentence. */
const opening = 5
const fewestLetters = 4
/** Shorter beginnings of words are shared by words of other meanings. */
const stemLetters = 6
/** Words that count or point, and name no kind. */
const countingWords =
  /^(?:most|some|many|several|all|other|others|both|each|every|these|those|such|another|different|various|certain|later|early|earlier|viele|einige|manche|andere|beide|jede\p{L}*|diese\p{L}*|solche|weitere|wiele|niektóre|inne|każd\p{L}*|takie|muchos|muchas|algunos|algunas|otros|otras|todos|todas|cada|muitos|muitas|alguns|algumas|outros|outras|beaucoup|certains|certaines|autres|toutes|tous|chaque)$/u

/** A kind of the thing that a unit is about, and the sentence that introduces it. */
export interface Kind {
  readonly name: string
  readonly sentence: Sentence
}

/**
 * The kinds of one thing that the sentences of a unit introduce by name: 'Physical weathering splits rock. … Chemical
 * weathering changes it.' The heading of the unit names the thing. Empty for fewer than two.
 */
export function kindsOf({ title, sentences }: Unit, language: string): readonly Kind[] {
  const code = languageOf(language) ?? 'en'
  if (unspaced.has(code)) return []
  const things = new Set(wordsOf(title).filter(isLong).map(stemOf))
  const found = new Map<string, Kind[]>()
  for (const sentence of sentences) {
    if (!sentence.sound || sentence.leaning) continue
    const named = kindIn(sentence.text, things, nounFirst.has(code))
    if (!named) continue
    const others = found.get(named.thing) ?? []
    found.set(named.thing, others)
    if (!others.some(({ name }) => name.toLowerCase() === named.name.toLowerCase()))
      others.push({ name: named.name, sentence })
  }
  const [most = []] = [...found.values()].sort((a, b) => b.length - a.length)
  return most.length >= 2 ? most : []
}

function kindIn(
  text: string,
  things: ReadonlySet<string>,
  isNounFirst: boolean,
): { readonly thing: string; readonly name: string } | undefined {
  // A name does not go beyond a comma.
  const [start = ''] = text.split(/[,;:،؛()“”"«»]/u)
  const words = wordsOf(start).slice(0, opening)
  for (const [at, thing] of words.entries()) {
    const qualifier = isNounFirst ? words[at + 1] : words[at - 1]
    if (!isLong(thing) || !things.has(stemOf(thing)) || !qualifier) continue
    if (!isQualifier(qualifier, isNounFirst || at > 1)) continue
    if (things.has(stemOf(qualifier))) continue
    const pair = isNounFirst ? [thing, qualifier] : [qualifier, thing]
    return { thing: stemOf(thing), name: capitalised(pair.join(' ')) }
  }
  return undefined
}

/** A word of some length, or a letter or number as in 'O horizon' and 'type 2'. An 'A' at the start is an article. */
function isQualifier(word: string, isInside: boolean): boolean {
  if (/^(?:\p{Lu}|\p{N}{1,2})$/u.test(word)) return isInside
  return isLong(word) && !countingWords.test(word.toLowerCase())
}

function isLong(word: string): boolean {
  return word.length >= fewestLetters
}

const stemOf = (word: string) => word.toLowerCase().slice(0, stemLetters)

function wordsOf(text: string): readonly string[] {
  return text.match(/[\p{L}\p{M}\p{N}’'-]+/gu) ?? []
}
