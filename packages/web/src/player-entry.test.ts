// @vitest-environment node
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { buildFiles, chunksOf, withImports } from './testing/built-files.ts'

/** The gzipped JavaScript that a page downloads before a slideshow is visible, in KiB. A kibibyte of it reads marks of speech. */
const atMost = 43.5

describe('the player alone', () => {
  let chunks: ReturnType<typeof chunksOf>
  beforeAll(async () => {
    chunks = chunksOf(await buildFiles('player'))
  })
  afterAll(() => void vi.unstubAllEnvs())

  test('has a fixed name, needs one more file to start, and loads the others later', () => {
    expect([...withImports(chunks, 'player.js')].map(({ fileName }) => fileName)).toEqual([
      'player.js',
      expect.stringMatching(/^assets\/shared-/),
    ])
    expect(chunks.get('player.js')?.exports).toContain('mountPlayer')
    expect(chunks.size).toBeGreaterThan(20)
  })

  test(`is no more than ${atMost} KiB`, () => {
    const size = [...withImports(chunks, 'player.js')].reduce(
      (sum, { code }) => sum + gzipSync(code).length,
      0,
    )
    expect(size / 1024).toBeGreaterThan(20)
    expect(size / 1024).toBeLessThanOrEqual(atMost)
  })

  test('contains nothing of the app: no React, router, forms, queries, dialogs, schemas or formulas', () => {
    const modules = [...withImports(chunks, 'player.js')].flatMap(({ moduleIds }) => moduleIds)
    const foreign =
      /node_modules\/(react|react-dom|react-router|react-hook-form|@hookform|@tanstack|@base-ui|sonner|zustand|zod|katex)\/|web\/src\/(app|api|editing|features|voices)\//
    expect(modules.filter((id) => foreign.test(id))).toEqual([])
    expect(modules.some((id) => id.includes('/slides/player/'))).toBe(true)
  })
})
