import { expect, test } from 'vitest'
import { readPage } from '../../../page-reader/read-page.ts'
import { phrasesOf } from '../language/phrases.ts'
import { prepareMaterial } from '../material/material.ts'
import { createContributor } from './contributions.ts'
import type { Contribution } from './contributions.ts'
import { createQuestionPhrases } from './questions.ts'

/** The conclusion of JAMIE in the second sentence of a page. */
function concluded(sentence: string): Contribution | undefined {
  const html = `<p>Wagons were slow and roads were bad in most parts of the country. ${sentence}</p>`
  const material = prepareMaterial(readPage({ title: 'Rivers', html, language: 'en' }))
  const contributor = createContributor(material, createQuestionPhrases(material, 1), {
    isInferable: () => true,
    isBold: false,
    mayReadStory: false,
  })
  const sentences = material.sentences.slice(1)
  return contributor.conclude({
    heading: '',
    path: [],
    sentences,
    link: 'result',
    question: undefined,
    why: undefined,
  })
}

test('JAMIE draws the conclusion of the page, and ALEX confirms it', () => {
  const found = concluded('Therefore, merchants built their houses beside rivers.')
  expect(found?.sentences.map(({ text }) => text)).toEqual([
    'Therefore, merchants built their houses beside rivers.',
  ])
  expect(found?.reply).toBe(phrasesOf('en').confirms[0])
})

test.each([
  'Therefore, merchants built 40 houses beside rivers.',
  'Therefore, merchants from Venice built their houses beside rivers.',
  'Therefore, merchants built houses, mills, granaries and bridges beside rivers.',
])('JAMIE does not conclude names, numbers and enumerations: %s', (sentence) => {
  expect(concluded(sentence)).toBeUndefined()
})

/** The statement of a paragraph that JAMIE asks ALEX to check. */
function checked(
  sentence: string,
  isBold = false,
  isInferable = true,
  isFirst = false,
): Contribution | undefined {
  const html = `<p>${isFirst ? '' : 'Rivers cross the fields of many lands. '}${sentence}</p><p>Wagons were slow and roads were bad in most parts of the country.</p>`
  const material = prepareMaterial(readPage({ title: 'Rivers', html, language: 'en' }))
  const contributor = createContributor(material, createQuestionPhrases(material, 1), {
    isInferable: () => isInferable,
    isBold,
    mayReadStory: false,
  })
  const sentences = isFirst ? material.sentences.slice(0, 1) : material.sentences.slice(1, 2)
  return contributor.check({
    heading: '',
    path: [],
    sentences,
    link: undefined,
    question: undefined,
    why: undefined,
  })
}

test('JAMIE does not report what others have said or found', () => {
  expect(checked('Critics have pointed out that the bridges were too expensive.')).toBeUndefined()
  expect(checked('Bridges were too expensive for most of the small towns.')).toBeDefined()
})

test('JAMIE says of a fact that no listener can guess that it was read', () => {
  const { checks, reads } = phrasesOf('en').talk
  expect(reads).toContain(checked('The town of Bath had 12 bridges over its river.', true)?.lead)
  expect(checked('Bridges were too expensive for most of the small towns.', true)?.lead).toBe(checks[0])
})

test('JAMIE checks only what a listener can infer from what was said', () => {
  const sentence = 'Bridges were too expensive for most of the small towns.'
  expect(checked(sentence, false, false)).toBeUndefined()
  expect(checked(sentence, false, true)).toBeDefined()
  expect(phrasesOf('en').talk.reads).toContain(checked(sentence, true, false)?.lead)
})

test('JAMIE does not say what a paragraph is about as something read ahead', () => {
  expect(checked('The town of Bath had 12 bridges over its river.', true, true, true)).toBeUndefined()
})

test('JAMIE reads ahead no event of a story', () => {
  expect(checked('By 1750, the town of Bath had 12 bridges over its river.', true)).toBeUndefined()
})

test('an event of a story that is new to JAMIE is read only by one who would say too little otherwise', () => {
  const html = `<p>In 1582 sailors from Portugal built a castle on the coast of Ghana. Traders soon began to settle around the fort and founded the town of Elmina.</p>`
  const material = prepareMaterial(readPage({ title: 'Elmina', html, language: 'en' }))
  const sentence = material.sentences.at(-1)
  if (!sentence) throw new Error('no sentence')
  const utterance = {
    heading: '',
    path: [],
    sentences: [sentence],
    link: undefined,
    question: undefined,
    why: undefined,
  }
  const checkedBy = (mayReadStory: boolean) =>
    createContributor(material, createQuestionPhrases(material, 1), {
      isInferable: () => false,
      isBold: true,
      mayReadStory,
    }).check(utterance)
  expect(checkedBy(false)).toBeUndefined()
  expect(checkedBy(true)?.sentences).toEqual([sentence])
})
