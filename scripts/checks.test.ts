import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { checks, findNoModules } from './checks.mjs'
import { isNewEnough, root, toolFile } from './runtime.mjs'

describe('the checks', () => {
  test('each start an installed tool or a script of the project', () => {
    expect(checks.length).toBeGreaterThan(0)
    for (const { name, tool, parameters } of checks) {
      const file = tool === 'node' ? join(root, parameters[0] ?? '') : toolFile(tool)
      expect(existsSync(file), name).toBe(true)
    }
  })

  test('reject an unknown tool with a sentence', () => {
    expect(() => toolFile('no-such-tool')).toThrow('There is no tool "no-such-tool".')
  })

  test('fail if dependency-cruiser finds no file', () => {
    expect(findNoModules('✔ no dependency violations found (0 modules, 0 dependencies cruised)')).toContain(
      'found no module',
    )
    expect(findNoModules('')).toContain('found no module')
    expect(
      findNoModules('✔ no dependency violations found (54 modules, 9 dependencies cruised)'),
    ).toBeUndefined()
  })
})

test('Node 24 and later versions are new enough', () => {
  expect(['18.0.0', '20.20.2', '23.11.0', '24.0.0', '26.1.0'].filter(isNewEnough)).toEqual([
    '24.0.0',
    '26.1.0',
  ])
})
