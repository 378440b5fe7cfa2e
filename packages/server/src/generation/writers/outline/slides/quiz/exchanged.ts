import { languageOf } from '@lectern/domain/voices/languages.ts'
import { countWords } from '@lectern/domain/narration/count-words.ts'
import { comparable } from '../../language/normalise.ts'
import { memoized } from '../../language/memoized.ts'
import { refersBack } from '../../language/refers-back.ts'
import { contentWords, overlap } from '../../language/words/content-words.ts'
import { definitionIn } from '../../language/words/defined-name.ts'
import { areOfOneKind } from '../../language/words/genus.ts'
import { denies } from '../../language/words/negations.ts'
import { oppositesIn } from '../../language/words/opposites.ts'
import { isWholeWord, unspaced } from '../../language/words/word-patterns.ts'
import { contrastsIn, withoutOwnPronouns } from '../../material/contrasts.ts'
import type { Side } from '../../material/contrasts.ts'
import type { Material } from '../../material/material.ts'
import { standsAlone } from '../../material/sentence.ts'
import type { Sentence } from '../../material/sentence.ts'
import { isQuotable } from './question.ts'

/** A statement of the page, and the same with something of the page exchanged, so that it is false. */
export interface Exchanged {
  readonly sentence: Sentence
  readonly text: string
  /** The two meanings have no word in common: the statement is absurd rather than a mistake that a learner makes. */
  readonly isAbsurd?: boolean
}

/** Definitions with more words in common may fit each other's terms. */
const mostAlike = 0.2
const words = { fewest: 4, most: 25 }
/** A property and its denial have at least this share of their words in common. */
const ofSame = 0.6
/** Languages in which a predicate does not agree with the gender of its subject. */
export const withoutGender = new Set([
  'en',
  'de',
  'nl',
  'da',
  'no',
  'sv',
  'fi',
  'id',
  'vi',
  'zh',
  'th',
  'ja',
  'ko',
  'hu',
  'tr',
])

/**
 * False statements about one thing with the statement of the page about another: two things whose opposite properties the
 * page sets against each other, or two terms that it defines as things of different kinds.
 */
export const exchanged = memoized((material: Material): readonly Exchanged[] => {
  const code = languageOf(material.page.language) ?? 'en'
  const ofTerms = definitionsExchanged(material)
  return withoutGender.has(code) ? [...ofTerms, ...contrastsExchanged(material)] : ofTerms
})

function contrastsExchanged(material: Material): readonly Exchanged[] {
  const contrasts = material.sections.flatMap(({ units }) =>
    units.flatMap((unit) => contrastsIn(unit, material)),
  )
  const { language } = material.page
  return contrasts.flatMap(({ sides: [one, other], isMarked }) => {
    const [own, foreign] = [partsOf(one, language), partsOf(other, language)]
    if (!isMarked || !own || !foreign || !agree(own.rest, foreign.rest)) return []
    if (!areOpposed(own.rest, foreign.rest, language)) return []
    return askable({ sentence: one.sentence, text: own.subject + foreign.rest }, material)
  })
}

/** 'The straight-line method' and ' spreads the cost evenly.' */
export function partsOf(
  { name, text }: Side,
  language: string,
): { readonly subject: string; readonly rest: string } | undefined {
  const at = text.toLowerCase().indexOf(name.toLowerCase())
  const spaced = !unspaced.has(languageOf(language) ?? 'en')
  if (at < 0 || !isWholeWord(text, at, name.length, spaced)) return undefined
  const end = at + name.length
  return { subject: text.slice(0, end), rest: text.slice(end) }
}

/** 'is' and 'are' do not fit the same subject: the words after both have the same number, or the same first word. */
function agree(one: string, other: string): boolean {
  const [a = '', b = ''] = [one, other].map((rest) => rest.trim().split(/\s/u)[0]?.toLowerCase())
  const isSingular = (word: string) => /(?:s|ed)$/u.test(word)
  return a === b || isSingular(a) === isSingular(b)
}

/**
 * 'Lithium reacts slowly' and 'sodium reacts quickly' cannot both hold for one thing. 'Contain chlorophyll' and 'contain a
 * red pigment' can.
 */
function areOpposed(one: string, other: string, language: string): boolean {
  const theirs = new Set(oppositesIn(other, language).map(({ word }) => word))
  const isReversed = oppositesIn(one, language).some(({ opposite }) => theirs.has(opposite))
  return isReversed || (denies(one, language) !== denies(other, language) && likeness(one, other) >= ofSame)
}

function definitionsExchanged(material: Material): readonly Exchanged[] {
  const { language } = material.page
  const found = material.sentences.flatMap((sentence) => {
    const definition = standsAlone(sentence) && !sentence.listed && definitionIn(sentence.text, language)
    // Another meaning can only take the place of one at the end of its sentence.
    const isAtEnd = definition && sentence.text.endsWith(definition.meaning)
    return isAtEnd && isOfOne(definition.meaning) ? [{ sentence, ...definition }] : []
  })
  return found.flatMap(({ sentence, name, meaning }) => {
    const [other] = found
      .filter(
        (one) =>
          comparable(one.name) !== comparable(name) &&
          linkOf(one) === linkOf({ sentence, name, meaning }) &&
          !areOfOneKind(meaning, one.meaning, language) &&
          !shareWords(`${name} ${meaning}`, one.name) &&
          !shareWords(`${one.name} ${one.meaning}`, name),
      )
      .map((one) => ({ ...one, alike: likeness(meaning, one.meaning) }))
      .filter(({ alike }) => alike <= mostAlike)
      // The nearest of the wrong meanings is the hardest to recognise.
      .sort((a, b) => b.alike - a.alike)
    if (!other) return []
    const start = sentence.text.slice(0, sentence.text.length - meaning.length)
    return askable({ sentence, text: start + other.meaning, isAbsurd: other.alike === 0 }, material)
  })
}

/** The words between a name and its meaning. */
function linkOf({
  sentence: { text },
  name,
  meaning,
}: {
  sentence: Sentence
  name: string
  meaning: string
}): string {
  return text.slice(text.indexOf(name) + name.length, text.length - meaning.length)
}

function shareWords(text: string, name: string): boolean {
  const low = text.toLowerCase()
  const names = [...contentWords(name)]
  return low.includes(name.toLowerCase()) || names.some((word) => contentWords(text).has(word))
}

function likeness(one: string, other: string): number {
  const [a, b] = [contentWords(one), contentWords(other)]
  return Math.max(overlap(a, b), overlap(b, a))
}

/** Many things are 'one of the main concepts', 'a key element' or 'an example': only one thing is what defines it. */
function isOfOne(meaning: string): boolean {
  return !fitsSeveral(meaning) && !/[(（]/u.test(meaning)
}

/** Whether a statement says of a thing what is true of others too: that it is one of them, or important. */
export function fitsSeveral(text: string): boolean {
  return severalFit.test(text)
}

const severalFit =
  /(?<!\p{L})(?:one of|examples? of|key|important|essential|main|major|common|useful|creative|best|most|clave|importante|fundamental|esencial|principal|útil|uno de|una de|clé|essentiel\p{L}*|principale?|utile|un des|une des|wichtig\p{L}*|zentral\p{L}*|wesentlich\p{L}*|eine[rs]? der|belangrijk\p{L}*|een van|essenziale|chiave|uno dei|una delle|chave|essencial|um dos|uma das|ważn\p{L}*|kluczow\p{L}*|jed\p{L}+ z)(?!\p{L})|重要|关键|主要|之一|إحدى|أحد|مهم|مفيد/iu

function askable(one: Exchanged, { lexicon }: Material): readonly Exchanged[] {
  const count = countWords(one.text)
  const fits =
    isQuotable(one.text) && isQuotable(one.sentence.text) && count >= words.fewest && count <= words.most
  return fits && !refersBack(withoutOwnPronouns(one.text), lexicon) && !/[!！:：;；؛]/u.test(one.text)
    ? [one]
    : []
}
