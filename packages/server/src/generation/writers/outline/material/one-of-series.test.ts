import { expect, test } from 'vitest'
import { readPage } from '../../../page-reader/read-page.ts'
import { isOneOfSeries } from './one-of-series.ts'
import { prepareMaterial } from './material.ts'

const seriesIn = (text: string) => {
  const material = prepareMaterial(readPage({ title: 'Principles', language: 'en', html: `<p>${text}</p>` }))
  return material.sentences.filter((one) => isOneOfSeries(one, material)).map((one) => one.text)
}

test('Three statements of one pattern are a series', () => {
  const found =
    seriesIn(`Three principles guided the congress. Legitimacy meant that rulers should return. Compensation meant that
    losses were made good. Balance of power meant that no state should lead.`)
  expect(found).toHaveLength(3)
  expect(found.join(' ')).not.toContain('Three principles')
})

test('Two statements of one pattern, and words without a meaning, make no series', () => {
  expect(
    seriesIn(`Legitimacy meant that rulers should return. Compensation meant that losses were made good.
      The map of the states changed. The end of the war brought trade. The size of the army fell.`),
  ).toEqual([])
})
