import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const folder = fileURLToPath(new URL('../../../../../shared/course-systems/cartridges/', import.meta.url))

/** Where a real, openly licensed course file lies beside the project; undefined where it does not, and tests of it are skipped. */
export function realCartridge(name: string): string | undefined {
  const path = `${folder}${name}`
  return existsSync(path) ? path : undefined
}
