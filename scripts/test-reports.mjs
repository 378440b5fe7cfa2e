import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { root } from './runtime.mjs'

/**
 * A test as a report shows it. The time of a repeated test is the sum of its attempts. `failed` is the message of its
 * last attempt, if that failed.
 * @typedef {{ readonly name: string, readonly ms: number, readonly failed?: string }} ReportedTest
 */

/**
 * @typedef {{ fullName: string, status: string, duration?: number | null, failureMessages?: readonly string[] }} Assertion
 * @typedef {{ name: string, status: string, message?: string, assertionResults: readonly Assertion[] }} TestFile
 */

/**
 * @param {{ testResults: readonly TestFile[] }} report of vitest's JSON reporter
 * @returns {ReportedTest[]} with one more test for each file that fails as a whole
 */
export function testsOfVitest({ testResults }) {
  return testResults.flatMap(({ name: path, status: outcome, message, assertionResults }) => {
    const file = relative(root, path)
    const tests = assertionResults.map(({ fullName, status, duration, failureMessages }) => ({
      name: `${file}: ${fullName}`,
      ms: duration ?? 0,
      ...(status === 'failed' && { failed: failureMessages?.join('\n') ?? '' }),
    }))
    const isExplained = outcome !== 'failed' || tests.some(({ failed }) => failed !== undefined)
    return isExplained ? tests : [...tests, { name: file, ms: 0, failed: message ?? '' }]
  })
}

/**
 * @typedef {{ duration: number, error?: { message?: string } }} Attempt
 * @typedef {{ title: string, file: string, tests: readonly { status: string, results: readonly Attempt[] }[] }} Spec
 * @typedef {{ title: string, specs?: readonly Spec[], suites?: readonly Suite[] }} Suite
 */

/**
 * @param {{ suites: readonly Suite[] }} report of Playwright's JSON reporter, with one suite for each file
 * @returns {ReportedTest[]}
 */
export function testsOfPlaywright({ suites }) {
  return suites.flatMap((file) => testsOfSuite(file, []))
}

/**
 * @param {Suite} suite
 * @param {readonly string[]} titles of the groups around its tests
 * @returns {ReportedTest[]}
 */
function testsOfSuite({ specs = [], suites = [] }, titles) {
  const own = specs.map(({ title, file, tests }) => {
    const failure = tests.find(({ status }) => status === 'unexpected')
    return {
      name: `e2e/${file}: ${[...titles, title].join(' ')}`,
      ms: tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0),
      ...(failure && { failed: failure.results.at(-1)?.error?.message ?? '' }),
    }
  })
  return [...own, ...suites.flatMap((inner) => testsOfSuite(inner, [...titles, inner.title]))]
}

/**
 * The slowest tests as lines, the slowest first: '12.3 s  e2e/app/screens.spec.ts: a test'.
 * @param {readonly ReportedTest[]} tests
 */
export function slowestTests(tests, count = 10) {
  return tests
    .toSorted((one, other) => other.ms - one.ms)
    .slice(0, count)
    .map(({ name, ms }) => `${(ms / 1000).toFixed(1).padStart(6)} s  ${name}`)
}

/**
 * The failed tests as lines, each with the first lines of its message, to print at the end of a long log.
 * @param {readonly ReportedTest[]} tests
 */
export function failedTests(tests, linesOfMessage = 6) {
  return tests.flatMap(({ name, failed }) =>
    failed === undefined
      ? []
      : [
          `✗ ${name}`,
          ...stripVTControlCharacters(failed)
            .split('\n')
            .slice(0, linesOfMessage)
            .map((line) => `    ${line}`),
        ],
  )
}
