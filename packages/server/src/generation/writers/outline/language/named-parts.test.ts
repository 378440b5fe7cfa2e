import { expect, test } from 'vitest'
import { readPage } from '../../../page-reader/read-page.ts'
import { isAboutPart, lexiconOfPage } from './named-parts.ts'

const read = (title: string, sentences: readonly string[]) =>
  readPage({ title, language: 'en', html: sentences.map((text) => `<p>${text}</p>`).join('') })

const law = read('Chapter 11: a second chance', [
  'Under Chapter 7 a trustee sells everything; under Chapter 11 the company goes on working.',
  'Chapter 7 is fast and cheap, whereas Chapter 11 may take years.',
  'General Motors left Chapter 11 after only 40 days.',
  'The reform of 1978 merged both ways into Chapter 11.',
])

const textbook = read('Chapter 3: the cell', [
  'In Chapter 2 we met the molecules of life.',
  'Chapter 4 explains how cells divide.',
  'See Chapter 5 for the membrane.',
  'Cells are the smallest living units, as Chapter 1 shows.',
])

test('A page about numbered parts of a law is not sent elsewhere by them', () => {
  const lexicon = lexiconOfPage(law)
  expect(lexicon.pointsElsewhere('Chapter 7 is fast and cheap, whereas Chapter 11 may take years.')).toBe(
    false,
  )
  expect(lexicon.pointsElsewhere('The table below compares both.')).toBe(true)
  expect(isAboutPart(law.title, law)).toBe(true)
})

test('The chapters that a textbook names send the reader elsewhere', () => {
  expect(lexiconOfPage(textbook).pointsElsewhere('See Chapter 5 for the membrane.')).toBe(true)
  expect(isAboutPart(textbook.title, textbook)).toBe(false)
})
