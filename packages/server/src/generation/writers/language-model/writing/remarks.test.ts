import { expect, test } from 'vitest'
import { ask } from '../../../../testing/writing/leaf-answers.ts'
import { remarksOnFrame } from './remarks.ts'
import { segmentParts } from './segment-parts.ts'
import { slideParts } from './slide-parts.ts'

const wordsOf = (remarks: ReturnType<typeof remarksOnFrame>) => remarks.map(({ notice }) => notice?.values)
const goals = ['Explain how leaves make sugar', 'Say what Marie Curie found in 1898']

test('a title and objectives with a number or a name that the page does not have are reported', () => {
  expect(wordsOf(remarksOnFrame(segmentParts, { title: 'The 12 tasks of leaves', goals }, ask()))).toEqual([
    { words: 'The 12 tasks of leaves' },
    { words: 'Say what Marie Curie found in 1898' },
  ])
})

test('the goals of a slideshow are not shown, and not reported', () => {
  expect(remarksOnFrame(slideParts, { title: 'How leaves make sugar', goals }, ask())).toEqual([])
})

test('a name of the course may be in the title', () => {
  const context = { course: 'Biology 101 with Ada Lovelace', terms: [] }
  const title = 'How leaves work, for 101 students of Ada Lovelace'
  expect(remarksOnFrame(slideParts, { title, goals: [] }, ask({ context }))).toEqual([])
  expect(remarksOnFrame(slideParts, { title, goals: [] }, ask())).toHaveLength(1)
})
