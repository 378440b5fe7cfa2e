import { readPage } from '../../packages/server/src/generation/page-reader/read-page.ts'
import { hasEnoughText } from '../../packages/server/src/generation/require-enough-text.ts'
import { createLanguageModelWriter } from '../../packages/server/src/generation/writers/language-model/writer/language-model-writer.ts'
import { catchFaults, isCaught } from '../../packages/server/src/testing/writing/lesson/catch-faults.ts'
import { faultsIn } from '../../packages/server/src/testing/writing/lesson/answer-lesson.ts'
import { goodAnswers } from '../../packages/server/src/testing/writing/lesson/good-answers.ts'
import { lessonHtml, lessonTitle } from '../../packages/server/src/testing/writing/lesson/lesson-page.ts'
import { lessonWriter } from '../../packages/server/src/testing/writing/lesson/write-lesson.ts'
import { answerFromPrompt } from '../../packages/server/src/testing/writing/answer-from-prompt.ts'
import { compatible } from '../../packages/server/src/testing/writing/model-doubles/compatible.ts'
import { readPrompt } from '../../packages/server/src/testing/writing/read-prompt.ts'
import { evaluatePage } from './evaluate-page.ts'
import type { PageResult } from './evaluate-page.ts'
import { isMet, keyOf, measures, shareOf, written } from './measures.ts'
import type { PageToEvaluate } from './read-pages.ts'

const lesson: PageToEvaluate = {
  course: 'Lesson of the scripted model',
  file: 'lesson-page.ts',
  html: lessonHtml,
  title: lessonTitle,
  language: 'en',
}

/** A scripted model: what the language model writer makes of good answers, of bad ones, and of copied sentences. */
export interface ModelEvaluation {
  /** The lesson as a good model writes it. */
  readonly good: PageResult
  /** Requests to fix the answers of the good model. */
  readonly falseAlarms: number
  /** Measures that the good answers miss, in words. */
  readonly missed: readonly string[]
  readonly measured: number
  readonly planted: number
  readonly caught: number
  /** Planted faults that were not caught. */
  readonly uncaught: readonly string[]
  /** Answers that consist of sentences of the pages, and how many of them were asked for again. */
  readonly copied: number
  readonly copiedAgain: number
}

/** Evaluates the language model writer with a scripted model. `pages` are those of which the model copies sentences. */
export async function evaluateModel(pages: readonly PageToEvaluate[]): Promise<ModelEvaluation> {
  const writer = lessonWriter(goodAnswers)
  const good = await evaluatePage(lesson, { ...writer, id: 'scripted model' }, { withMinutes: false })
  const shares = measures.flatMap((measure) => {
    const share = shareOf(good.tallies[keyOf(measure)] ?? { count: 0, of: 0 })
    return share === undefined ? [] : [{ measure, share }]
  })
  const faults = await catchFaults()
  return {
    good,
    falseAlarms: writer.repairs.length,
    measured: shares.length,
    missed: [
      ...(good.refused === undefined ? [] : [good.refused]),
      ...shares
        .filter(({ measure, share }) => !isMet(measure, share))
        .map(({ measure, share }) => `${measure.format}: ${measure.label} ${written(measure, share)}`),
    ],
    planted: faults.length,
    caught: faults.filter(isCaught).length,
    uncaught: faults
      .filter((one) => !isCaught(one))
      .map(({ planted }) => `${planted.format}: ${planted.fault}`),
    ...(await copySentences(pages)),
  }
}

/** Lets a model copy sentences of pages, which are true, and counts the answers that are asked for again. */
async function copySentences(
  pages: readonly PageToEvaluate[],
): Promise<Pick<ModelEvaluation, 'copied' | 'copiedAgain'>> {
  let [copied, copiedAgain] = [0, 0]
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const body: unknown = await new Request(input, init).json()
    if (readPrompt(body).asks === 'write') {
      if (faultsIn(body) === '') copied += 1
      else copiedAgain += 1
    }
    const answer = compatible.answer([JSON.stringify(answerFromPrompt(body))])
    return new Response(answer.body, { status: answer.status ?? 200, headers: answer.headers ?? {} })
  }
  const model = createLanguageModelWriter({ model: 'copies', url: 'http://model.example/v1', fetch })
  // The model splits sentences as English ones.
  for (const page of pages
    .filter(({ language }) => language === 'en')
    .map((one) => readPage(one))
    .filter(hasEnoughText)) {
    const request = { page, images: new Map<string, string>(), options: {} }
    await model.write('slideshow', request)
    await model.write('podcast', request)
  }
  return { copied, copiedAgain }
}

/** Prints the numbers, and what is missed or not caught. Returns whether all is as it should be. */
export function printModel(all: ModelEvaluation): boolean {
  console.log('\nlanguage model writer, with a scripted model')
  console.log(
    `  measures that hold for good answers                 ${all.measured - all.missed.length} of ${all.measured}`,
  )
  for (const one of all.missed) console.log(`    MISSED ${one}`)
  console.log(`  planted faults that are caught                      ${all.caught} of ${all.planted}`)
  for (const one of all.uncaught) console.log(`    NOT CAUGHT ${one}`)
  console.log(`  good answers that are asked for again               ${all.falseAlarms}`)
  console.log(`  answers of copied sentences asked for again         ${all.copiedAgain} of ${all.copied}`)
  return all.missed.length === 0 && all.uncaught.length === 0 && all.falseAlarms === 0
}
