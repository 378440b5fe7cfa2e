import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { stampOf } from './build.mjs'

describe('the hash of sources', () => {
  let folder: string
  let file: string

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'lectern-stamp-'))
    mkdirSync(join(folder, 'src'))
    file = join(folder, 'src', 'main.ts')
    writeFileSync(file, 'one')
    utimesSync(file, 1000, 1000)
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  test('stays the same while nothing changes', () => {
    expect(stampOf([folder])).toBe(stampOf([folder]))
  })

  test('changes with the content of a file, not with its modification time', () => {
    const before = stampOf([folder])
    utimesSync(file, 2000, 2000)
    expect(stampOf([folder])).toBe(before)
    writeFileSync(file, 'two')
    expect(stampOf([folder])).not.toBe(before)
  })

  test('changes when a file is added or removed', () => {
    const before = stampOf([folder])
    writeFileSync(join(folder, 'index.html'), '')
    expect(stampOf([folder])).not.toBe(before)
    rmSync(join(folder, 'index.html'))
    expect(stampOf([folder])).toBe(before)
  })

  test('ignores build output and installed packages', () => {
    const before = stampOf([folder])
    for (const name of ['dist', 'node_modules']) {
      mkdirSync(join(folder, name))
      writeFileSync(join(folder, name, 'out.js'), '')
    }
    expect(stampOf([folder])).toBe(before)
  })
})
