import { languageOf } from '@lectern/domain/voices/languages.ts'
import { contentStems, overlap } from '../language/words/content-words.ts'
import { namesException, statesDuty } from '../language/words/duty-words.ts'
import { isTime, startsWithCase } from '../language/words/conditions.ts'
import { together } from '../material/explain.ts'
import { isQuestion, wordsIn } from '../material/sentence.ts'
import type { Sentence } from '../material/sentence.ts'

/**
 * The most words of a sentence between two others, of one that opens a paragraph or a section, of an enumeration, of a conclusion, and of a case, of a rule, of a sentence with those that must come after it, and of those between a case and its question. */
const most = {
  bridge: 20,
  lead: 13,
  opening: 22,
  enumeration: 50,
  conclusion: 25,
  case: 22,
  rule: 30,
  bound: 45,
  asked: 40,
}
/** An enumeration has at least this number of semicolons. */
const fewestSemicolons = 2

/**
 * The chosen sentences with those that a listener misses: a sentence that links two of them, the one that says what its
 * paragraph is about, and the list of things that one of them announces. Those that need something left out stay out.
 */
export function completePassages(
  all: readonly Sentence[],
  chosen: ReadonlySet<Sentence>,
  language: string,
  context: Context = { heading: '', isMentioned: () => false },
): ReadonlySet<Sentence> {
  const byOrder = new Map(all.map((one) => [one.order, one]))
  const found = new Set(chosen)
  for (const one of decisions(all, chosen)) found.add(one)
  for (const [at, one] of all.entries()) {
    if (found.has(one) || !one.isUsable || one.listed) continue
    const [before, after] = [all[at - 1], all[at + 1]]
    const isWanted =
      isBridge(one, before, after, found) ||
      isLead(one, all, found, { ...context, language }) ||
      isAnnounced(one, before, found) ||
      isConclusion(one, before, all[at - 2], found) ||
      isOtherCase(one, before, found, language) ||
      isOutcome(one, before, found) ||
      isRule(one, before, after, found, language) ||
      isAskedAbout(one, all, found)
    if (!isWanted) continue
    const needed = together(one, byOrder)
    const added = needed?.filter((each) => !found.has(each))
    // Only the other half of its thought is added with it, which comes after it.
    const isComplete =
      added !== undefined && added.every(({ order }) => order >= one.order) && wordsIn(added) <= most.bound
    if (isComplete) for (const each of added) found.add(each)
  }
  return found
}

/**
 * 'May the seller rely on chance? No. It was late since 10 March.' after the facts of a case: the facts without the answer are of
 * no use.
 */
function decisions(all: readonly Sentence[], chosen: ReadonlySet<Sentence>): readonly Sentence[] {
  return all.flatMap((question, at) => {
    const own = all.slice(at).filter(({ block }) => block === question.block)
    const [, answer, reason] = own
    if (!isQuestion(question.text) || !answer || isQuestion(answer.text)) return []
    const isShort = answer.words < fewestOfAnswer
    const said = isShort && reason ? [question, answer, reason] : [question, answer]
    const facts = all.slice(0, at).filter((one) => !one.listed && chosen.has(one)).length
    const isWhole =
      isShort &&
      facts >= fewestFacts &&
      said.every(({ isUsable, companion, listed }) => (isUsable || companion) && !listed) &&
      wordsIn(said) <= most.asked
    return isWhole ? said : []
  })
}

/** A case has some facts, and 'No.' needs a reason. */
const fewestFacts = 3
const fewestOfAnswer = 4

/** Where the sentences stand: below a heading, after text that mentions some stems of words already. */
interface Context {
  readonly heading: string
  readonly isMentioned: (stem: string) => boolean
}

/** The only sentence of a paragraph between two chosen ones. Without it, an effect seems to follow from another cause. */
function isBridge(
  one: Sentence,
  before: Sentence | undefined,
  after: Sentence | undefined,
  chosen: ReadonlySet<Sentence>,
): boolean {
  if (!before || !after || one.words > most.bridge) return false
  return [before, after].every((other) => other.block === one.block && chosen.has(other))
}

/**
 * 'The words are often confused.': which words is said elsewhere. Each language has its own articles: 'a' is 'the' in
 * Portuguese, and in English it introduces what is not known yet.
 */
const known: Readonly<Record<string, RegExp>> = {
  // 'A devout Catholic, Henry had …': the name after the comma was said before.
  en: /^(?:the\s|an?\s[^,]+,\s)/iu,
  es: /^(?:el|la|los|las)\s/iu,
  fr: /^(?:le|la|les)\s/iu,
  de: /^(?:der|die|das)\s/iu,
  it: /^(?:il|lo|la|i|gli|le)\s/iu,
  pt: /^(?:o|a|os|as)\s/iu,
  nl: /^(?:de|het)\s/iu,
}

/** 'Prevention is cheaper than repair.' before its means. */
function isLead(
  one: Sentence,
  all: readonly Sentence[],
  chosen: ReadonlySet<Sentence>,
  { language, heading, isMentioned }: Context & { readonly language: string },
): boolean {
  if (one.index > 0 || one.isDependent) return false
  // The first sentence below a heading says what the whole section is about. The heading or the text before names what is known.
  const isFirst = one === all[0]
  if (one.words > (isFirst ? most.opening : most.lead)) return false
  const isNamed = isFirst && overlap(contentStems(heading), contentStems(one.text)) > 0
  const [noun = ''] = contentStems(one.text)
  const isKnown = isNamed || (isFirst && isMentioned(noun))
  if (!isKnown && known[languageOf(language) ?? 'en']?.test(one.text)) return false
  return all.some((other) => other.block === one.block && other.order > one.order && chosen.has(other))
}

/** 'So it leads its visitors through darker rooms.' after the fact that answers a question of the page only with it. */
function isConclusion(
  one: Sentence,
  before: Sentence | undefined,
  question: Sentence | undefined,
  chosen: ReadonlySet<Sentence>,
): boolean {
  if (!before || !question || !one.isDependent || one.words > most.conclusion) return false
  return isQuestion(question.text) && question.block === one.block && chosen.has(before)
}

/** 'If it is less than 1, buyers react weakly.' after the opposite case. */
function isOtherCase(
  one: Sentence,
  before: Sentence | undefined,
  chosen: ReadonlySet<Sentence>,
  language: string,
): boolean {
  if (!before || before.block !== one.block || !chosen.has(before) || one.words > most.case) return false
  return [before, one].every(({ text }) => startsWithCase(text, language) && !isTime(text, language))
}

/** 'When he stopped paying, she sued and lost.' after the case that begins with a name: 'In Balfour v Balfour, …' */
function isOutcome(one: Sentence, before: Sentence | undefined, chosen: ReadonlySet<Sentence>): boolean {
  if (!before || before.block !== one.block || !chosen.has(before) || !one.isDependent) return false
  return one.words <= most.conclusion && openingCase.test(before.text)
}

const openingCase =
  /^(?:In|En|Dans|W|Nel|Em)\s\p{Lu}[\p{L}\p{N}.’' ]*\s(?:v\.?|vs\.?|c\.|przeciwko|contra|contre)\s\p{Lu}/u

/** A rule, a warning or an exception beside a sentence that is said: without it, a listener may do what is forbidden. */
function isRule(
  one: Sentence,
  before: Sentence | undefined,
  after: Sentence | undefined,
  chosen: ReadonlySet<Sentence>,
  language: string,
): boolean {
  if (one.words > most.rule) return false
  const isBeside = [before, after].some((other) => other !== undefined && chosen.has(other))
  return isBeside && (statesDuty(one.text, language) || namesException(one.text, language))
}

/** 'In the oven it hardly grows.' between the start of a case and its question 'What went wrong?' */
function isAskedAbout(one: Sentence, all: readonly Sentence[], chosen: ReadonlySet<Sentence>): boolean {
  const question = all.find(
    (other) => other.block === one.block && other.order > one.order && isQuestion(other.text),
  )
  if (!question || !chosen.has(question)) return false
  const between = all.filter(
    ({ block, order }) => block === one.block && order >= one.order && order < question.order,
  )
  const words = between.reduce((sum, other) => sum + other.words, 0)
  return (
    words <= most.asked &&
    all.some((other) => isBefore(other, one) && other.block === one.block && chosen.has(other))
  )
}

const isBefore = (one: Sentence, other: Sentence) => one.order < other.order

/** 'They include fire; water; pests; …' after the sentence that says how many there are. */
function isAnnounced(one: Sentence, before: Sentence | undefined, chosen: ReadonlySet<Sentence>): boolean {
  if (!before || before.block !== one.block || !chosen.has(before)) return false
  return one.words <= most.enumeration && (one.text.match(/[;；؛]/gu) ?? []).length >= fewestSemicolons
}
