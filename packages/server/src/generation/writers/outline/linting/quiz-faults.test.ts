import { describe, expect, test } from 'vitest'
import type { SlideDraft, SlideshowDraft } from '../../../drafts/slideshow-draft.ts'
import { readPage } from '../../../page-reader/read-page.ts'
import { lintDeck } from './lint-deck.ts'
import { indexPage } from './page-index.ts'

const sentences = [
  'Rivers carry sand and mud to the sea.',
  'Deltas grow at the mouth of a river because the current slows down there.',
  'The Rhine was straightened between 1817 and 1876.',
  'A lock lifts boats from one level of water to another.',
]
const index = indexPage(readPage({ title: 'Rivers', language: 'en', html: `<p>${sentences.join(' ')}</p>` }))

function slide(content: SlideDraft['content'], script: string): SlideDraft {
  const slide_type = 'quiz_question' in content ? 'quiz' : 'text'
  return { slide_type, content, audio_script: script, sources: [] }
}

const taught = slide({ slide_title: 'Rivers', slide_content: 'Sand and mud' }, sentences.join(' '))
const between = slide(
  { slide_title: 'Boats', slide_content: 'Boats on rivers' },
  'Boats carry grain and timber.',
)

const good = {
  quiz_question: 'Which reason is given for this? “Deltas grow at the mouth of a river”',
  option_a: 'The current slows down there',
  option_b: 'Boats carry grain and timber',
  option_c: 'Rain and snow feed the water',
  correct_answer: 'A',
  correct_feedback: `Correct. ${sentences[1]}`,
  incorrect_feedback: `Not quite. ${sentences[1]}`,
}
const gap = {
  ...good,
  quiz_question: 'What is missing here? “The Rhine was straightened between ____ and 1876.”',
  option_a: '1817',
  option_b: '1848',
  option_c: '1914',
  correct_feedback: `Correct. ${sentences[2]}`,
  incorrect_feedback: `Not quite. ${sentences[2]}`,
}
const falseStatement = {
  quiz_question: 'True or false? “The Rhine was straightened between 1817 and 1914.”',
  quiz_kind: 'true-false',
  option_a: 'True',
  option_b: 'False',
  correct_answer: 'B',
  correct_feedback: `Correct. ${sentences[2]}`,
  incorrect_feedback: `Not quite. ${sentences[2]}`,
}

function faultsOf(...quizzes: SlideDraft['content'][]): readonly (string | undefined)[] {
  return faultsAfter([taught, between], ...quizzes)
}

function faultsAfter(before: SlideDraft[], ...quizzes: SlideDraft['content'][]) {
  const slides = [
    ...before,
    ...quizzes.map((content): SlideDraft => ({ ...slide(content, 'A question.'), slide_type: 'quiz' })),
  ]
  const draft: SlideshowDraft = { title: 'Rivers', language: 'en', slides }
  return lintDeck(draft, index)
    .findings.filter(({ defect }) => defect === 'quiz')
    .map(({ detail }) => detail)
}

describe('The linter of quizzes', () => {
  test.each([
    ['a reason', good],
    ['a value', gap],
    ['a false statement', falseStatement],
    [
      'several right answers',
      {
        ...good,
        quiz_question: 'What do rivers carry?',
        quiz_kind: 'several',
        option_a: 'sand',
        option_b: 'mud',
        option_c: 'snow',
        correct_answers: ['A', 'B'],
        correct_feedback: `Correct. ${sentences[0]}`,
        incorrect_feedback: `Not quite. ${sentences[0]}`,
      },
    ],
    [
      'the meaning of a term, if the feedback names the term',
      {
        ...good,
        quiz_question: 'Which description fits “lock”?',
        option_a: 'It lifts boats from one level of water to another',
        option_b: 'It carries sand and mud from the mountains to a sea',
        option_c: 'It joins two rivers that flow into different oceans',
        correct_feedback: 'Correct. Lock: It lifts boats from one level of water to another.',
        incorrect_feedback: 'Not quite. Lock: It lifts boats from one level of water to another.',
      },
    ],
  ])('accepts a question for %s', (_, quiz) => {
    expect(faultsOf(quiz)).toEqual([])
  })

  test.each([
    ['the right answer is no option', { ...good, correct_answer: 'D' }],
    ['the right answer is no option', { ...good, quiz_kind: 'several', correct_answers: ['A', 'D'] }],
    ['too few different options', { ...good, option_c: '' }],
    ['too few different options', { ...good, option_c: 'Boats carry grain and timber.' }],
    ['“All of the above” is not last', { ...good, option_b: 'All of the above' }],
    ['the question contains its answer', { ...good, option_a: 'The mouth of a river' }],
    ['options of different kinds', { ...gap, option_b: 'a Roman emperor' }],
    ['options of different kinds', { ...good, option_b: '`river()`' }],
    [
      'its length shows the right answer',
      { ...good, option_b: 'Rain', option_c: 'Snow', option_a: 'Because the current slows down there' },
    ],
    ['two options are right', { ...good, option_b: 'At its end the current slows down there' }],
    ['the page says the opposite of the answer', { ...falseStatement, correct_answer: 'A' }],
    [
      'the page says the opposite of the answer',
      { ...falseStatement, quiz_question: `True or false? “${sentences[2]}”` },
    ],
    [
      'the feedback names a wrong answer',
      { ...good, incorrect_feedback: 'Not quite. Boats carry grain and timber on the river.' },
    ],
    ['the feedback gives no reason', { ...good, incorrect_feedback: 'Not quite.' }],
    [
      'the feedback gives no reason',
      { ...good, incorrect_feedback: 'Not quite. The current slows down there.' },
    ],
    [
      'no earlier slide teaches it',
      {
        ...good,
        quiz_question: 'Which reason is given for this? “Penguins live in Antarctica”',
        option_a: 'Their feathers protect them from frost',
        incorrect_feedback: 'Not quite. Their feathers protect penguins from frost.',
        correct_feedback: 'Correct. Their feathers protect penguins from frost.',
      },
    ],
  ])('finds: %s', (fault, quiz) => {
    expect(faultsOf(quiz)).toEqual([fault])
  })

  test('finds a statement that the slide just before shows', () => {
    const showing = slide({ slide_title: 'Rivers', slide_content: sentences[2] }, 'The river has a new bed.')
    expect(faultsAfter([taught, showing], gap)).toEqual(['the slide before shows it word for word'])
    expect(faultsAfter([showing, taught], gap)).toEqual([])
  })

  test('accepts that a statement is false which the page names only as what people believe', () => {
    const belief =
      'Many people believe that all rivers flow to the south. In fact, the Nile flows to the north.'
    const ofBeliefs = indexPage(readPage({ title: 'Rivers', language: 'en', html: `<p>${belief}</p>` }))
    const quiz = {
      ...falseStatement,
      quiz_question: 'True or false? “All rivers flow to the south.”',
      correct_feedback: `Correct. ${belief}`,
      incorrect_feedback: `Not quite. ${belief}`,
    }
    const slides = [
      slide({ slide_title: 'Rivers', slide_content: belief }, belief),
      between,
      { ...slide(quiz, 'A question.'), slide_type: 'quiz' as const },
    ]
    const { findings } = lintDeck({ title: 'Rivers', language: 'en', slides }, ofBeliefs)
    expect(findings.filter(({ defect }) => defect === 'quiz')).toEqual([])
  })

  test('finds a second quiz that asks the same', () => {
    expect(faultsOf(good, gap)).toEqual([])
    expect(faultsOf(good, { ...good, quiz_question: 'Why do deltas grow at the mouth of a river?' })).toEqual(
      ['another quiz asks the same'],
    )
  })
})
