import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { DatabaseLogger } from '../database.ts'
import type { Face } from '../face.ts'
import { prepareDirectory } from './data-directory.ts'
import { lockDirectory } from './directory-lock.ts'
import { embeddedFace } from './embedded-face.ts'
import { startMaintenance } from './maintenance.ts'
import { startPostgres } from './start-postgres.ts'

const directoryIn = (dataDir: string) => join(dataDir, 'database')

/** Whether there is an embedded database to open. */
export const isEmbeddedThere = (dataDir: string): boolean => existsSync(directoryIn(dataDir))

/**
 * Opens the database in `<dataDir>/database`, creating it the first time (some 4 s), for this process alone
 * (`<dataDir>/database.lock`). Throws a `DatabaseStartError`.
 */
export async function openEmbedded(dataDir: string, logger?: DatabaseLogger): Promise<Face> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const directory = directoryIn(dataDir)
  const unlock = lockDirectory(`${directory}.lock`)
  try {
    await prepareDirectory(directory, async (fresh) => {
      const { postgres } = await startPostgres(fresh)
      await postgres.close()
    })
    const { postgres } = await startPostgres(directory)
    const maintenance = startMaintenance(postgres, (error) =>
      logger?.warn({ err: error }, 'The upkeep of the database failed.'),
    )
    return embeddedFace(postgres, {
      asked: () => maintenance.counted(),
      async close() {
        await maintenance.stop()
        await postgres.close()
        unlock()
      },
    })
  } catch (error) {
    unlock()
    throw error
  }
}
