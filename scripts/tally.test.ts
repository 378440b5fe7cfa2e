import { describe, expect, test } from 'vitest'
import { addCrash, isGood, lastLine, noTests, sum, tallyOfPlaywright, tallyOfVitest } from './tally.mjs'

describe('the count of npm test', () => {
  test('adds up the results of all stages', () => {
    const checks = { passed: 8, failed: 1, skipped: 0 }
    const unit = tallyOfVitest({ numPassedTests: 40, numFailedTests: 2, numPendingTests: 1, numTodoTests: 1 })
    const browser = tallyOfPlaywright({ stats: { expected: 5, flaky: 1, unexpected: 1, skipped: 3 } })
    expect(sum([checks, unit, browser])).toEqual({ passed: 54, failed: 4, skipped: 5 })
  })

  test('mentions skipped tests only if there are some', () => {
    expect(lastLine({ passed: 3, failed: 0, skipped: 0 })).toBe('3 passed, 0 failed')
    expect(lastLine({ passed: 3, failed: 1, skipped: 2 })).toBe('3 passed, 1 failed, 2 skipped')
  })

  test('includes one failure for a runner that fails without a failed test', () => {
    expect(addCrash({ passed: 3, failed: 0, skipped: 0 }, false).failed).toBe(1)
    expect(addCrash({ passed: 3, failed: 2, skipped: 0 }, false).failed).toBe(2)
    expect(addCrash({ passed: 3, failed: 0, skipped: 0 }, true).failed).toBe(0)
  })

  test('is not good if nothing ran', () => {
    expect(isGood(noTests)).toBe(false)
    expect(isGood({ passed: 0, failed: 0, skipped: 9 })).toBe(false)
    expect(isGood({ passed: 1, failed: 0, skipped: 9 })).toBe(true)
    expect(isGood({ passed: 9, failed: 1, skipped: 0 })).toBe(false)
  })
})
