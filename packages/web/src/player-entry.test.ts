// @vitest-environment node
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { createBuilder, type Rolldown } from 'vite'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'

/** What a page downloads before a slideshow can be seen, in KiB of gzipped JavaScript. */
const atMost = 97

describe('the player alone', () => {
  let chunks: ReadonlyMap<string, Rolldown.OutputChunk>
  beforeAll(async () => {
    chunks = await buildPlayer()
  })
  afterAll(() => void vi.unstubAllEnvs())

  test('is one file of a name that stays, with what it fetches later beside it', () => {
    expect([...withImports(chunks, 'player.js')].map(({ fileName }) => fileName)).toEqual(['player.js'])
    expect(chunks.get('player.js')?.exports).toContain('mountPlayer')
    expect(chunks.size).toBeGreaterThan(20)
  })

  test(`is no more than ${atMost} KiB`, () => {
    const size = [...withImports(chunks, 'player.js')].reduce(
      (sum, { code }) => sum + gzipSync(code).length,
      0,
    )
    expect(size / 1024).toBeGreaterThan(50)
    expect(size / 1024).toBeLessThanOrEqual(atMost)
  })

  test('holds nothing of the app: no router, no forms, no queries, no dialogs, no schemas, no formulas', () => {
    const modules = [...withImports(chunks, 'player.js')].flatMap(({ moduleIds }) => moduleIds)
    const foreign =
      /node_modules\/(react-router|react-hook-form|@hookform|@tanstack|@base-ui|sonner|zustand|zod|katex)\/|web\/src\/(app|api|editing|features|voices)\//
    expect(modules.filter((id) => foreign.test(id))).toEqual([])
    expect(modules.some((id) => id.includes('/slides/player/'))).toBe(true)
  })
})

/** The JavaScript of the player as it is built for production, by the names of its files. */
async function buildPlayer(): Promise<ReadonlyMap<string, Rolldown.OutputChunk>> {
  // Of React, too, what people download.
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

/** A file and all that is fetched before it can run. */
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
