import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const folder = fileURLToPath(new URL('../../../../../../shared/course-systems/cartridges/', import.meta.url))

/**
 * Path of a real, openly licensed course file beside the project. Undefined if it does not exist; tests of it are then
 * skipped.
 */
export function realCartridge(name: string): string | undefined {
  const path = `${folder}${name}`
  return existsSync(path) ? path : undefined
}
