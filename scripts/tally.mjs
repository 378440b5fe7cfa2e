/**
 * The number of tests by outcome.
 * @typedef {{ passed: number, failed: number, skipped: number }} Tally
 */

/** @type {Tally} */
export const noTests = { passed: 0, failed: 0, skipped: 0 }

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
    noTests,
  )
}

/**
 * Counts one failure if a test runner ended with an error but reports no failed test, for example because a file does
 * not load or a process crashed.
 * @param {Tally} tally
 * @param {boolean} endedWell
 */
export function addCrash(tally, endedWell) {
  return endedWell || tally.failed > 0 ? tally : { ...tally, failed: 1 }
}

/**
 * @param {{ numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests: number }} report of
 * vitest's JSON reporter
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
 * @param {{ stats: { expected: number, flaky: number, unexpected: number, skipped: number } }} report of Playwright's
 * JSON reporter
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
 * True if tests ran and none failed.
 * @param {Tally} tally
 */
export function isGood({ passed, failed }) {
  return passed > 0 && failed === 0
}
