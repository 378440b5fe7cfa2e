import { describe, expect, test } from 'vitest'
import { examplePages } from '../../../testing/grounding/example-pages.ts'
import { pageOfPassages } from '../../rewriting/page-of-passages.ts'
import { textsOfSlide } from '../draft-texts.ts'
import { findUngrounded } from '../find-ungrounded.ts'
import type { GroundedText } from '../evidence/grounded-text.ts'

const { title, paragraphs } = examplePages['en'] ?? { title: '', paragraphs: [] }
const page = pageOfPassages(
  paragraphs.map((text, index) => ({ id: `b${index + 1}`, path: ['Plants'], text })),
  { title, language: 'en' },
)

function faultsOf(text: Partial<GroundedText>, language?: string) {
  return findUngrounded([{ path: 'p', text: '', sources: [], ...text }], page, language)
}

describe('A quote', () => {
  test.each([
    'plants release oxygen in the light',
    'PLANTS  release   oxygen',
    '“Stomata are closed … save water in the dark.”',
    'stomata are closed [...] in the dark',
  ])('is in its block: %s', (quote) => {
    expect(faultsOf({ quotes: [{ text: quote }], sources: ['b1', 'b2'] })).toEqual([])
  })

  test.each(['plants absorb oxygen in the light', 'in the dark … are closed', '…'])(
    'is a fault if its block does not contain it: %s',
    (quote) => {
      expect(faultsOf({ quotes: [{ text: quote }], sources: ['b1', 'b2'] })).toMatchObject([
        { reason: 'quote', sentence: quote, block: 'b1' },
      ])
    },
  )

  test('is not looked for in other blocks', () => {
    expect(faultsOf({ quotes: [{ text: 'plants release oxygen' }], sources: ['b3'] })).toHaveLength(1)
  })
})

describe('A connective', () => {
  test.each(['Great question! Let us look at the next part.', 'Welcome back, I am Alex and this is Jamie.'])(
    'makes no claim: %s',
    (text) => {
      expect(faultsOf({ text, kind: 'connective' })).toEqual([])
    },
  )

  test('that contains a claim is checked', () => {
    const text = 'Let us go on. Napoleon invaded Russia during winter.'
    expect(faultsOf({ text, kind: 'connective' }).map(({ sentence }) => sentence)).toEqual([
      'Napoleon invaded Russia during winter.',
    ])
  })

  test('claims as a question only its numbers and names', () => {
    expect(faultsOf({ text: 'But does a mature oak never take up water?' })).toEqual([])
    const reasons = faultsOf({ text: 'But did Napoleon invade Russia in 1812?' }).map(({ reason }) => reason)
    expect(reasons).toContain('date')
    expect(reasons).toContain('name')
  })
})

describe('A fault', () => {
  test('names the wrong words, the words of the page and the passage', () => {
    const text = 'A mature oak takes up about 450 litres of water per day.'
    expect(faultsOf({ text, sources: ['b4'] })).toEqual([
      { path: 'p', reason: 'number', sentence: text, words: ['450'], expected: ['150'], block: 'b4' },
    ])
  })

  test('is found against the named blocks, unless another passage says the sentence', () => {
    const text = 'A mature oak takes up about 150 litres of water per day.'
    expect(faultsOf({ text, sources: ['b1'] })).toEqual([])
    expect(faultsOf({ text: 'Stomata regulate 150 gases.', sources: ['b8'] })).toHaveLength(1)
  })

  test('of a translation is a number in digits only', () => {
    expect(faultsOf({ text: 'Eine Eiche nimmt täglich 150 Liter Wasser auf.' }, 'de')).toEqual([])
    expect(faultsOf({ text: 'Eine Eiche nimmt täglich 160 Liter Wasser auf.' }, 'de')).toMatchObject([
      { reason: 'number' },
    ])
  })
})

describe('The options of a quiz', () => {
  const quiz = (options: Readonly<Record<string, string>>) =>
    findUngrounded(
      textsOfSlide(
        {
          slide_type: 'quiz',
          content: {
            quiz_question: 'What causes a loss of leaves?',
            option_a: 'Drought',
            option_b: 'Sugar',
            correct_answer: 'A',
            correct_feedback: 'Right: drought causes a loss of leaves.',
            incorrect_feedback: 'Not quite. Try again!',
            ...options,
          },
          audio_script: 'What causes a loss of leaves? A: Drought; B: Sugar.',
          sources: ['b5'],
        },
        'slides[0]',
      ),
      page,
    ).map(({ path, reason }) => `${path} ${reason}`)

  test('agree with the page if the key is right', () => {
    expect(quiz({})).toEqual([])
  })

  test('have a fault if the page gives another option as the answer', () => {
    expect(quiz({ correct_answer: 'B' })).toEqual(['slides[0].content.option_a answer'])
  })

  test('have a fault if the feedback contradicts the page', () => {
    expect(quiz({ correct_feedback: 'Right: a loss of leaves causes drought.' })).toEqual([
      'slides[0].content.correct_feedback direction',
    ])
  })

  test('have a fault if the right one is not on the page', () => {
    expect(quiz({ option_a: 'Penguins repairing wooden violins' })).toContain(
      'slides[0].content.option_a unsupported',
    )
  })
})
