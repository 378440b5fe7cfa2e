// @vitest-environment node
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { buildFiles, chunksOf, withImports } from '../../testing/built-files.ts'

/** Gzipped KiB of the page of a slideshow. The first slide needs only the styles. */
const scriptAtMost = 50
const stylesAtMost = 22

describe('the pages for learners', () => {
  let files: Awaited<ReturnType<typeof buildFiles>>
  beforeAll(async () => {
    files = await buildFiles('learn')
  })
  afterAll(() => void vi.unstubAllEnvs())

  const entryOf = (name: string) => {
    const entry = [...chunksOf(files).values()].find((chunk) => chunk.isEntry && chunk.name === name)
    return [...withImports(chunksOf(files), entry?.fileName ?? '')]
  }
  const sizeOf = (contents: readonly (string | Uint8Array)[]) =>
    contents.reduce((sum, content) => sum + gzipSync(content).length, 0) / 1024

  test(`have no more than ${scriptAtMost} KiB of script for a slideshow`, () => {
    const size = sizeOf(entryOf('slideshow').map(({ code }) => code))
    expect(size).toBeGreaterThan(20)
    expect(size).toBeLessThanOrEqual(scriptAtMost)
  })

  test('start with a script that loads no other before the first paint', () => {
    const [start, ...imported] = entryOf('start')
    expect(start?.code.length).toBeLessThan(1000)
    expect([imported, start?.dynamicImports]).toEqual([[], []])
  })

  test(`have no more than ${stylesAtMost} KiB of styles for a slideshow`, () => {
    const names = ['slideshow-', 'shared-', 'title-art-']
    const styles = files.filter(
      ({ type, fileName }) =>
        type === 'asset' &&
        fileName.endsWith('.css') &&
        names.some((name) => fileName.startsWith(`assets/${name}`)),
    )
    expect(styles).toHaveLength(3)
    // The page contains them in one element, so they are compressed together.
    const text = styles.map((file) => ('source' in file ? String(file.source) : '')).join('\n')
    const size = sizeOf([text])
    expect(size).toBeGreaterThan(10)
    expect(size).toBeLessThanOrEqual(stylesAtMost)
  })

  test('contain nothing of the app: no React, router, forms, queries, dialogs or schemas', () => {
    const modules = [...chunksOf(files).values()].flatMap(({ moduleIds }) => moduleIds)
    const foreign =
      /node_modules\/(react|react-dom|react-router|react-hook-form|@tanstack|@base-ui|sonner|zustand|zod)\/|web\/src\/(app|api|editing|features|voices)\/(?!.*messages)/
    expect(modules.filter((id) => foreign.test(id))).toEqual([])
  })

  test('have the names of their content, so that browsers may keep their files', () => {
    const named = files.filter(({ fileName }) => !fileName.startsWith('assets/'))
    expect(named.map(({ fileName }) => fileName)).toEqual(['manifest.json'])
  })
})
