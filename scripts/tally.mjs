/**
 * What came of a number of tests.
 * @typedef {{ passed: number, failed: number, skipped: number }} Tally
 */

/** @type {Tally} */
export const nothing = { passed: 0, failed: 0, skipped: 0 }

/**
 * @param {readonly Tally[]} tallies
 * @returns {Tally}
 */
export function sum(tallies) {
  return tallies.reduce(
    (all, one) => ({
      passed: all.passed + one.passed,
      failed: all.failed + one.failed,
      skipped: all.skipped + one.skipped,
    }),
    nothing,
  )
}

/**
 * A test runner that ended badly without naming a failed test (a file that does not load, a crash) counts as one failure.
 * @param {Tally} tally
 * @param {boolean} endedWell
 */
export function countingCrash(tally, endedWell) {
  return endedWell || tally.failed > 0 ? tally : { ...tally, failed: 1 }
}

/**
 * @param {{ numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests: number }} report as
 * vitest's JSON reporter writes it
 * @returns {Tally}
 */
export function tallyOfVitest(report) {
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
  }
}

/**
 * @param {{ stats: { expected: number, flaky: number, unexpected: number, skipped: number } }} report as Playwright's
 * JSON reporter writes it
 * @returns {Tally}
 */
export function tallyOfPlaywright({ stats }) {
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped }
}

/**
 * The last line of `npm test`.
 * @param {Tally} tally
 */
export function lastLine({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}

/**
 * Good is when something ran and nothing failed.
 * @param {Tally} tally
 */
export function isGood({ passed, failed }) {
  return passed > 0 && failed === 0
}
