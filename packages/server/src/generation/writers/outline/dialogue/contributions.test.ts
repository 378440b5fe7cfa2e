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
function checked(sentence: string, isInferable = true): Contribution | undefined {
  const html = `<p>Rivers cross the fields of many lands. ${sentence}</p><p>Wagons were slow and roads were bad in most parts of the country.</p>`
  const material = prepareMaterial(readPage({ title: 'Rivers', html, language: 'en' }))
  const contributor = createContributor(material, createQuestionPhrases(material, 1), {
    isInferable: () => isInferable,
  })
  const sentences = material.sentences.slice(1, 2)
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

test.each([
  'The town of Bath had 12 bridges over its river.',
  'By 1750, the town of Bath had 12 bridges over its river.',
])('JAMIE does not state a fact that only a reader of the page knows: %s', (sentence) => {
  expect(checked(sentence)).toBeUndefined()
})

test('JAMIE checks only what a listener can infer from what was said', () => {
  const sentence = 'Bridges were too expensive for most of the small towns.'
  expect(checked(sentence, false)).toBeUndefined()
  expect(checked(sentence)?.lead).toBe(phrasesOf('en').talk.checks[0])
})

test('JAMIE does not state the steps of a case that is only supposed', () => {
  const html = `<p>Suppose that a town needs a bridge over the river. Bridges were too expensive for most of the small towns.</p>`
  const material = prepareMaterial(readPage({ title: 'Rivers', html, language: 'en' }))
  const contributor = createContributor(material, createQuestionPhrases(material, 1), {
    isInferable: () => true,
  })
  const utterance = { heading: '', path: [], link: undefined, question: undefined, why: undefined }
  expect(contributor.check({ ...utterance, sentences: material.sentences.slice(1) })).toBeUndefined()
})

test('JAMIE gives no example of new things', () => {
  const html = '<p>Rivers carry goods. For example, barges bring grain to the mills.</p>'
  const material = prepareMaterial(readPage({ title: 'Rivers', html, language: 'en' }))
  const exemplified = (isInferable: () => boolean) =>
    createContributor(material, createQuestionPhrases(material, 1), { isInferable }).exemplify({
      heading: '',
      path: [],
      sentences: material.sentences.slice(1),
      link: 'example',
      question: undefined,
      why: undefined,
    })
  expect(exemplified(() => false)).toBeUndefined()
  expect(exemplified(() => true)).toBeDefined()
})
