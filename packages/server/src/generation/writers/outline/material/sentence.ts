import { splitSentences } from '@lectern/domain/narration/split-sentences.ts'
import { countWords } from '@lectern/domain/narration/count-words.ts'
import type { Lexicon } from '../language/lexicon.ts'

/** A sentence of the page, with the properties that are needed to use it alone. */
export interface Sentence {
  /** As on the page, without references to figures and notes. */
  readonly text: string
  readonly words: number
  /** Id of its block. */
  readonly block: string
  /** Its position on the page, over all sentences. */
  readonly order: number
  /** Its position within its block. */
  readonly index: number
  /** Starts with a word that depends on the previous sentence. */
  readonly leaning: boolean
  /**
   * Comes first below a heading that is a question. It may be only 'In most cases, no.' and then needs that heading.
   */
  readonly answers: boolean
  /** An item of a list, which often depends on the introduction of the list. */
  readonly listed: boolean
  /** Meaningful alone: complete, no question, no reference to another place or to a figure. */
  readonly sound: boolean
}

export function sentencesOf(
  text: string,
  block: string,
  from: number,
  lexicon: Lexicon,
  listed = false,
): Sentence[] {
  const found = splitSentences(text, lexicon.language).map((one) => lexicon.withoutReferences(one))
  return found
    .filter((one) => /\p{L}/u.test(one))
    .map((one, index) => ({ ...describe(one, lexicon), block, order: from + index, index, listed }))
}

function describe(text: string, lexicon: Lexicon): Omit<Sentence, 'block' | 'order' | 'index' | 'listed'> {
  const words = countWords(text)
  const leaning = lexicon.leans(text)
  const whole = lexicon.isWhole(text)
  const sound = whole && words >= 4 && words <= 60 && !lexicon.pointsElsewhere(text)
  return { text, words, leaning, sound, answers: false }
}

/** Whether a sentence can be used alone on a slide. */
export function standsAlone(sentence: Sentence): boolean {
  return sentence.sound && !sentence.leaning && !sentence.answers
}

/**
 * The longest passage of consecutive sentences from `start` on, within `words`, of one block. It contains only `sound`
 * sentences, so that it reads as on the page.
 */
export function passageFrom(sentences: readonly Sentence[], start: Sentence, words: number): Sentence[] {
  const passage: Sentence[] = []
  let total = 0
  for (const one of sentences.slice(sentences.indexOf(start))) {
    if (one.block !== start.block || !one.sound || (passage.length > 0 && total + one.words > words)) break
    passage.push(one)
    total += one.words
  }
  return passage
}

export function wordsIn(sentences: readonly Sentence[]): number {
  return sentences.reduce((sum, one) => sum + one.words, 0)
}
