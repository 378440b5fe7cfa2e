import type { Block } from '../../../page.ts'
import { headsAnswers, splitAnswerLabel } from '../language/words/answer-headings.ts'
import { isQuestion } from './sentence.ts'

/** A question of the page with the answer that the page gives to it. */
export interface AnsweredQuestion {
  readonly ask: string
  readonly answer: string
  /** Ids of the blocks that have the question and the answer. */
  readonly sources: readonly string[]
}

/** A line of the page: a heading, a paragraph, an item of a list, or the title or the text of a box. */
interface Line {
  readonly text: string
  readonly kind: 'question' | 'heading' | 'text'
  /** The line says itself that it is an answer: 'Answer: …', or a box named 'Show answer'. */
  readonly isAnswer: boolean
  readonly source: string
}

/** A list asks questions if this share of its items do. The others may be tasks: 'Give two reasons.' */
const mostlyQuestions = 0.6
/** The number of an exercise: '3. Why …?' */
export const numberBefore = /^(?:[QA]\s?\p{N}{0,2}[.:]|[(（]?\p{N}{1,2}[.)）、．])\s*/u

/**
 * The questions that a page answers itself: in the same line or the next one, in a box below or with the question as its title,
 * or for a whole list of questions in as many answers after it. Answers without a label need a heading that announces them.
 */
export function answeredQuestionsIn(blocks: readonly Block[], language: string): readonly AnsweredQuestion[] {
  const lines = linesOf(blocks, language)
  const found: AnsweredQuestion[] = []
  let asked: Line[] = []
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at]
    if (line?.kind === 'question') {
      if (lines[at - 1]?.kind !== 'question') asked = []
      asked.push(line)
      continue
    }
    if (asked.length === 0 || !line) continue
    const isAnnounced = !line.isAnswer && headsAnswers(line.text, language)
    const from = isAnnounced ? at + 1 : at
    const answers = answersFrom(lines, from, asked.length, isAnnounced)
    for (const [index, { text, source }] of answers.entries()) {
      const { text: ask = '', source: own = source } = asked[index] ?? {}
      found.push({ ask, answer: text, sources: [...new Set([own, source])] })
    }
    // A heading between the questions and that of the answers may group them.
    if (answers.length > 0 || line.kind !== 'heading') asked = []
  }
  return found
}

/** As many answers as there are questions; none if there are more or fewer. */
function answersFrom(
  lines: readonly Line[],
  from: number,
  count: number,
  isAnnounced: boolean,
): readonly Line[] {
  const isPart = (line: Line | undefined) =>
    line !== undefined && (line.isAnswer || (isAnnounced && line.kind === 'text'))
  const first = lines[from]
  const parts = first && isPart(first) ? numberedParts(first) : []
  if (count > 1 && parts.length === count) return parts
  const answers = lines.slice(from, from + count)
  const isWhole = answers.length === count && answers.every(isPart) && !isPart(lines[from + count])
  return isWhole ? answers : []
}

/** '1. Oxygen. 2. In the leaves.' */
function numberedParts(line: Line): readonly Line[] {
  const starts = [...line.text.matchAll(/(?<!\S)(\p{N}{1,2})[.)]\s/gu)].filter(
    ([, number], at) => Number(number) === at + 1,
  )
  return starts.map(({ index, 0: { length } }, at) => ({
    ...line,
    text: line.text.slice(index + length, starts[at + 1]?.index).trim(),
  }))
}

function linesOf(blocks: readonly Block[], language: string): readonly Line[] {
  return blocks.flatMap((block, at): readonly Line[] => {
    const line = (text: string, isAsked = isQuestion(text)): Line => {
      const { answer, isLabelled } = splitAnswerLabel(text, language)
      return {
        text: answer,
        kind: isAsked && !isLabelled ? 'question' : 'text',
        isAnswer: isLabelled,
        source: block.id,
      }
    }
    const headings = newHeadings(blocks[at - 1]?.path ?? [], block.path).map((text): Line => ({
      ...line(text),
      kind: isQuestion(text) ? 'question' : 'heading',
    }))
    const withAnswer = (text: string, isAsked?: boolean): readonly Line[] => {
      const parts = /^(.+?[?？؟;])\s+(\S.*)$/su.exec(text)
      const [, ask = '', rest = ''] = parts ?? []
      return parts && splitAnswerLabel(rest, language).isLabelled
        ? [line(ask, true), line(rest)]
        : [line(text, isAsked)]
    }
    switch (block.kind) {
      case 'paragraph':
        return [...headings, ...withAnswer(block.text)]
      case 'callout': {
        const isAsked = isQuestion(block.label)
        const isNamed = isAsked || headsAnswers(block.label, language)
        return [
          ...headings,
          ...(isAsked ? [line(block.label)] : []),
          { ...line(block.text, false), isAnswer: isNamed },
        ]
      }
      case 'list': {
        const texts = block.items.map(({ text }) => text)
        const asks = texts.filter(isQuestion).length >= texts.length * mostlyQuestions && texts.length > 1
        return [...headings, ...texts.flatMap((text) => withAnswer(text, asks || isQuestion(text)))]
      }
      default:
        return [...headings, { text: '', kind: 'text', isAnswer: false, source: block.id }]
    }
  })
}

/** The headings of a block that the block before does not have. */
function newHeadings(before: readonly string[], path: readonly string[]): readonly string[] {
  const at = path.findIndex((heading, depth) => heading !== before[depth])
  return at < 0 ? [] : path.slice(at)
}
