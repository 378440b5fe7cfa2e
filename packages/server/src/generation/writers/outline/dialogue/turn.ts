import { countWords } from '@lectern/domain/narration/count-words.ts'
import { languageOf } from '@lectern/domain/voices/languages.ts'
import type { Host } from '@lectern/domain/podcast/podcast.ts'
import { uncapitalised } from '../language/enumerate.ts'
import { marksOf, withEndMark } from '../language/marks.ts'
import { isOpen } from '../material/sentence.ts'
import type { Sentence } from '../material/sentence.ts'
import { tidyHeading } from '../slides/headline.ts'

/** The most words of a turn: a listener waits no longer for the other host. */
export const mostWords = 60

/** A line before it is converted to spoken words. */
export interface Turn {
  readonly speaker: Host
  readonly says: readonly string[]
  readonly tone: string
  readonly sources: readonly string[]
  /** The sentences of the page that it says in full. */
  readonly sentences: readonly Sentence[]
}

const formula = /\$\$[^$]+\$\$|\$(?!(?<=[A-Z]\$)[\s\d.,;:!?)/])(?!\s)[^$\n]+?(?<!\s)\$(?!\d)/g
/** Words within a formula: '\\text{final index}'. */
const wording = /\\(?:text|mathrm|mathit|operatorname)\{([^{}]*)\}/g
const sign = /\\[a-z]+|\p{L}|\p{N}+|[-+=<>^_*/|]/giu
/** Brackets, ends of fractions and the like are spoken too. */
const wordsOfSign = 1.5

/**
 * Counts the words of a sentence when it is spoken. The words of formulas are estimated, because they take long to
 * speak.
 */
export function spokenWords({ text, words }: Sentence): number {
  if (!text.includes('$')) return words
  const formulas = (text.match(formula) ?? []).join(' ')
  const named = [...formulas.matchAll(wording)].map(([, name]) => name).join(' ')
  const signs = formulas.replace(wording, ' ').match(sign)?.length ?? 0
  return countWords(text.replace(formula, ' ')) + countWords(named) + Math.ceil(signs * wordsOfSign)
}

export function spokenWordsIn(sentences: readonly Sentence[]): number {
  return sentences.reduce((sum, one) => sum + spokenWords(one), 0)
}

export function turnWords({ says, sentences }: Turn): number {
  const known = new Map(sentences.map((one) => [one.text, spokenWords(one)]))
  return says.reduce((sum, text) => sum + (known.get(text) ?? countWords(text)), 0)
}

interface Heard {
  /** The last sentence of the page that was said. */
  readonly before?: Sentence | undefined
  /** The turn before this one. */
  readonly asked?: Turn | undefined
}

/**
 * The texts of sentences as they are spoken. The first item of a list without a lead names what the list is about, unless the
 * other host has just named it. An item without a full stop ends as a sentence: a listener hears no line breaks.
 */
export function texts(
  sentences: readonly Sentence[],
  language: string,
  { before, asked }: Heard = {},
): readonly string[] {
  return sentences.map((one, at) => {
    const { block, subject, listed } = one
    const text = listed && !isOpen(one.text) ? withEndMark(one.text, language) : one.text
    const isNamed =
      (sentences[at - 1] ?? before)?.block === block || (at === 0 && isHeadingIn(asked, subject))
    if (subject === undefined || isNamed) return text
    const { colon } = marksOf(language)
    return `${tidyHeading(subject)}${colon}${uncapitalised(text, languageOf(language) ?? 'en')}`
  })
}

/** A shorter heading may be the subject of its items: 'Yeast: raises a dough in two hours.' */
const wordsOfPhrase = 3

/** Whether a turn names a heading that is no subject: 'During the interview'. */
function isHeadingIn(turn: Turn | undefined, heading = ''): boolean {
  const wanted = tidyHeading(heading).toLowerCase()
  return (
    countWords(wanted) >= wordsOfPhrase &&
    turn?.speaker === 'JAMIE' &&
    turn.says.join(' ').toLowerCase().includes(wanted)
  )
}
