import { languageOf } from '@lectern/domain/voices/languages.ts'
import type { Lexicon } from '../language/lexicon.ts'
import { smallNumbersIn } from '../language/words/announced-number.ts'
import { namesException, statesDuty } from '../language/words/duty-words.ts'
import { denies } from '../language/words/negations.ts'
import { namesEffect, namesOther, opensPivot } from '../language/words/pivot-words.ts'
import { pointsAtNoun } from '../language/words/pointed-nouns.ts'
import { pointsByEnding } from '../language/words/joined-pronouns.ts'
import { unspaced } from '../language/words/word-patterns.ts'
import { isOpen, isQuestion, wordsIn } from './sentence.ts'
import type { Sentence } from './sentence.ts'

/** The most words of a sentence that is only half of a thought, and of its other half. */
const most = { half: 12, other: 40, result: 8, correction: 30, list: 60 }
/** The most items of a list that a later sentence means as a whole. */
const mostItems = 5

/**
 * The earlier sentences that one points at: 'these habits', 'aplicarlas', an exception without its rule, or a warning after the
 * steps that it belongs to. After a list, it points at all of its items.
 */
export function pointedAt(
  sentences: readonly Sentence[],
  at: number,
  { language, phrases }: Pick<Lexicon, 'language' | 'phrases'>,
): readonly Sentence[] {
  const [before, one] = [sentences[at - 1], sentences[at]]
  if (!before || !one || one.listed || before.order + 1 !== one.order) return []
  const points = pointsAtNoun(one.text, language, phrases.pointingBack) || pointsByEnding(one.text, language)
  const isException = one.words <= most.half && namesException(one.text, language)
  if (before.listed) {
    if (points || isException) return listBefore(sentences, at)
    return before.ordered && one.isDependent && before.isUsable && statesDuty(one.text, language)
      ? [before]
      : []
  }
  const isSaid = before.isUsable || before.companion
  const counts = before.block === one.block && meansThoseCounted(one.text, before.text, language)
  return isSaid && (points || isException || counts) ? [before] : []
}

/** The first words of a sentence, where its subject is. */
const opening = /^(?:\S+\s+){1,2}\S+|^.{1,5}/u

/** 'Las tres tienen el mismo efecto' after 'Tres prácticas …': the number means the same things. */
function meansThoseCounted(text: string, before: string, language: string): boolean {
  const [start = ''] = opening.exec(text) ?? []
  const counted = smallNumbersIn(start, language).filter((number) => !start.includes(String(number)))
  return counted.length > 0 && smallNumbersIn(before, language).some((number) => counted.includes(number))
}

/** All items of the list right before a sentence, if they are few and can be said. */
function listBefore(sentences: readonly Sentence[], at: number): readonly Sentence[] {
  const block = sentences[at - 1]?.block
  const items = sentences.slice(0, at).filter((one) => one.block === block)
  const isShort = items.filter(({ index }) => index === 0).length <= mostItems && wordsIn(items) <= most.list
  return isShort && items.every(({ isUsable }) => isUsable) ? items : []
}

/**
 * The next sentence of the paragraph if it is the other half of a thought: what is so after what is not, what another person
 * proposed, the result that a short sentence leads to, or what happens to the thing that it ends with.
 */
export function otherHalf(
  sentences: readonly Sentence[],
  at: number,
  { language }: Pick<Lexicon, 'language'>,
): Sentence | undefined {
  const [one, next] = [sentences[at], sentences[at + 1]]
  if (!one || !next || next.block !== one.block || one.listed || !next.isUsable) return undefined
  if (next.words > most.other || isQuestion(one.text) || isOpen(one.text) || isQuestion(next.text))
    return undefined
  const isDenied = denies(one.text, language)
  const isCorrection =
    isDenied && next.isDependent && next.words <= most.correction && !denies(next.text, language)
  const isShort = one.words <= most.half
  const leadsOn =
    (isShort && (namesOther(one.text, language) || namesException(one.text, language))) ||
    (one.words <= most.result && !/\p{N}/u.test(one.text) && namesEffect(one.text, language)) ||
    (isShort && takesUp(next.text, one.text, language))
  return isCorrection || leadsOn || opensPivot(next.text, language) ? next : undefined
}

/** 'Clinton asked Congress for money. Congress passed a bill …': the second is about what the first ends with. */
function takesUp(next: string, one: string, language: string): boolean {
  if (unspaced.has(languageOf(language) ?? 'en')) return false
  const [first = ''] = /^[\p{L}\p{M}]{4,}/u.exec(next) ?? []
  const name = new RegExp(`\\s${first}(?![\\p{L}\\p{M}])`, 'u')
  return first !== '' && /^\p{Lu}/u.test(first) && name.test(one)
}
