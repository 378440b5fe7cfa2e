import { countWords } from '@lectern/domain/narration/count-words.ts'
import { withEndMark, marksOf } from '../../language/marks.ts'
import type { Material } from '../../material/material.ts'
import type { SlideIdea } from '../slide-idea.ts'
import { hash, saysMore } from './question.ts'
import type { Note, Question } from './question.ts'

/** A slide without a place on the page: a quiz, or one that teaches. */
export type QuizSlide = Omit<SlideIdea, 'at' | 'worth'>

const letters = ['a', 'b', 'c', 'd'] as const

/** `avoid` is the letter of the right option of the quiz before, so that no letter is right twice in a row. */
export function quizSlide(question: Question, material: Material, avoid?: string): QuizSlide {
  const { phrases } = material.lexicon
  const { language } = material.page
  const { colon, semicolon, space, stop } = marksOf(language)
  const options = awayFrom(inOrder(question, material), question, avoid)
  const content: Record<string, string> = { quiz_question: question.ask }
  if (question.kind === 'truth') content['quiz_kind'] = 'true-false'
  for (const [at, option] of options.entries()) content[`option_${letters[at] ?? 'd'}`] = option
  content['correct_answer'] = (letters[options.indexOf(question.right)] ?? 'a').toUpperCase()
  const sentences = (first: string, others: readonly string[]) =>
    [first, ...others.map((text) => withEndMark(text, language))].join(space)
  const { because } = question
  const further =
    question.further !== undefined && saysMore(question.further, because, material)
      ? question.further
      : undefined
  content['correct_feedback'] = sentences(phrases.right, further ? [because, further] : [because])
  const notes = notesOf(question)
  // Where the page says nothing about a wrong option, it may say more about the right one.
  const explained = notes.length > 0 ? notes.map(({ text }) => text) : further ? [further] : []
  content['incorrect_feedback'] = sentences(phrases.wrong, [because, ...explained])
  const asked = question.ask.replace(/_{3,}\.?/g, '…')
  const read = options
    .map((option, at) => `${(letters[at] ?? 'd').toUpperCase()}${colon}${option}`)
    .join(semicolon)
  return {
    type: 'quiz',
    content,
    says: [
      phrases.quizTime,
      asked,
      ...(question.kind === 'truth' ? [] : [`${read}${stop}`]),
      phrases.thinkFirst,
    ],
    sources: [...new Set([...question.sources, ...notes.map(({ block }) => block)])],
  }
}

/** The options with the right one at another place than that of a letter. */
function awayFrom(
  options: readonly string[],
  { kind, right, place }: Question,
  avoid?: string,
): readonly string[] {
  const at = options.indexOf(right)
  const isFixed = kind === 'truth' || place !== undefined
  if (isFixed || letters[at]?.toUpperCase() !== avoid) return options
  const to = (at + 1 + (hash(options.join('')) % (options.length - 1))) % options.length
  return options.toSpliced(at, 1).toSpliced(to, 0, right)
}

/** The notes on wrong options of one feedback have at most this many words. */
const mostWordsOfNotes = 50

/** Statements of the page about the wrong options, within the limit of words. The same statement comes once. */
function notesOf({ wrong, because, notes }: Question): readonly Note[] {
  const chosen: Note[] = []
  for (const option of wrong) {
    const note = notes?.get(option)
    const known = chosen.map(({ text }) => text)
    if (note === undefined || [because, ...known].includes(note.text)) continue
    if (countWords([...known, note.text].join(' ')) <= mostWordsOfNotes) chosen.push(note)
  }
  return chosen
}

/**
 * The order of the options depends only on their words, so the right one can be at any position. 'True' is always
 * before 'false', and the page's own options keep its order.
 */
function inOrder({ kind, ask, right, wrong, place }: Question, { lexicon }: Material): readonly string[] {
  if (place !== undefined) return wrong.toSpliced(place, 0, right)
  if (kind === 'truth') return [lexicon.phrases.quizAsks.isTrue, lexicon.phrases.quizAsks.isFalse]
  return [right, ...wrong].sort((a, b) => hash(ask + a) - hash(ask + b))
}
