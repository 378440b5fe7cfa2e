import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from './runtime.mjs'
import { slowestTests, timesOfPlaywright, timesOfVitest } from './slowest.mjs'

describe('the slowest tests', () => {
  test('are the first ones by time, with their seconds', () => {
    const tests = Array.from({ length: 12 }, (_, index) => ({ name: `test ${index}`, ms: index * 1000 }))
    const lines = slowestTests(tests)
    expect(lines).toHaveLength(10)
    expect(lines[0]).toBe('  11.0 s  test 11')
    expect(lines.at(-1)).toBe('   2.0 s  test 2')
  })

  test('of vitest have their path in the project, and no time if they did not run', () => {
    const name = join(root, 'packages', 'domain', 'a.test.ts')
    const assertionResults = [
      { fullName: 'a list is empty', duration: 12.5 },
      { fullName: 'a list is long', duration: null },
    ]
    expect(timesOfVitest({ testResults: [{ name, assertionResults }] })).toEqual([
      { name: `${join('packages', 'domain', 'a.test.ts')}: a list is empty`, ms: 12.5 },
      { name: `${join('packages', 'domain', 'a.test.ts')}: a list is long`, ms: 0 },
    ])
  })

  test('of Playwright have the titles of their groups, and the time of all attempts', () => {
    const spec = (title: string, ...durations: number[]) => ({
      title,
      file: 'app/a.spec.ts',
      tests: [{ results: durations.map((duration) => ({ duration })) }],
    })
    const suites = [
      {
        title: 'app/a.spec.ts',
        specs: [spec('opens', 100)],
        suites: [{ title: 'on a phone', specs: [spec('fits', 200, 300)] }],
      },
    ]
    expect(timesOfPlaywright({ suites })).toEqual([
      { name: 'e2e/app/a.spec.ts: opens', ms: 100 },
      { name: 'e2e/app/a.spec.ts: on a phone fits', ms: 500 },
    ])
  })
})
