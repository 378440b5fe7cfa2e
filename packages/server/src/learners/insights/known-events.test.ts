import { learnerReport, mostSecondsOfPart } from '@lectern/domain/learn/learner-events.ts'
import { expect, test } from 'vitest'
import { knownEvents } from './known-events.ts'

const part = (key: string, lengthMs: number) => [key, { key, title: key, lengthMs }] as const
const parts = new Map([part('short', 1000), part('long', 500_000)])

test('a part that was open for a long time counts with the longest time', () => {
  const events = ['short', 'long'].map((key) => ({ type: 'part', part: key, seconds: 7 * 3600 }))
  const report = learnerReport.parse({ visit: 'visit-of-a-learner', events })
  expect(knownEvents(report, parts)).toEqual([
    { type: 'part', part: 'short', seconds: 600 },
    { type: 'part', part: 'long', seconds: mostSecondsOfPart },
  ])
})

test('a part without a possible time does not count', () => {
  const events = [-1, '5', undefined].map((seconds) => ({ type: 'part', part: 'short', seconds }))
  expect(knownEvents(learnerReport.parse({ visit: 'visit-of-a-learner', events }), parts)).toEqual([])
})
