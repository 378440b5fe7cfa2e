import type { SlideDraft } from '../../../drafts/slideshow-draft.ts'
import { normalise } from '../language/normalise.ts'

/** A quiz as the linter reads it. */
export interface QuizText {
  readonly asked: string
  readonly isTrueOrFalse: boolean
  readonly options: readonly string[]
  /** The texts of the right options, at least one; empty if a letter names no option. */
  readonly right: readonly string[]
  readonly wrong: readonly string[]
  readonly feedback: readonly string[]
}

export function readQuiz(content: SlideDraft['content']): QuizText {
  const options = ['A', 'B', 'C', 'D']
    .map((letter) => ({ letter, text: textOf(content[`option_${letter.toLowerCase()}`]) }))
    .filter(({ text }) => text.trim() !== '')
  const several = content['correct_answers']
  const letters =
    content['quiz_kind'] === 'several' && Array.isArray(several) && several.length > 0
      ? several.map(String)
      : [textOf(content['correct_answer']).toUpperCase()]
  const isRight = (letter: string) => letters.includes(letter)
  const right = options.filter(({ letter }) => isRight(letter)).map(({ text }) => text)
  return {
    asked: textOf(content['quiz_question']),
    isTrueOrFalse: content['quiz_kind'] === 'true-false',
    options: options.map(({ text }) => text),
    right: right.length === letters.length ? right : [],
    wrong: options.filter(({ letter }) => !isRight(letter)).map(({ text }) => text),
    feedback: ['correct_feedback', 'incorrect_feedback'].map((name) => textOf(content[name])),
  }
}

/** The statement that a question quotes, with its gap filled; the whole question if it quotes nothing. */
export function statementOf({ asked }: QuizText, answer: string): string {
  const [, quoted] = /["“„«「『](.+)["”»」』]/su.exec(asked) ?? []
  return (quoted ?? asked).replace(/_{3,}/, answer)
}

/** Whether a text contains the words of another; in scripts without spaces, its characters. */
export function hasWords(text: string, words: string): boolean {
  const [all, wanted] = [normalise(text), normalise(words)]
  if (wanted === '') return false
  return /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u.test(wanted)
    ? all.includes(wanted)
    : ` ${all} `.includes(` ${wanted} `)
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
