import { languageOf } from '@lectern/domain/voices/languages.ts'
import type { Language } from '@lectern/domain/voices/languages.ts'
import type { Lexicon } from '../language/lexicon.ts'
import { smallNumbersIn } from '../language/words/announced-number.ts'
import { namesException, statesDuty } from '../language/words/duty-words.ts'
import { denies } from '../language/words/negations.ts'
import { namesEffect, namesOther, opensPivot } from '../language/words/pivot-words.ts'
import { hasOpenClitic } from '../language/words/object-clitics.ts'
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
    if (points || isException || meansMembers(one.text, language)) return listBefore(sentences, at)
    return before.ordered && one.isDependent && before.isUsable && statesDuty(one.text, language)
      ? [before]
      : []
  }
  const isSaid = before.isUsable || before.companion
  const counts = before.block === one.block && meansThoseCounted(one.text, before.text, language)
  const named = before.block === one.block ? antecedentOf(sentences, at, language) : undefined
  return isSaid && (points || isException || counts || named) ? [...(named ? [named] : []), before] : []
}

const feminine = /^(?:La|Las|Una|Unas)\s/u
const masculine = /^(?:El|Los|Un|Unos)\s/u

/**
 * 'La resolución es drástica. El incumplimiento ha de ser grave. Un retraso no la justifica.': the Spanish pronoun agrees with the subject
 * of an earlier sentence, and not of the one before.
 */
function antecedentOf(sentences: readonly Sentence[], at: number, language: string): Sentence | undefined {
  const [before, one] = [sentences[at - 1], sentences[at]]
  if (languageOf(language) !== 'es' || !before || !one) return undefined
  const low = one.text.toLowerCase()
  const clitic = hasOpenClitic(low, language) ? /\s(l[oa]s?)\s/u.exec(low)?.[1] : undefined
  if (clitic === undefined) return undefined
  const agrees = clitic.startsWith('la') ? feminine : masculine
  if (agrees.test(before.text)) return undefined
  const found = sentences
    .slice(0, at - 1)
    .findLast(({ block, text }) => block === one.block && agrees.test(text))
  return found?.isUsable ? found : undefined
}

/** Words for all members of a list that open a sentence after it: 'Both groups need oxygen.' Languages without an entry have no such rule. */
const members: Partial<Record<Language, string>> = {
  en: '(?:both|all (?:two|three|four|five)|neither|each)(?! of the| of us| and)(?=\\s)',
  es: '(?:ambos|ambas|l[oa]s (?:dos|tres|cuatro|cinco)|ningun[oa] de (?:ell[oa]s|l[oa]s))(?=\\s)',
  de: '(?:beide|alle (?:zwei|drei|vier|fünf)|keine[rs]? (?:von )?(?:ihnen|beiden))(?=\\s)',
  pl: '(?:oba|obie|obaj|obydwa|obydwie|wszystkie (?:dwa|dwie|trzy|cztery|pięć)|żad\\p{L}+ z nich)(?=\\s)',
  fr: '(?:les deux|les trois|tous (?:deux|les trois)|toutes (?:deux|les trois))(?=\\s)',
  it: '(?:entramb[ie]|tutt[ie] e (?:due|tre|quattro))(?=\\s)',
  pt: '(?:ambos|ambas|[oa]s (?:dois|duas|três))(?=\\s)',
  zh: '(?:两者|二者|这[两二三四五](?:个|种|类|步)|三者)',
}

function meansMembers(text: string, language: string): boolean {
  const pattern = members[languageOf(language) ?? 'en']
  return pattern !== undefined && new RegExp(`^${pattern}`, 'iu').test(text)
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
