import { expect, test } from 'vitest'
import { againstPlan } from './spoken-time.ts'

test('a spoken time is shown with the planned minutes', () => {
  expect(againstPlan({ ms: 106_000, estimated: true }, 1.8)).toBe('about 1:46 of 1.8 minutes planned')
  expect(againstPlan({ ms: 58_000, estimated: false }, 1)).toBe('about 0:58 of 1 minute planned')
})
