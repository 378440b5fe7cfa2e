import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from './runtime.mjs'
import { failedTests, slowestTests, testsOfPlaywright, testsOfVitest } from './test-reports.mjs'

describe('the slowest tests', () => {
  test('are the first ones by time, with their seconds', () => {
    const tests = Array.from({ length: 12 }, (_, index) => ({ name: `test ${index}`, ms: index * 1000 }))
    const lines = slowestTests(tests)
    expect(lines).toHaveLength(10)
    expect(lines[0]).toBe('  11.0 s  test 11')
    expect(lines.at(-1)).toBe('   2.0 s  test 2')
  })
})

describe('the failed tests', () => {
  test('have the first lines of their message, without colors', () => {
    const tests = [
      { name: 'passes', ms: 1 },
      { name: 'fails', ms: 1, failed: '\u001B[31mexpected 1\u001B[39m\nreceived 2\nat a.ts' },
    ]
    expect(failedTests(tests, 2)).toEqual(['✗ fails', '    expected 1', '    received 2'])
  })
})

describe('the tests of vitest', () => {
  const file = { name: join(root, 'packages', 'domain', 'a.test.ts') }
  const path = join('packages', 'domain', 'a.test.ts')

  test('have their path in the project, no time if they did not run, and the messages of failures', () => {
    const assertionResults = [
      { fullName: 'a list is empty', status: 'passed', duration: 12.5, failureMessages: [] },
      { fullName: 'a list is long', status: 'pending', duration: null, failureMessages: [] },
      { fullName: 'a list is short', status: 'failed', duration: 1, failureMessages: ['expected 1'] },
    ]
    expect(testsOfVitest({ testResults: [{ ...file, status: 'failed', assertionResults }] })).toEqual([
      { name: `${path}: a list is empty`, ms: 12.5 },
      { name: `${path}: a list is long`, ms: 0 },
      { name: `${path}: a list is short`, ms: 1, failed: 'expected 1' },
    ])
  })

  test('include a file that does not load', () => {
    const report = { ...file, status: 'failed', message: 'SyntaxError', assertionResults: [] }
    expect(testsOfVitest({ testResults: [report] })).toEqual([{ name: path, ms: 0, failed: 'SyntaxError' }])
  })
})

describe('the tests of Playwright', () => {
  test('have the titles of their groups, the time of all attempts, and the message of the last one', () => {
    const spec = (title: string, status: string, ...results: { duration: number; error?: object }[]) => ({
      title,
      file: 'app/a.spec.ts',
      tests: [{ status, results }],
    })
    const [opens, fits] = [
      spec('opens', 'flaky', { duration: 100, error: { message: 'too late' } }, { duration: 50 }),
      spec('fits', 'unexpected', { duration: 200 }, { duration: 300, error: { message: 'too wide' } }),
    ]
    const suites = [
      { title: 'app/a.spec.ts', specs: [opens], suites: [{ title: 'on a phone', specs: [fits] }] },
    ]
    expect(testsOfPlaywright({ suites })).toEqual([
      { name: 'e2e/app/a.spec.ts: opens', ms: 150 },
      { name: 'e2e/app/a.spec.ts: on a phone fits', ms: 500, failed: 'too wide' },
    ])
  })
})
