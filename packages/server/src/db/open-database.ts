import type { Database, DatabaseLogger } from './database.ts'

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
  // Each way to open one is loaded only where it is used, and the query builder while the database starts: its many
  // files take as long as that.
  const [face, { databaseOver }] = await Promise.all([
    url
      ? import('./server/open-server.ts').then(({ openServer }) => openServer(url, logger))
      : import('./embedded/open-embedded.ts').then(({ openEmbedded }) => openEmbedded(dataDir, logger)),
    import('./facade.ts'),
  ])
  return databaseOver(face, logger)
}
