import type { Database, DatabaseLogger } from '../database.ts'

/** Opens the PostgreSQL server at `url`, or the database embedded in `dataDir`. Throws a `DatabaseStartError`. */
export async function openDatabase({
  dataDir,
  url,
  logger,
}: {
  readonly dataDir: string
  readonly url?: string | undefined
  readonly logger?: DatabaseLogger
}): Promise<Database> {
  // Each backend is loaded only if it is used. The query builder has many files, so it is loaded while the database
  // starts.
  const [backend, { databaseOver }] = await Promise.all([
    url
      ? import('../server/open-server.ts').then(({ openServer }) => openServer(url, logger))
      : import('../embedded/open-embedded.ts').then(({ openEmbedded }) => openEmbedded(dataDir, logger)),
    import('../facade.ts'),
  ])
  return databaseOver(backend, logger)
}
