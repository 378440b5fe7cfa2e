import { expect, test } from 'vitest'
import type { TimedPart } from '../planning/plan.ts'
import { createQuoteRequests } from './quote-requests.ts'

const part = (number: number, role: TimedPart['role'] = 'content'): TimedPart => ({
  number,
  role,
  title: '',
  teaches: '',
  concepts: [],
  blocks: [],
  length: 'normal',
  minutes: 1,
})

test('Quotes are asked for once for each part of content, and no longer after a second answer without them', () => {
  const requests = createQuoteRequests()
  const [first, second, third] = [part(1), part(2), part(3)]
  expect([first, second].map((one) => requests.areNeeded(one))).toEqual([true, true])
  expect(requests.areNeeded(first)).toBe(false)
  expect(requests.areNeeded(third)).toBe(false)
})

test('Openings, questions and closings need no quotes', () => {
  const requests = createQuoteRequests()
  const roles = ['opening', 'question', 'closing'] as const
  expect(roles.map((role) => requests.areNeeded(part(1, role)))).toEqual([false, false, false])
})
