// @vitest-environment node
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { createBuilder, type Rolldown } from 'vite'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'

/** The gzipped JavaScript that a page downloads before a slideshow is visible, in KiB. */
const atMost = 41

describe('the player alone', () => {
  let chunks: ReadonlyMap<string, Rolldown.OutputChunk>
  beforeAll(async () => {
    chunks = await buildPlayer()
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

/** The JavaScript of the player, built for production, by file name. */
async function buildPlayer(): Promise<ReadonlyMap<string, Rolldown.OutputChunk>> {
  // The production code of libraries too.
  vi.stubEnv('NODE_ENV', 'production')
  const builder = await createBuilder({
    configFile: join(import.meta.dirname, '../vite.config.ts'),
    logLevel: 'silent',
    mode: 'production',
    environments: { player: { build: { write: false } } },
  })
  const { player } = builder.environments
  if (!player) throw new Error('vite.config.ts builds no player.')
  const built = await builder.build(player)
  if (!('output' in built)) throw new Error('The build of the player has no single output.')
  return new Map(built.output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])))
}

/** A file with all files that it imports. */
function withImports(
  chunks: ReadonlyMap<string, Rolldown.OutputChunk>,
  fileName: string,
  found: Set<Rolldown.OutputChunk> = new Set(),
): ReadonlySet<Rolldown.OutputChunk> {
  const chunk = chunks.get(fileName)
  if (!chunk || found.has(chunk)) return found
  found.add(chunk)
  for (const imported of chunk.imports) withImports(chunks, imported, found)
  return found
}
