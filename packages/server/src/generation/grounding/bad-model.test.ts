import { expect, test } from 'vitest'
import { badAnswers, goodSlides, pageOfAnswers } from '../../testing/grounding/bad-model.ts'
import { textsOfSlide, textOfLine } from './draft-texts.ts'
import { findUngrounded } from './find-ungrounded.ts'

test('The answer of a good model has no fault', () => {
  const texts = goodSlides.flatMap((slide, at) => textsOfSlide(slide, `slides[${at}]`))
  expect(findUngrounded(texts, pageOfAnswers)).toEqual([])
})

test.each(badAnswers.map((answer) => [answer.fault, answer] as const))(
  'The answer of a model with one planted fault has this fault alone: %s',
  (_, { slides = [], lines = [], path, reason }) => {
    const texts = [
      ...slides.flatMap((slide, at) => textsOfSlide(slide, `slides[${at}]`)),
      ...lines.map((line, at) => textOfLine(line, `lines[${at}]`)),
    ]
    expect(findUngrounded(texts, pageOfAnswers).map((fault) => [fault.path, fault.reason])).toEqual([
      [path, reason],
    ])
  },
)
