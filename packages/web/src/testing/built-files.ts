import { join } from 'node:path'
import { createBuilder, type Rolldown } from 'vite'
import { vi } from 'vitest'

/** The files of an environment of `vite.config.ts`, built for production in memory. Call `vi.unstubAllEnvs` afterwards. */
export async function buildFiles(
  name: string,
): Promise<readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[]> {
  // The production code of libraries too.
  vi.stubEnv('NODE_ENV', 'production')
  const builder = await createBuilder({
    configFile: join(import.meta.dirname, '../../vite.config.ts'),
    logLevel: 'silent',
    mode: 'production',
    environments: { [name]: { build: { write: false } } },
  })
  const environment = builder.environments[name]
  if (!environment) throw new Error(`vite.config.ts has no environment ${name}.`)
  const built = await builder.build(environment)
  if (!('output' in built)) throw new Error(`The build of ${name} has no single output.`)
  return built.output
}

type Chunks = ReadonlyMap<string, Rolldown.OutputChunk>

/** The JavaScript of a build by file name. */
export const chunksOf = (files: Awaited<ReturnType<typeof buildFiles>>): Chunks =>
  new Map(files.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])))

/** A file with all files that it imports. */
export function withImports(
  chunks: Chunks,
  fileName: string,
  found: Set<Rolldown.OutputChunk> = new Set(),
): ReadonlySet<Rolldown.OutputChunk> {
  const chunk = chunks.get(fileName)
  if (!chunk || found.has(chunk)) return found
  found.add(chunk)
  for (const imported of chunk.imports) withImports(chunks, imported, found)
  return found
}
