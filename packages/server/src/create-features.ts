import type { Composition, FeatureDependencies, Substitutes } from './composition/composition.ts'
import { createContents, createSpeaking, createWriting, sharedBy } from './composition/create-contents.ts'
import { createFormats } from './composition/create-formats.ts'
import { createLearning } from './composition/create-learning.ts'
import { createMaterial } from './composition/create-material.ts'
import { createAccountFeature, createSharingAndPublishing, startWork } from './composition/create-work.ts'
import { listFeatures } from './composition/list-features.ts'
import type { Config } from './platform/configuration/config.ts'
import { dataPaths } from './platform/configuration/data-paths.ts'
import { migrate } from './platform/db/migrate.ts'
import { closeSharedPools } from './platform/workers/shared-pools.ts'

/** Creates every feature, lowest first, and starts to work on jobs. */
export async function createFeatures(
  config: Config,
  dependencies: FeatureDependencies,
  substitutes: Substitutes,
) {
  const base: Composition = { ...dependencies, config, substitutes, paths: dataPaths(config.dataDir) }
  const speaking = { ...base, ...createSpeaking(base) }
  await migrate(base.database)
  const material = { ...speaking, ...(await createMaterial(base)) }
  const stored = { ...material, ...(await createContents(material)), ...createWriting(base) }
  const foundation = { ...stored, shared: sharedBy(stored) }
  await base.beforeWork?.(foundation.accounts.store)
  const published = { ...foundation, ...createSharingAndPublishing(foundation) }
  const working = { ...published, ...(await startWork(published)) }
  const accountCalls = createAccountFeature(working)
  const formats = { ...working, ...(await createFormats(working)) }
  const features = { ...formats, ...(await createLearning(formats)), accountCalls }
  const {
    access,
    accounts,
    events,
    learn,
    narrator,
    pool,
    presence,
    records,
    slideshowCalls,
    work,
    writing,
  } = features

  return {
    list: listFeatures(features),
    accounts: accounts.store,
    offerDemo: accountCalls.offerDemo,
    notFoundPage: learn.notFoundPage.bind(learn),
    closeStreams: () => events.streams.closeAll(),
    /** Stops the background work of the features while `closeApp` stops accepting requests. The database stays open. */
    async close(closeApp: () => Promise<unknown>): Promise<void> {
      events.streams.close()
      records.stop()
      await slideshowCalls.close()
      await Promise.all([closeApp(), work.queue.stop()])
      events.events.close()
      await presence.close()
      await work.changes.close()
      await access.close()
      await accountCalls.mailSent()
      await writing.close()
      await closeSharedPools()
      await narrator.close()
      await pool.close()
    },
  }
}
