import { fileURLToPath } from 'node:url'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { AccountStore } from './accounts/store/account-store.ts'
import type { DemoAccount } from './accounts/demo-account.ts'
import type { Config } from './platform/configuration/config.ts'
import type { FeatureDependencies, Substitutes } from './composition/composition.ts'
import { createFeatures } from './create-features.ts'
import { createApp } from './http/app.ts'
import { startMaintenance } from './operation/maintenance.ts'
import type { Route } from './route.ts'

/** A Lectern that is composed and works on jobs, but does not listen yet. */
export interface Lectern {
  readonly app: FastifyInstance
  readonly accounts: AccountStore
  /** Every call of the API. */
  readonly routes: readonly Route[]
  /** Offers this account on the login page. */
  offerDemo(account: DemoAccount): void
  /** Stops accepting requests, hands running jobs back and closes the database. */
  close(): Promise<void>
}

const webDirectory = fileURLToPath(new URL('../../web/dist', import.meta.url))

/**
 * Composes Lectern over an open database: its features, their calls and their maintenance. Lectern owns the database
 * from then on.
 */
export async function compose(
  config: Config,
  dependencies: FeatureDependencies & { readonly logger: FastifyBaseLogger },
  substitutes: Substitutes = {},
): Promise<Lectern> {
  const { database, version, logger } = dependencies
  const features = await createFeatures(config, dependencies, substitutes)
  const routes = features.list.flatMap((feature) => feature.routes ?? [])
  const app = await createApp({
    routes,
    accounts: features.accounts,
    closeStreams: features.closeStreams,
    notFoundPage: features.notFoundPage,
    webDirectory,
    version,
    publicUrl: config.publicUrl,
    trustedProxies: config.trustedProxies,
    logger,
  })
  const upkeep = {
    chores: features.list.flatMap((feature) => feature.chores ?? []),
    sweeps: features.list.flatMap((feature) => feature.sweeps ?? []),
  }
  const stopMaintenance = startMaintenance(database, upkeep, logger, substitutes.maintenance)

  return {
    app,
    accounts: features.accounts,
    routes,
    offerDemo: features.offerDemo,
    async close() {
      stopMaintenance()
      await features.close(() => app.close())
      await database.close()
    },
  }
}
