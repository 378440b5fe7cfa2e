import { describe, expect, test } from 'vitest'
import { type ExamplePage, examplePages } from '../../testing/grounding/example-pages.ts'
import { pageOfPassages } from '../rewriting/page-of-passages.ts'
import type { StructuredPage } from '../page.ts'
import { findUngrounded } from './find-ungrounded.ts'

function pageOf({ title, paragraphs }: ExamplePage, language: string): StructuredPage {
  const passages = paragraphs.map((text, index) => ({ id: `b${index + 1}`, path: [], text }))
  return { ...pageOfPassages(passages, { title, language }), language }
}

function reasonsFor(text: string, page: StructuredPage): readonly string[] {
  return findUngrounded([{ path: 'audio_script', text, sources: [] }], page).map(({ reason }) => reason)
}

describe.each(Object.entries(examplePages))('In %s', (language, example) => {
  const page = pageOf(example, language)

  test.each(example.truths)('a truthful sentence has no fault: %s', (sentence) => {
    expect(reasonsFor(sentence, page)).toEqual([])
  })

  test.each(example.paragraphs)('a sentence of the page has no fault: %s', (sentence) => {
    expect(reasonsFor(sentence, page)).toEqual([])
  })

  test.each(example.faults)('a planted fault is found (%s): %s', (reason, sentence) => {
    expect(reasonsFor(sentence, page)).toContain(reason)
  })
})

describe('A question', () => {
  const page = pageOf(
    {
      title: 'Sheep',
      paragraphs: ['Dolly the sheep was born in 1996 at the Roslin Institute near Edinburgh.'],
      truths: [],
      faults: [],
    },
    'en',
  )

  test.each([
    'When was Dolly born?',
    'What could a cloned sheep mean for farmers in the future?',
    'Was Dolly really born in 1996?',
  ])('without foreign numbers and names has no fault: %s', (question) => {
    expect(reasonsFor(question, page)).toEqual([])
  })

  test.each([
    ['date', 'Why was Dolly born in 1896?'],
    ['name', 'Why did farmers near the river ask Napoleon about wool, milk and cheese?'],
  ])('with a foreign %s has this fault: %s', (reason, question) => {
    expect(reasonsFor(question, page)).toEqual([reason])
  })
})
