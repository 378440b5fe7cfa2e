import { existsSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { DatabaseStartError } from '../start-error.ts'
import { syncPath } from './durable-node-fs.ts'

/** The PostgreSQL inside the pinned PGlite. Another major version cannot read its files. */
export const postgresVersion = '18'

/**
 * Makes sure that a complete database is in the directory. `create` creates a new one in a temporary directory,
 * which is synced to the disk and then renamed. A crash or power failure cannot leave a partial database.
 */
export async function prepareDirectory(
  directory: string,
  create: (directory: string) => Promise<void>,
): Promise<void> {
  const unfinished = `${directory}.init`
  rmSync(unfinished, { recursive: true, force: true })
  if (existsSync(directory)) return checkVersion(directory)
  await create(unfinished)
  syncTree(unfinished)
  renameSync(unfinished, directory)
  syncPath(dirname(directory))
}

function checkVersion(directory: string): void {
  const versionFile = join(directory, 'PG_VERSION')
  const found = existsSync(versionFile) ? readFileSync(versionFile, 'utf8').trim() : 'unknown'
  if (found === postgresVersion) return
  throw new DatabaseStartError(
    `The database in ${directory} is of PostgreSQL ${found}, and this Lectern reads PostgreSQL ${postgresVersion}. ` +
      'With the Lectern that wrote it, run "npm run transfer -- export <file>"; move the directory away; then run ' +
      '"npm run transfer -- import <file>" with this one.',
  )
}

function syncTree(directory: string): void {
  for (const entry of readdirSync(directory, { withFileTypes: true })) {
    const path = join(directory, entry.name)
    if (entry.isDirectory()) syncTree(path)
    else if (entry.isFile()) syncPath(path)
  }
  syncPath(directory)
}
