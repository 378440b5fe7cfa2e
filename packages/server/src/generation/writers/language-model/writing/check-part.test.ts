import { describe, expect, test } from 'vitest'
import { ask } from '../../../../testing/writing/leaf-answers.ts'
import { pageOfPassages } from '../../../rewriting/page-of-passages.ts'
import { checkPart } from './check-part.ts'
import { segmentParts } from './segment-parts.ts'
import { slideParts } from './slide-parts.ts'

const page = pageOfPassages(
  [
    {
      id: 'b1',
      path: ['Leaves'],
      text: 'Leaves lose water through their pores in the warm hours of the day.',
    },
    { id: 'b2', path: ['Oaks'], text: 'A mature oak takes up about 150 litres of water every day.' },
    { id: 'b3', path: ['Soil'], text: 'Clay keeps water for a longer time than sand.' },
  ],
  { title: 'Water in plants', language: 'en' },
)
const request = ask({ page })
/** True by b2, in other words and another order. */
const said = 'Each day, 150 litres reach the top of a mature oak.'
const quotes = (...all: readonly (readonly [block: string, text: string])[]) =>
  all.map(([block, text]) => ({ block, text }))
const slide = {
  slide_type: 'text' as const,
  content: { slide_title: 'Water', slide_content: 'Leaves lose water' },
  audio_script: said,
  sources: ['b1'],
}

describe('the block of a proven quote', () => {
  const own = quotes(['b3', 'Clay keeps water'], ['b2', 'about 150 litres of water'])

  test('joins the sources of a slide if one of its sentences needs it', () => {
    expect(checkPart(slideParts, slide, { request, answer: {} }).faults).toHaveLength(1)
    const { draft, faults } = checkPart(slideParts, slide, { request, answer: { quotes: own } })
    expect(draft.sources).toEqual(['b1', 'b2'])
    expect(faults).toEqual([])
  })

  test('does not join if every sentence agrees with the sources', () => {
    const right = { ...slide, audio_script: 'Leaves lose water in the warm hours.' }
    const { draft } = checkPart(slideParts, right, { request, answer: { quotes: own } })
    expect(draft).toBe(right)
  })

  test('joins the sources of its line alone', () => {
    const line = { speaker: 'ALEX', content: said, tone: 'explanatory', sources: ['b1'] } as const
    const segment = {
      segment_title: 'Water',
      key_points: ['Leaves lose water.'],
      dialogue: [{ ...line, content: 'Leaves lose water in the warm hours.' }, line],
      duration: 1,
    }
    const answer = { dialogue: [{ quotes: own }, { quotes: own }] }
    const { draft, faults } = checkPart(segmentParts, segment, { request, answer })
    expect(draft.dialogue.map(({ sources }) => sources)).toEqual([['b1'], ['b1', 'b2']])
    expect(faults).toEqual([])
  })
})

test('a quote that is not in its block proves nothing', () => {
  const answer = { quotes: quotes(['b2', 'about 150 gallons of water']) }
  const { draft, faults } = checkPart(slideParts, slide, { request, answer })
  expect(draft).toBe(slide)
  expect(faults.map(({ words }) => words)).toEqual(expect.arrayContaining([undefined, said]))
})
