import type { Attempts } from '../../accounts/attempts/attempts.ts'
import type { Database } from '../../platform/db/database.ts'
import type { Route } from '../../route.ts'
import { shareRoutes } from './routes.ts'
import { createShareStore, type ShareStore } from './share-store.ts'
import { createShares, type ShareDependencies, type Shares } from './shares.ts'

/** The addresses that authors give to learners. */
export function createSharing({
  database,
  attempts,
  ...dependencies
}: Omit<ShareDependencies, 'store'> & {
  readonly database: Database
  readonly attempts: Pick<Attempts, 'limit'>
}): { readonly store: ShareStore; readonly shares: Shares; readonly routes: Route[] } {
  const store = createShareStore(database)
  const shares = createShares({ ...dependencies, store })
  return { store, shares, routes: shareRoutes({ shares, attempts }) }
}
