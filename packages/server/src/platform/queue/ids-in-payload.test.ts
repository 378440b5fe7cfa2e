import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { idsOf, payloadsOf } from './ids-in-payload.ts'

test('ids are carried by few payloads of at most 7999 bytes', () => {
  const ids = Array.from({ length: 5000 }, () => randomUUID())
  const payloads = payloadsOf(ids)
  expect(payloads.flatMap(idsOf)).toEqual(ids)
  expect(payloads).toHaveLength(25)
  expect(Math.max(...payloads.map((payload) => payload.length))).toBeLessThan(8000)
  expect(payloadsOf([])).toEqual([])
})
