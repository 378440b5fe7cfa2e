import { memoized } from '../../language/memoized.ts'
import { phrasesOf } from '../../language/phrases.ts'
import type { Sentence } from '../../material/sentence.ts'
import { cueKinds } from '../../language/talk-phrase-book.ts'
import type { CueKind } from '../../language/talk-phrase-book.ts'
import { languageCode, languageOf } from '@lectern/domain/voices/languages.ts'
import type { Language } from '@lectern/domain/voices/languages.ts'
import { countWords } from '@lectern/domain/narration/count-words.ts'
import { unspaced } from '../../language/words/word-patterns.ts'
import { definitionIn } from '../../language/words/defined-name.ts'
import { startsWithCase } from '../../language/words/conditions.ts'
import { denies } from '../../language/words/negations.ts'
import { beginningsOf, wordsPattern } from './words-pattern.ts'

/** Questions that the words of a sentence answer: 'What did that lead to?' before 'This led to war.' Each is asked once. */
export interface CueQuestions {
  /** The next question for a sentence; undefined if no word of it calls for one, or all such questions were asked. */
  take(sentence: Sentence): string | undefined
  /** Whether there is one. */
  has(sentence: Sentence): boolean
}

/** The words of these kinds open a sentence. Those of the others stand in its first part: what comes later is an aside. */
const atStart = new Set<CueKind>(['case', 'next', 'usual'])
const mainPart = 0.6
/** The words of these kinds are often said of something else later on: '… was a greater danger than the light'. */
const early = new Set<CueKind>(['changed', 'how'])
const firstPart = 0.4
/**
 * A sentence has what its cue says as its subject only if the cue is among its first words: 'A problem is …', 'Many historians
 * say …', but not 'One can lower the risk' or 'Lying down, the most common place is …'.
 */
const asSubject = new Set<CueKind>(['problem', 'most', 'view', 'compare', 'today', 'must'])
const mostBefore = { words: 2, superlative: 1, characters: 3 }

/** These kinds ask about the thing just spoken of, so the sentence must continue its paragraph. */
const bound = new Set<CueKind>(['changed', 'ended', 'problem', 'compare', 'result', 'enables', 'parts'])

/** The words of these kinds are verbs of the past. */
const past = new Set<CueKind>(['changed', 'began', 'ended'])
const verbLast = new Set(['hi', 'ja', 'ko', 'tr'])

/** Reads the kinds of questions that the words of a sentence answer. Each conversation about a page asks for the same sentences. */
const readers = new Map<string, (sentence: Sentence) => ReadonlySet<CueKind>>()

function readerOf(language: string): (sentence: Sentence) => ReadonlySet<CueKind> {
  const known = readers.get(language)
  if (known) return known
  const { cues } = phrasesOf(language).talk
  const patterns = cueKinds.map((kind) => {
    const [words] = cues[kind]
    return { kind, beginnings: beginningsOf(words), pattern: wordsPattern(words, language) }
  })
  const reader = memoized((sentence: Sentence) => {
    const low = sentence.text.toLowerCase()
    const found = patterns.filter(
      ({ kind, beginnings, pattern }) =>
        beginnings.some((one) => low.includes(one)) && isCue(kind, pattern, sentence, language),
    )
    return new Set(found.map(({ kind }) => kind))
  })
  readers.set(language, reader)
  return reader
}

/** An adverb that belongs to the participle after it. */
const usualAdjective = /^(?:generally|commonly|normally)\s\p{L}+ed\s/u

/**
 * Words before an English cue with which it says something else: 'people are allowed to enroll' makes nothing possible, and 'when
 * using content' is a case.
 */
const unasked: Partial<Record<CueKind, RegExp>> = {
  enables: /\b(?:is|are|was|were|be|been|being|not)\s$/u,
  changed: /\b(?:is|are|be)\s$/u,
  how: /(?:\b(?:when|while|if|before|after|for|of|in|from|without|to|than|is|are|was|were)|,)\s$/u,
}

/** A cause after the participle of a result, in the languages that have one. */
const passive =
  /^(?:caused\sby|causad[oa]s?\spor|provocad[oa]s?\spor|causée?s?\spar|provoquée?s?\spar|causat[oaei]\sda|provocat[oaei]\sda|veroorzaakt\sdoor|verursacht\s(?:durch|von))(?!\p{L})/u

/**
 * Participles that name something only after an auxiliary: 'This is called osmosis', but 'cells called hepatocytes' have the name of
 * something in the same sentence.
 */
const participles: Partial<Record<Language, readonly [participle: RegExp, auxiliary: RegExp]>> = {
  en: [/^/u, /\b(?:is|are|was|were|be|been|being)\s(?:\p{L}+\s){0,2}$/u],
  es: [/^(?:llamad|conocid)/u, /(?<!\p{L})(?:es|son|era|eran|fue|fueron|ser|sido)\s(?:\p{L}+\s)?$/u],
  fr: [/^(?:appelé|nommé|connu)/u, /(?<!\p{L})(?:est|sont|était|étaient|été|être)\s(?:\p{L}+\s)?$/u],
  it: [
    /^(?:chiamat|dett|not|definit)/u,
    /(?<!\p{L})(?:è|sono|era|viene|vengono|stat[oaei]|essere)\s(?:\p{L}+\s)?$/u,
  ],
  pt: [/^(?:chamad|conhecid)/u, /(?<!\p{L})(?:é|são|era|foi|foram|sido|ser)\s(?:\p{L}+\s)?$/u],
  ro: [/^(?:numit|cunoscut|denumit)/u, /(?<!\p{L})(?:este|sunt|e|fost|fi)\s(?:\p{L}+\s)?$/u],
  pl: [
    /^(?:zwan|nazwan|nazywan|znan|określan)/u,
    /(?<!\p{L})(?:jest|są|był\p{L}*|został\p{L}*|bywa\p{L}*)\s(?:\p{L}+\s)?$/u,
  ],
  de: [/^(?:genannt|bezeichnet|bekannt)/u, /(?<!\p{L})(?:wird|werden|wurden?|ist|sind|man)\s/u],
}

/** Hindi has one verb for 'say' and 'call': 'रमेश कहते हैं, "…"' and '… कहते हैं कि …' name nothing. */
const speech = /^\s*(?:[,،，:：]\s*["“”«„「『]|कि\s)/u

/** 'So the volcanoes of the Andes were formed' is the result of what was said before, and no beginning. */
const opensResult = /^(?:so|thus|así|ainsi|così|assim|zo|tak|так|وهكذا)\s/iu

function isCue(
  kind: CueKind,
  pattern: RegExp,
  { text, isDependent, ordered, index }: Sentence,
  language: string,
): boolean {
  if (bound.has(kind) && index === 0 && !isDependent) return false
  const low = text.toLowerCase()
  // A step of a calculation gives a number: 'The sample contains 3 g of salt.'
  if (kind === 'parts' && ordered) return false
  if (kind === 'began' && opensResult.test(text)) return false
  const found = pattern.exec(low)
  if (!found) return false
  const at = found.index
  // A name after a comma belongs to something that the sentence itself introduces, and 'is not called' names nothing.
  if (kind === 'named')
    return (
      isDependent &&
      namesSubject(low, at, found[0], language) &&
      !speech.test(low.slice(at + found[0].length)) &&
      !/[,،，、:]/u.test(low.slice(0, at)) &&
      !denies(low.slice(0, at), languageOf(language) ?? 'en')
    )
  // 'A toxin is a substance that causes …' says what a toxin is.
  const meaning = definitionIn(text, language)?.meaning
  const start = meaning === undefined ? -1 : text.lastIndexOf(meaning)
  if (meaning !== undefined && start >= 0 && at >= start && at < start + meaning.length) return false
  if (unasked[kind]?.test(low.slice(0, at)) === true) return false
  // 'Redness is caused by vessels that dilate' names what comes before, and no result.
  if (kind === 'result' && passive.test(low.slice(at))) return false
  // A quotation says something else: 'the court says “not proven”'.
  if (isInQuotation(text, at)) return false
  // '…, and it let foreigners be tried at home' adds to another statement, and 'they note that he allows it' reports one.
  if (kind === 'enables' && /[,،，、;；؛:：]/u.test(low.slice(0, at))) return false
  // 'When you paraphrase, you …' and 'When a forest is cut down, …' are cases, and no next events.
  if (kind === 'next' && startsWithCase(text, language)) return false
  // 'Generally accepted principles' says nothing of what is usual.
  if (kind === 'usual' && at === 0 && usualAdjective.test(low)) return false
  // The verb of these languages ends the sentence, and is no aside there.
  const isLast = verbLast.has(languageCode(language)) && /^[.。।]?$/u.test(low.slice(at + found[0].length))
  if (isLast && past.has(kind)) return true
  const code = languageOf(language) ?? 'en'
  if (kind === 'began' && inchoative[code]?.test(low.slice(at)) === true) return false
  if (asSubject.has(kind) && !isSubject(kind, low.slice(0, at), language)) return false
  return at <= (atStart.has(kind) ? 0 : low.length * (early.has(kind) ? firstPart : mainPart))
}

/** Whether a quotation that is open before this place ends after it. */
function isInQuotation(text: string, at: number): boolean {
  return [...text.matchAll(quotation)].some(({ index, 0: quote }) => at > index && at < index + quote.length)
}

const quotation = /“[^“”]*”|„[^„“”]*[“”]|«[^«»]*»|「[^「」]*」|『[^『』]*』|"[^"]*"/gu

function namesSubject(low: string, at: number, cue: string, language: string): boolean {
  const [participle, auxiliary] = participles[languageOf(language) ?? 'en'] ?? []
  // 'Known as Puritans, they …' names the subject before its verb.
  if (at === 0 || participle?.test(cue) !== true) return true
  return auxiliary?.test(low.slice(0, at)) === true || /^\s(?:jest|są)\s/u.test(low.slice(at + cue.length))
}

/** 'They began to trade' starts something new, and does not say how something started. */
const inchoative: Partial<Record<Language, RegExp>> = {
  en: /^began\sto\s/u,
  es: /^(?:comenz|empez)\p{L}+\sa\s/u,
  fr: /^(?:a\s|ont\s)?(?:commen|début)\p{L}+\sà\s/u,
  it: /^(?:cominci|inizi)\p{L}+\sa(?:d)?\s/u,
  pt: /^(?:começ|inici)\p{L}+\sa\s/u,
}

/** Whether only few words of its clause stand before a cue. A comparison in a language with the verb last follows its nouns. */
function isSubject(kind: CueKind, before: string, language: string): boolean {
  if (/[,،，、:：]/u.test(before)) return false
  if (unspaced.has(languageOf(language) ?? 'en')) return before.length <= mostBefore.characters
  return countWords(before) <= (kind === 'most' ? mostBefore.superlative : mostBefore.words)
}

export function createCueQuestions(language: string): CueQuestions {
  const kindsOf = readerOf(language)
  const cues = cueKinds.map((kind) => {
    const [, ...questions] = phrasesOf(language).talk.cues[kind]
    return { kind, left: questions }
  })
  const find = (sentence: Sentence) => {
    const kinds = kindsOf(sentence)
    return cues.find(({ kind, left }) => left.length > 0 && kinds.has(kind))
  }
  return {
    take: (sentence) => find(sentence)?.left.shift(),
    has: (sentence) => find(sentence) !== undefined,
  }
}
