import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { DatabaseLogger } from '../database.ts'
import type { Backend } from '../backend.ts'
import { prepareDirectory } from './data-directory.ts'
import { lockDirectory } from './directory-lock.ts'
import { embeddedBackend } from './embedded-backend.ts'
import { startMaintenance } from './maintenance.ts'
import { startPostgres } from './start-postgres.ts'

const directoryIn = (dataDir: string) => join(dataDir, 'database')

/** Whether there is an embedded database to open. */
export const isEmbeddedThere = (dataDir: string): boolean => existsSync(directoryIn(dataDir))

/**
 * Opens the database in `<dataDir>/database` for this process only (`<dataDir>/database.lock`). Creates it the
 * first time, which takes about 4 s. Throws a `DatabaseStartError`.
 */
export async function openEmbedded(dataDir: string, logger?: DatabaseLogger): Promise<Backend> {
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
      logger?.warn({ err: error }, 'The maintenance of the database failed.'),
    )
    return embeddedBackend(postgres, {
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
