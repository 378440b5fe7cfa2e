import { existsSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { checks, cruisedNothing } from './checks.mjs'
import { isNewEnough, toolFile } from './runtime.mjs'

describe('the checks', () => {
  test('each start a tool that is installed', () => {
    expect(checks.length).toBeGreaterThan(0)
    for (const { tool } of checks) expect(existsSync(toolFile(tool)), tool).toBe(true)
  })

  test('an unknown tool is refused with a sentence', () => {
    expect(() => toolFile('no-such-tool')).toThrow('There is no tool "no-such-tool" here.')
  })

  test('a look at the imports that saw no file is a failure', () => {
    expect(cruisedNothing('✔ no dependency violations found (0 modules, 0 dependencies cruised)')).toContain(
      'saw no module',
    )
    expect(cruisedNothing('')).toContain('saw no module')
    expect(
      cruisedNothing('✔ no dependency violations found (54 modules, 9 dependencies cruised)'),
    ).toBeUndefined()
  })
})

test('Node 24 and what follows is new enough', () => {
  expect(['18.0.0', '20.20.2', '23.11.0', '24.0.0', '26.1.0'].filter(isNewEnough)).toEqual([
    '24.0.0',
    '26.1.0',
  ])
})
