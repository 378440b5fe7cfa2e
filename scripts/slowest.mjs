import { relative } from 'node:path'
import { root } from './runtime.mjs'

/**
 * A test with the time it took. The time of a repeated test is the sum of its attempts.
 * @typedef {{ readonly name: string, readonly ms: number }} TimedTest
 */

/**
 * @param {{ testResults: readonly { name: string, assertionResults: readonly { fullName: string, duration?: number | null }[] }[] }}
 * report of vitest's JSON reporter
 * @returns {TimedTest[]}
 */
export function timesOfVitest({ testResults }) {
  return testResults.flatMap(({ name: file, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      name: `${relative(root, file)}: ${fullName}`,
      ms: duration ?? 0,
    })),
  )
}

/**
 * @typedef {{ title: string, file: string, tests: readonly { results: readonly { duration: number }[] }[] }} Spec
 * @typedef {{ title: string, specs?: readonly Spec[], suites?: readonly Suite[] }} Suite
 */

/**
 * @param {{ suites: readonly Suite[] }} report of Playwright's JSON reporter, with one suite for each file
 * @returns {TimedTest[]}
 */
export function timesOfPlaywright({ suites }) {
  return suites.flatMap((file) => timesOfSuite(file, []))
}

/**
 * @param {Suite} suite
 * @param {readonly string[]} titles of the groups around its tests
 * @returns {TimedTest[]}
 */
function timesOfSuite({ specs = [], suites = [] }, titles) {
  const own = specs.map(({ title, file, tests }) => ({
    name: `e2e/${file}: ${[...titles, title].join(' ')}`,
    ms: tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0),
  }))
  return [...own, ...suites.flatMap((inner) => timesOfSuite(inner, [...titles, inner.title]))]
}

/**
 * The slowest tests as lines, the slowest first: '12.3 s  e2e/app/screens.spec.ts: a test'.
 * @param {readonly TimedTest[]} tests
 */
export function slowestTests(tests, count = 10) {
  return tests
    .toSorted((one, other) => other.ms - one.ms)
    .slice(0, count)
    .map(({ name, ms }) => `${(ms / 1000).toFixed(1).padStart(6)} s  ${name}`)
}
