import { describe, expect, test } from 'vitest'
import { pageOfPassages } from '../../rewriting/page-of-passages.ts'
import { textsOfSlide } from '../draft-texts.ts'
import { findUngrounded } from '../find-ungrounded.ts'

const page = pageOfPassages(
  [
    { id: 'b1', path: ['Leaves'], text: 'Drought and frost cause a loss of leaves.' },
    { id: 'b2', path: ['Roots'], text: 'Roots take up water from the soil. They never take up sunlight.' },
    {
      id: 'b3',
      path: ['Oaks'],
      text: 'A mature oak takes up 150 litres of water per day. A young oak takes up 12 litres.',
    },
    { id: 'b4', path: ['Pigments'], text: 'Chlorophyll absorbs red light. Carotene absorbs blue light.' },
    { id: 'b5', path: ['Stomata'], text: 'Gases pass through pores in the surface of the plant.' },
    { id: 'b6', path: ['Cell walls'], text: 'Layers of cellulose keep the shape of the plant.' },
  ],
  { title: 'Plants', language: 'en' },
)

function faultsOf(content: Readonly<Record<string, string>>, sources = ['b1']) {
  const slide = {
    slide_type: 'quiz',
    content: { correct_answer: 'A', ...content },
    audio_script: '',
    sources,
  } as const
  return findUngrounded(textsOfSlide(slide, 'quiz'), page).map(
    ({ path, reason }) => `${path.split('.').at(-1) ?? ''} ${reason}`,
  )
}

const oak = {
  quiz_question: 'How much water does a mature oak take up per day?',
  option_a: '150 litres',
  option_b: '12 litres',
  option_c: '900 litres',
}
const light = {
  quiz_question: 'Which light does chlorophyll absorb?',
  option_a: 'red light',
  option_b: 'blue light',
}
const heading = {
  quiz_question: 'Which of these belongs to “Stomata”?',
  option_a: 'Gases pass through pores in the surface',
  option_b: 'Layers of cellulose keep the shape',
}
const notTaken = {
  quiz_question: 'What do roots not take up from the soil?',
  option_a: 'gold',
  option_b: 'water',
}

describe('the key of a quiz', () => {
  test.each([
    ['numbers', oak, 'option_a'],
    ['words of two sentences', light, 'option_a'],
    ['what is under a heading', heading, 'option_a'],
  ])('is proven, and a wrong one is found, by %s', (_what, quiz, right) => {
    expect(faultsOf(quiz, ['b3', 'b4', 'b5'])).toEqual([])
    expect(faultsOf({ ...quiz, correct_answer: 'B' }, ['b3', 'b4', 'b5'])).toEqual([`${right} answer`])
  })

  test('of a negated question is what the page does not say', () => {
    expect(faultsOf(notTaken, ['b2'])).toEqual([])
    expect(faultsOf({ ...notTaken, correct_answer: 'B' }, ['b2'])).toEqual(['option_b negation'])
  })

  test('of a question about a statement that denies something is not negated by it', () => {
    const follows = 'Roots never take up sunlight, so what do they take up from the soil?'
    const taken = { quiz_question: follows, option_a: 'water', option_b: 'sunlight' }
    expect(faultsOf(taken, ['b2']).filter((fault) => fault.endsWith('negation'))).toEqual([])
  })

  test('is accepted where the page says all others of it, as in questions with “except”', () => {
    const quiz = {
      quiz_question: 'All of these cause a loss of leaves except …',
      option_a: 'soil',
      option_b: 'drought',
      option_c: 'frost',
    }
    expect(faultsOf(quiz)).toEqual([])
  })

  test('is wrong if the feedback explains another option', () => {
    const quiz = {
      ...light,
      quiz_question: 'Which is it?',
      correct_feedback: 'Correct. It is the blue light.',
    }
    expect(faultsOf(quiz, ['b4'])).toEqual(['option_b answer'])
    const denied = { ...quiz, correct_feedback: 'Correct. It is not the blue light.' }
    expect(faultsOf(denied, ['b4'])).not.toContain('option_b answer')
  })

  test('is a fault if it has nothing to do with the page', () => {
    const quiz = {
      quiz_question: 'Who composed the famous opera of Salzburg?',
      option_a: 'Amadeus Mozart',
      option_b: 'Joseph Haydn',
    }
    expect(faultsOf(quiz)).toContain('option_a unsupported')
  })
})

test('two right options are found', () => {
  const quiz = { quiz_question: 'What causes a loss of leaves?', option_a: 'Drought', option_b: 'Frost' }
  expect(faultsOf(quiz)).toEqual(['option_b answer'])
  expect(faultsOf({ ...quiz, option_b: 'Soil' })).toEqual([])
})

test('the same question about another number has another answer', () => {
  const years = pageOfPassages(
    [
      { id: 'b1', path: [], text: 'In the year 1815 the harvest was lost to frost.' },
      { id: 'b2', path: [], text: 'In the year 1816 the harvest was lost to drought.' },
    ],
    { title: 'Harvests', language: 'en' },
  )
  const quiz = (key: string) => ({
    slide_type: 'quiz' as const,
    content: {
      quiz_question: 'To what was the harvest of the year 1816 lost?',
      option_a: 'Drought',
      option_b: 'Frost',
      correct_answer: key,
    },
    audio_script: '',
    sources: ['b2'],
  })
  expect(findUngrounded(textsOfSlide(quiz('A'), 'quiz'), years)).toEqual([])
  expect(findUngrounded(textsOfSlide(quiz('B'), 'quiz'), years)).toMatchObject([
    { reason: 'answer', words: ['Drought'] },
  ])
})

test('a question that both options are part of is not a question with two right options', () => {
  const quiz = { quiz_question: 'Which light is it?', option_a: 'red light', option_b: 'blue light' }
  expect(faultsOf(quiz, ['b4'])).toEqual([])
})

describe('a true/false question', () => {
  const statement = 'Roots take up water from the soil.'
  const quiz = { quiz_kind: 'true-false', quiz_question: `True or false? “${statement}”` }

  test('is right if the page makes the statement', () => {
    expect(faultsOf(quiz, ['b2'])).toEqual([])
    expect(faultsOf({ ...quiz, correct_answer: 'B' }, ['b2'])).toEqual(['quiz_question negation'])
  })

  test('may call a statement false that the page names only as what people believe', () => {
    const beliefs = pageOfPassages(
      [
        {
          id: 'b1',
          path: ['Roots'],
          text: 'Many people believe that roots take up sunlight. In fact, leaves do.',
        },
      ],
      { title: 'Plants', language: 'en' },
    )
    const slide = {
      slide_type: 'quiz',
      content: {
        quiz_kind: 'true-false',
        quiz_question: 'True or false? “Roots take up sunlight.”',
        correct_answer: 'B',
      },
      audio_script: '',
      sources: ['b1'],
    } as const
    expect(findUngrounded(textsOfSlide(slide, 'quiz'), beliefs)).toEqual([])
  })

  test('is wrong if the page contradicts a statement that it calls true', () => {
    const wrong = { ...quiz, quiz_question: 'True or false: Roots never take up water from the soil.' }
    expect(faultsOf(wrong, ['b2'])).toEqual(['quiz_question negation'])
    expect(faultsOf({ ...wrong, correct_answer: 'B' }, ['b2'])).toEqual([])
  })
})
