import type { Drawing } from '@lectern/domain/drawings/drawing.ts'
import { spokenWords } from '@lectern/domain/narration/marks/speech-marks.ts'
import { quizOptions, rightAnswers } from '@lectern/domain/slides/quiz-answers.ts'
import { readContent } from '@lectern/domain/slides/read-content.ts'
import type { Field, SlideType } from '@lectern/domain/slides/slide-type.ts'
import { type SlideTypeId, slideTypes } from '@lectern/domain/slides/slide-types.ts'
import type { GroundedText } from './evidence/grounded-text.ts'

/** The written fields of a slide, in a draft or in a document. */
interface WrittenSlide {
  readonly slide_type: SlideTypeId
  readonly content: Readonly<Record<string, unknown>>
  readonly audio_script: string
  readonly drawing?: Drawing | undefined
  readonly sources: readonly string[]
}

/** All texts of a slide: the fields of its type, its drawing and its script. Paths start with `path`. */
export function textsOfSlide(slide: WrittenSlide, path: string): readonly GroundedText[] {
  const { sources } = slide
  const type: SlideType = slideTypes[slide.slide_type]
  return [
    ...(type.hasQuestion?.(slide.content)
      ? textsOfQuiz(type, slide, path)
      : textsOfFields(type, slide, path)),
    ...textsOfDrawing(slide.drawing).map((text, row) => ({
      path: `${path}.drawing.rows[${row}]`,
      text,
      sources,
    })),
    { path: `${path}.audio_script`, text: scriptOf(type, slide), sources },
  ].filter(({ text }) => text.trim() !== '')
}

function textsOfFields(
  type: SlideType,
  { content, sources }: WrittenSlide,
  path: string,
): readonly GroundedText[] {
  const fields: Readonly<Record<string, string | readonly string[]>> = readContent(type, content)
  return Object.entries(fields).flatMap(([name, value]) => {
    if (!isWritten(type, name)) return []
    if (typeof value === 'string') {
      const text = type.fields[name]?.spoken ? spokenWords(value) : value
      return [{ path: `${path}.content.${name}`, text, sources }]
    }
    return value.map((text, item) => ({ path: `${path}.content.${name}[${item}]`, text, sources }))
  })
}

/** Whether a field is text that a writer makes of the page: no choice and no address. */
function isWritten({ fields }: SlideType, name: string): boolean {
  const field: Field | undefined = fields[name]
  return field !== undefined && ['line', 'text', 'list'].includes(field.kind) && !field.choices
}

/** The script of a quiz reads its options, of which most are wrong. They are checked as options. */
function scriptOf(type: SlideType, { content, audio_script }: WrittenSlide): string {
  if (!type.hasQuestion?.(content)) return audio_script
  const options = quizOptions.map(({ field }) => readContent(slideTypes.quiz, content)[field]).filter(Boolean)
  const longestFirst = options.toSorted((one, other) => other.length - one.length)
  return longestFirst.reduce((script, option) => script.replaceAll(option, ''), audio_script)
}

/** The options of a quiz answer its question. */
function textsOfQuiz(type: SlideType, slide: WrittenSlide, path: string): readonly GroundedText[] {
  const content = readContent(slideTypes.quiz, slide.content)
  const right = rightAnswers(content)
  const optionOf = (name: string) => quizOptions.find(({ field }) => `${path}.content.${field}` === name)
  const isStatement = content.quiz_kind === 'true-false'
  return textsOfFields(type, slide, path).flatMap((text): readonly GroundedText[] => {
    const option = optionOf(text.path)
    // 'True' and 'False' claim nothing. The statement of the question does.
    if (option && isStatement) return []
    if (option?.letter !== undefined && !right.includes(option.letter))
      return [{ ...text, kind: 'distractor', question: content.quiz_question }]
    if (option) {
      const feedback = spokenWords(content.correct_feedback)
      return [{ ...text, kind: 'claim', question: content.quiz_question, ...(feedback && { feedback }) }]
    }
    if (text.text !== content.quiz_question) return [text]
    const statement = isStatement ? statementIn(text.text) : undefined
    const judged = { ...text, text: statement ?? '', kind: right.includes('A') ? 'claim' : 'denied' } as const
    return [{ ...text, kind: 'question' }, ...(statement === undefined ? [] : [judged])]
  })
}

/** The statement of a true/false question: what is in quotation marks, otherwise the sentence without a lead. */
function statementIn(question: string): string | undefined {
  const quoted = /[“„«»「『"](.{8,})[”“»«」』"]/u.exec(question)?.[1]
  const bare = question.replace(/^[^:：?？؟]{1,30}[:：?？؟]\s*/u, '')
  const statement = (quoted ?? bare).trim()
  return statement === '' || /[?？؟]$/u.test(statement) ? undefined : statement
}

function textsOfDrawing(drawing: Drawing | undefined): readonly string[] {
  if (!drawing) return []
  const { unit } = drawing
  return drawing.rows.map(({ label, text, values }) =>
    [label, values.map((value) => `${value} ${unit}`.trim()).join(', '), text].filter(Boolean).join(': '),
  )
}

/** The text of a dialogue line. */
export function textOfLine(
  line: { readonly content: string; readonly sources: readonly string[] },
  path: string,
): GroundedText {
  return { path, text: line.content, sources: line.sources }
}
