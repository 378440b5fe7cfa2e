import type { Format } from '@lectern/domain/courses/formats.ts'
import { Problem } from '@lectern/domain/problems/problems.ts'
import type { Remark } from '@lectern/domain/problems/remark.ts'
import type { DraftOf } from '../../../generation/drafts/draft-of.ts'
import { createLanguageModelWriter } from '../../../generation/writers/language-model/writer/language-model-writer.ts'
import type { Writer } from '../../../generation/writer.ts'
import { compatible } from '../model-doubles/compatible.ts'
import { answerLesson, faultsIn, lessonImages, readLesson } from './answer-lesson.ts'
import type { LessonAnswers } from './good-answers.ts'

/** A writer of the lesson, with what its model was asked. */
export interface LessonWriter extends Writer {
  /** The faults that the model was asked to fix, one text for each request. */
  readonly repairs: readonly string[]
}

/** The language model writer with a model that has these answers. */
export function lessonWriter(answers: LessonAnswers): LessonWriter {
  const repairs: string[] = []
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const body: unknown = await new Request(input, init).json()
    const faults = faultsIn(body)
    if (faults !== '') repairs.push(faults)
    const answer = compatible.answer([JSON.stringify(answerLesson(answers, body))])
    return new Response(answer.body, { status: answer.status ?? 200, headers: answer.headers ?? {} })
  }
  const url = 'http://model.example/v1'
  return { ...createLanguageModelWriter({ model: 'scripted', url, fetch }), repairs }
}

/** The draft that a model's answers became, or why they were refused. */
export interface LessonResult<Name extends Format> {
  /** Undefined if the writer refused them. */
  readonly draft: DraftOf<Name> | undefined
  /** Code of the problem; undefined if there is a draft. */
  readonly refused: string | undefined
  /** The sentences that are reported to the author. */
  readonly reported: readonly string[]
  /** See `LessonWriter`. */
  readonly repairs: readonly string[]
}

/** Lets a model write the lesson with these answers. */
export async function writeLesson<Name extends Format>(
  format: Name,
  answers: LessonAnswers,
): Promise<LessonResult<Name>> {
  const writer = lessonWriter(answers)
  const remarks: Remark[] = []
  const onRemark = (remark: Remark) => void remarks.push(remark)
  const request = { page: readLesson(), images: lessonImages, options: {}, onRemark }
  let refused: string | undefined
  const draft = await writer.write(format, request).catch((error: unknown) => {
    if (!(error instanceof Problem)) throw error
    refused = error.code
    return undefined
  })
  return { draft, refused, reported: remarks.map(({ sentence }) => sentence), repairs: writer.repairs }
}
