import { contentWords, overlap } from '../language/content-words.ts'
import { phrasesOf } from '../language/phrases.ts'
import type { DeckPart } from './draft-parts.ts'
import { normalise } from './normalise.ts'

/** Why a learner cannot answer a quiz fairly; undefined if a learner can. `before` are the texts of earlier slides. */
export function quizFault({ slide }: DeckPart, before: readonly string[]): string | undefined {
  const options = optionsOf(slide.content)
  const letter = textOf(slide.content['correct_answer']).toUpperCase()
  const right = options.find((one) => one.letter === letter)?.text ?? ''
  const distinct = new Set(options.map(({ text }) => normalise(text)))
  if (right === '') return 'the right answer is no option'
  if (options.length < 3 || distinct.size < options.length) return 'too few different options'
  const all = options.findIndex(({ text }) => /^(?:all|none|both) of (?:the above|these)/i.test(text))
  if (all >= 0 && all < options.length - 1) return '“All of the above” is not last'
  const asked = textOf(slide.content['quiz_question'])
  if (normalise(asked).includes(` ${normalise(right)} `) && normalise(right).length > 3)
    return 'the question contains its answer'
  if (!isTaught(`${asked} ${right}`, before)) return 'no earlier slide teaches it'
  return undefined
}

/** True if a quiz asks only which term fits a definition. */
export function asksForTerm({ slide }: DeckPart, language: string): boolean {
  return textOf(slide.content['quiz_question']).startsWith(phrasesOf(language).whichTerm)
}

function isTaught(text: string, before: readonly string[]): boolean {
  const words = contentWords(text)
  return words.size === 0 || before.some((one) => overlap(words, contentWords(one)) >= 0.5)
}

function optionsOf(content: Readonly<Record<string, unknown>>) {
  return ['A', 'B', 'C', 'D']
    .map((letter) => ({ letter, text: textOf(content[`option_${letter.toLowerCase()}`]) }))
    .filter(({ text }) => text.trim() !== '')
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
