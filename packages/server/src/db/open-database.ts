import type { Database, DatabaseLogger } from './database.ts'
import { openEmbedded } from './embedded/open-embedded.ts'
import { databaseOver } from './facade.ts'
import { openServer } from './server/open-server.ts'

/** Opens the PostgreSQL server at `url`, else the database embedded in `dataDir`. Throws a `DatabaseStartError`. */
export async function openDatabase({
  dataDir,
  url,
  logger,
}: {
  readonly dataDir: string
  readonly url?: string | undefined
  readonly logger?: DatabaseLogger
}): Promise<Database> {
  return databaseOver(url ? await openServer(url, logger) : await openEmbedded(dataDir, logger), logger)
}
