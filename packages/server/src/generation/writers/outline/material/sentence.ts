import { breaksOffInAbbreviation, splitSentences } from '@lectern/domain/narration/split-sentences.ts'
import { languageOf } from '@lectern/domain/voices/languages.ts'
import type { Language } from '@lectern/domain/voices/languages.ts'
import { countWords } from '@lectern/domain/narration/count-words.ts'
import { hasWholeBrackets, hasWholeQuotes, withWholeBrackets } from '../language/brackets.ts'
import { hasFlatExponent } from '../language/garbled.ts'
import { announcesNextPart, isCourseLine } from '../language/words/course-parts.ts'
import { isAssessmentNote } from '../language/words/assessment-notes.ts'
import { announcesAct } from '../language/words/announced-acts.ts'
import { greetsReader } from '../language/words/greeting-words.ts'
import { isHomework } from '../language/words/homework-words.ts'
import { isShortAnswer } from '../language/words/short-answers.ts'
import { isBarePhrase } from '../language/words/bare-phrases.ts'
import type { Lexicon } from '../language/lexicon.ts'
import { marksOf, withoutStop } from '../language/marks.ts'
import { definitionIn } from '../language/words/defined-name.ts'
import { refersBack } from '../language/refers-back.ts'
import { memoized } from '../language/memoized.ts'
import { hasOpenPronoun } from '../language/words/object-pronouns.ts'
import { withoutFrame, withoutPlace } from '../language/sentences/without-frame.ts'
import { isInForeignScript } from '../language/script.ts'
import { placeWordsOf } from '../language/words/place-words.ts'
import { alternatives, unspaced, wordStart } from '../language/words/word-patterns.ts'

/** A sentence of the page, with the properties that are needed to use it alone. */
export interface Sentence {
  /** As on the page, without references to figures and notes. */
  readonly text: string
  readonly words: number
  /** Id of its block. */
  readonly block: string
  /** Position on the page, over all sentences. */
  readonly order: number
  /** Position within the block. */
  readonly index: number
  /** Depends on earlier sentences: on `needs` or, if these are none, on something that is not on the page. */
  readonly isDependent: boolean
  /** The `order` of earlier sentences without which it is not understood. */
  readonly needs: readonly number[]
  /** The `order` of later sentences without which it misleads: the rest of its series, the limit of its example. */
  readonly misleadsWithout: readonly number[]
  /**
   * The `order` of sentences that are said with it, although it is understood without them: the one about the other thing that
   * the heading names, the other half of its thought, the rest of its case. A slide may show it alone.
   */
  readonly alongside?: readonly number[]
  /** A question, an open sentence before a list, or a statement of a word or two: said only with what needs it. */
  readonly companion: boolean
  /**
   * Comes first below a heading that is a question. It may be only 'In most cases, no.' and then needs that heading.
   */
  readonly answers: boolean
  /** An item of a list, which often depends on the introduction of the list. */
  readonly listed: boolean
  /** Its list is ordered: the items are steps. */
  readonly ordered?: boolean
  /** The heading directly above its list. Items often have no other subject: 'Raises a dough in two hours.' */
  readonly subject?: string
  /** The `order` of the item that its item is nested in. */
  readonly under?: number
  /** Meaningful alone: complete, no question, no reference to another place or to a figure. */
  readonly isUsable: boolean
}

export function sentencesOf(
  text: string,
  block: string,
  from: number,
  lexicon: Lexicon,
  list?: { readonly ordered: boolean; readonly isProcedure?: boolean },
): Sentence[] {
  const { language } = lexicon
  const split = splitSentences(lexicon.withoutReferences(text), language)
  const found = withWholeBrackets(split, marksOf(language).space)
  // A remark in brackets adds to the sentence before it, and stands for nothing alone.
  const isAside = (one: string) => !split.includes(one) && split.some((whole) => isBracketed(whole, one))
  const plain = (one: string) => {
    const bare = withoutFrame(one, language)
    return list?.ordered ? withoutPlace(bare, language) : bare
  }
  const texts = found.filter((one) => /\p{L}/u.test(one) || isCalculation.test(one)).map(plain)
  return texts.map((one, index) => ({
    ...describe(
      one,
      index > 0 ? text : undefined,
      lexicon,
      list && { ...list, isFirst: index === 0, isProcedure: list.isProcedure === true },
    ),
    ...(continuesNote(texts, index, lexicon) && { isUsable: false, companion: false }),
    ...((isAside(one) || !/\p{L}/u.test(one)) && { isDependent: true }),
    block,
    order: from + index,
    index,
    listed: list !== undefined,
    ...(list?.ordered && { ordered: true }),
  }))
}

/** 'Read this page before the lab. You will practise on a pad.' Both say how the page is used. */
function continuesNote(texts: readonly string[], at: number, lexicon: Lexicon): boolean {
  const [before = '', text = ''] = [texts[at - 1], texts[at]]
  return at === 1 && lexicon.pointsElsewhere(before) && announcesAct(text, lexicon.language)
}

/** '2022: 60,000 ÷ 30,000 = 2.0.' states a result without a word. */
const isCalculation = /\p{N}.*[÷×+−–*/:·-].*=.*\p{N}/u

/** A formula alone is a statement. */
const isEquation = /^\$[^$]+=[^$]+\$\.$/u

/** 'Children were cheap.' is a statement. Two words are said only with others. */
const fewestWords = 3

/** 'Wear gloves.' */
function isShortInstruction(text: string, words: number, { language }: Lexicon): boolean {
  return words === 2 && shortInstruction[languageOf(language) ?? 'en']?.test(text) === true
}

/** Verbs that instruct with one word after them. Others may be nouns: 'Cold water.' */
const shortInstruction: Partial<Record<Language, RegExp>> = {
  en: /^(?:wear|wash|use|add|mix|stir|call|check|avoid|remove|keep|stop|turn|clean|dry|cut|open|close|save|install|click|press|rinse|repeat|simplify)\s\p{Ll}+\.$/iu,
  es: /^(?:use|usa|lave|lava|añada|añade|mezcle|mezcla|llame|llama|compruebe|evite|retire|limpie|seque|repita)\s\p{Ll}+\.$/iu,
  fr: /^(?:portez|lavez|ajoutez|mélangez|appelez|vérifiez|évitez|retirez|nettoyez|séchez|répétez)\s\p{Ll}+\.$/iu,
  de: /^\p{Lu}\p{L}+\s(?:tragen|waschen|anrufen|prüfen|vermeiden|entfernen|reinigen|abspülen|trocknen)\.$/u,
  pl: /^(?:załóż|umyj|dodaj|wymieszaj|wezwij|sprawdź|unikaj|usuń|oczyść|wysusz)\s\p{Ll}+\.$/iu,
}

/** Whether a sentence was read from the brackets of another text. */
function isBracketed(whole: string, inside: string): boolean {
  return /^[([（]/u.test(whole) ? whole.slice(1).trimStart().startsWith(inside) : whole.startsWith(inside)
}

/** '“No clamp”: its parts move.' The label is a quoted name or claim, and the statement refers to it alone. */
export const opensWithLabel = /^["“”„«»「『‘][^:：]{2,80}["“”»«」』’]\s?[:：]/u

function describe(
  text: string,
  /** The paragraph, if it has sentences before this one. */
  paragraph: string | undefined,
  lexicon: Lexicon,
  list: { readonly ordered: boolean; readonly isFirst: boolean; readonly isProcedure: boolean } | undefined,
): Omit<Sentence, 'block' | 'order' | 'index' | 'listed' | 'ordered' | 'subject' | 'under'> {
  const words = countWords(text)
  const elsewhere = lexicon.pointsElsewhere(text) && !(list?.ordered && isStep(text, lexicon))
  const isDependent =
    !opensWithLabel.test(text) &&
    // At the start of a step, 'Read it aloud' means the thing that the heading or the lead names.
    !(list?.ordered && list.isFirst && isStep(text, lexicon) && !lexicon.opensDependent(text)) &&
    (lexicon.isDependent(text) || (list === undefined && hasOpenPronoun(text, lexicon.language))) &&
    !definesName(text, lexicon) &&
    !(list !== undefined && (speaksOfLabel(text, lexicon) || saysAfterLabel(text, lexicon)))
  const whole = lexicon.isWhole(text)
  const isUsable =
    whole &&
    (words >= fewestWords || isEquation.test(text) || isShortInstruction(text, words, lexicon)) &&
    words <= 60 &&
    !elsewhere &&
    !(isTaskIn(text, paragraph, lexicon) && (!list || (text.includes('$') && !list.isProcedure))) &&
    !isFact(text, lexicon) &&
    !isBarePhrase(text, lexicon.language) &&
    isReadable(text, lexicon.language)
  const companion =
    !elsewhere &&
    isReadable(text, lexicon.language) &&
    (words >= 2 ||
      isQuestion(text) ||
      isShortAnswer(text, lexicon.language) ||
      // 'Why do we digest? For_two_reasons:' is one word in Arabic and Finnish.
      (paragraph !== undefined && isOpen(text))) &&
    words <= 30 &&
    (isQuestion(text) ||
      isOpen(text) ||
      (whole && words < fewestWords && !isUsable && !isEquation.test(text) && !isFact(text, lexicon)))
  return { text, words, isDependent, needs: [], misleadsWithout: [], companion, isUsable, answers: false }
}

function isTaskIn(text: string, paragraph: string | undefined, lexicon: Lexicon): boolean {
  return lexicon.isTask(text) && !(paragraph !== undefined && lexicon.instructs(text, paragraph))
}

/** 'Top layer: it holds humus.' The pronoun after the name of an item means the name. */
function speaksOfLabel(text: string, lexicon: Lexicon): boolean {
  const [, label = ''] = /^([^:：.!?。]{3,40})\s?[:：]/u.exec(text) ?? []
  return (
    label !== '' &&
    countWords(label) <= mostOfLabel &&
    !lexicon.opensDependent(label) &&
    !lexicon.discourse.isLabel(label) &&
    !lexicon.isDependent(`${label} ${label}`) &&
    lexicon.discourse.placeInSeries(`${label}:`) === undefined
  )
}

const mostOfLabel = 4

/** 'Es inagotable: La energía proviene del viento.' What the item says after its label can be understood alone. */
function saysAfterLabel(text: string, lexicon: Lexicon): boolean {
  const [, statement = ''] = /^[^:：.!?。]{3,60}[:：]\s+(\p{Lu}.+)$/su.exec(text) ?? []
  return countWords(statement) >= fewestWords && !lexicon.isDependent(statement)
}

/** Polish 'to' also means 'this', but 'Antygen to cząsteczka, …' names what it defines. */
function definesName(text: string, lexicon: Lexicon): boolean {
  const found = definitionIn(withoutStop(text, lexicon.language), lexicon.language)
  return found !== undefined && !lexicon.isDependent(found.name) && !refersBack(found.meaning, lexicon)
}

/** A step may begin as a reference does: 'Watch the dent.', 'Read the volume to 0.05 mL.' */
export function isStep(text: string, lexicon: Lexicon): boolean {
  const place = placeBeforeNumber(lexicon)
  const bare = text.replace(measure, (found: string, at: number) =>
    place.test(text.slice(0, at)) ? found : '',
  )
  return !/\p{N}|https?:|www\./u.test(bare)
}

/**
 * '0.05 mL', '20 %' and '30 seconds': no number of a page or a figure, which has nothing after it. '2 A' is a current, and '2A' is
 * the second part of a figure.
 */
const measure =
  /(?<![\p{L}\p{N}])\p{N}+(?:[.,]\p{N}+)?\s(?=\p{Ll}{3})|(?<![\p{L}\p{N}])\p{N}+(?:[.,]\p{N}+)?(?:\s?[%‰°]\p{L}?|\s?(?:[kcmµμnd]?(?:mol|m|g|l|s|Pa|Hz|Ω)|[kcmµμnd](?:L|J|W|V|A|N|K)|mmHg|[kMG]?Wh|dB|[kM]?eV|[kMG]B)(?:[²³]|\/\p{L}+)?|\s[LJWVANK](?:[²³]|\/\p{L}+)?)(?![\p{L}\p{N}])/gu

/** 'Below 5 m' compares; 'the table below' is a place. */
const comparing = new Set(['below', 'above', 'following'])

/** 'Figure ', 'Exercise ' before a number: it counts figures and exercises, also if a letter follows. */
const placeBeforeNumber = memoized(({ language, phrases }: Lexicon) => {
  const spaced = !unspaced.has(languageOf(language) ?? 'en')
  const words = alternatives([
    ...phrases.figures.filter((word) => !comparing.has(word)),
    ...placeWordsOf(language),
  ])
  return new RegExp(`${spaced ? wordStart : ''}(?:${words})\\.?\\s?$`, 'iu')
})

/** A fact about the page, in a paragraph of other sentences: 'Reading time: 20 minutes.', 'Clinical Skills 2, week 6.' */
function isFact(text: string, { discourse, language }: Lexicon): boolean {
  if (greetsReader(text, language) || isAssessmentNote(text, language)) return true
  if (isCourseLine(text, language) || announcesNextPart(text, language) || isHomework(text, language))
    return true
  const label = discourse.labelOf(text)
  return label !== undefined && (countWords(label) > 1 || countWords(text) <= mostOfFact)
}

const mostOfFact = 6

/** 'It has three parts:' */
export function isOpen(text: string): boolean {
  return /[:：]$/u.test(text)
}

export function isQuestion(text: string): boolean {
  return /[?？؟]["“”’»」)]*$/u.test(text) || (greekQuestion.test(text) && /\p{Script=Greek}/u.test(text))
}

/** Greek ends a question with this mark, and nothing else. */
const greekQuestion = /[;\u{37e}]["“”’»)]*$/u

/** Whether it came from the page undamaged, and in the page's script. */
export function isReadable(text: string, language: string): boolean {
  return (
    hasWholeBrackets(text) &&
    hasWholeQuotes(text) &&
    !hasFlatExponent(text) &&
    !isInForeignScript(text, language) &&
    !breaksOffInAbbreviation(text, language)
  )
}

/** Whether a sentence can be used alone on a slide. */
export function standsAlone(sentence: Sentence): boolean {
  return (
    sentence.isUsable && !sentence.isDependent && !sentence.answers && sentence.misleadsWithout.length === 0
  )
}

/** The other half of a thought may make a passage this much longer. */
const moreIfBound = 1.4

/**
 * The longest passage of consecutive sentences from `start` on, within `words` and `most` sentences, of one block. It contains only `isUsable`
 * sentences, so that it reads as on the page. It does not end before a sentence that one of its own must bring.
 */
export function passageFrom(
  sentences: readonly Sentence[],
  start: Sentence,
  words: number,
  most = Infinity,
): Sentence[] {
  const passage: Sentence[] = []
  let total = 0
  for (const one of sentences.slice(sentences.indexOf(start))) {
    if (one.block !== start.block || !one.isUsable) break
    const last = passage.at(-1)
    const isBound = last !== undefined && (last.alongside ?? []).includes(one.order)
    const room = isBound ? words * moreIfBound : words
    if (passage.length >= (isBound ? most + 1 : most)) break
    if (passage.length > 0 && total + one.words > room) break
    passage.push(one)
    total += one.words
  }
  return complete(passage)
}

/** Without the sentences at the end that the next ones would have limited or continued. */
function complete(passage: readonly Sentence[]): Sentence[] {
  const orders = new Set(passage.map(({ order }) => order))
  const cut = passage.findIndex(({ misleadsWithout, alongside = [] }) =>
    [...misleadsWithout, ...alongside].some((order) => !orders.has(order)),
  )
  // 'It has three types:' is no end.
  const isLeft = passage.length > 1 && isOpen(passage.at(-1)?.text ?? '')
  if (isLeft) return complete(passage.slice(0, -1))
  return cut < 0 ? [...passage] : complete(passage.slice(0, cut))
}

export function wordsIn(sentences: readonly Sentence[]): number {
  return sentences.reduce((sum, one) => sum + one.words, 0)
}
