import { quizOptions } from '@lectern/domain/slides/quiz-answers.ts'
import { describe, expect, test } from 'vitest'
import { readCorpus } from '../../testing/writing/corpus.ts'
import type { SlideDraft } from '../drafts/slideshow-draft.ts'
import { picturesOf, type StructuredPage } from '../page.ts'
import { createOutlineWriter } from '../writers/outline/outline-writer.ts'
import { textsOfSlide } from './draft-texts.ts'
import { findUngrounded } from './find-ungrounded.ts'

/** Share of right quizzes with a fault, and shares of wrong keys that are found. */
const limits = { falseAlarms: 0.02, wrongKey: 0.75, wrongKeyAndFeedback: 0.5 }
/** Fewer words make no quiz. */
const fewestWords = 150

const pages = readCorpus().filter(({ words }) => words >= fewestWords)

describe.skipIf(pages.length === 0)(
  'The check of quizzes on real pages (skipped if the corpus is absent)',
  () => {
    test(
      'accepts the quizzes of the outline writer, and finds most wrong keys',
      { timeout: 240_000 },
      async () => {
        let [quizzes, alarms, keys, found, foundWithout] = [0, 0, 0, 0, 0]
        for (const { page } of pages) {
          for (const quiz of await quizzesOf(page)) {
            quizzes += 1
            alarms += hasFault(quiz, page) ? 1 : 0
            for (const wrong of withWrongKeys(quiz)) {
              keys += 1
              found += hasFault(wrong, page) ? 1 : 0
              foundWithout += hasFault(withoutFeedback(wrong), page) ? 1 : 0
            }
          }
        }
        const rates = {
          falseAlarms: alarms / quizzes,
          wrongKey: found / keys,
          wrongKeyAndFeedback: foundWithout / keys,
        }
        process.stdout.write(`${quizzes} quizzes, ${keys} wrong keys: ${JSON.stringify(rates)}\n`)
        expect(rates.falseAlarms).toBeLessThan(limits.falseAlarms)
        expect(rates.wrongKey).toBeGreaterThanOrEqual(limits.wrongKey)
        expect(rates.wrongKeyAndFeedback).toBeGreaterThanOrEqual(limits.wrongKeyAndFeedback)
      },
    )
  },
)

async function quizzesOf(page: StructuredPage): Promise<readonly SlideDraft[]> {
  const images = new Map(picturesOf(page).map(({ url }) => [url, url]))
  const { slides } = await createOutlineWriter().write('slideshow', { page, options: {}, images })
  return slides.filter(({ slide_type }) => slide_type === 'quiz')
}

function hasFault(quiz: SlideDraft, page: StructuredPage): boolean {
  const texts = textsOfSlide(quiz, 'slide').filter(({ path }) => /(?:option_.|quiz_question)$/.test(path))
  return findUngrounded(texts, page).length > 0
}

function withWrongKeys(quiz: SlideDraft): readonly SlideDraft[] {
  return quizOptions
    .filter(({ letter, field }) => quiz.content[field] && letter !== quiz.content['correct_answer'])
    .map(({ letter }) => ({ ...quiz, content: { ...quiz.content, correct_answer: letter } }))
}

function withoutFeedback(quiz: SlideDraft): SlideDraft {
  return { ...quiz, content: { ...quiz.content, correct_feedback: '', incorrect_feedback: '' } }
}
