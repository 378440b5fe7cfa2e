import { expect, test } from 'vitest'
import { waitSecondsOf } from './retry-after.ts'

test.each<[headers: Record<string, string>, body: string, seconds: number | undefined]>([
  [{ 'retry-after-ms': '1500' }, '', 2],
  [{}, '{"retryDelay": "34s"}', 34],
  // A wait that is no number would be stored as null, which no reader of a job accepts.
  [{ 'retry-after-ms': '.' }, '', undefined],
  [{ 'retry-after-ms': '1.2.3', 'retry-after': '5' }, '', 5],
  [{}, '{"retryDelay": "1.2.3s"}', undefined],
])('%j with the body %j is %j', (headers, body, seconds) => {
  expect(waitSecondsOf(headers, body, 0)).toBe(seconds)
})
