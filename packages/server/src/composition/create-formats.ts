import { createPageOrder } from '../course-material/imports/page-order.ts'
import { createPodcasts } from '../documents/podcasts/create-podcasts.ts'
import { createSlideshows } from '../documents/slideshows/create-slideshows.ts'
import { startVoicingAttempts } from '../documents/slideshows/voicing-attempts.ts'
import { createClaims } from '../platform/providers/claims.ts'
import type { Foundation } from './create-contents.ts'
import type { Work } from './create-work.ts'

export type Formats = Awaited<ReturnType<typeof createFormats>>

/** Creates the calls of each format. */
export async function createFormats(parts: Foundation & Work) {
  const { shared, config, database, accounts, media, voices, work, pool, paths } = parts
  const { attempts, secrets } = accounts
  const { jobs } = work
  const { choices } = voices
  const podcastCalls = createPodcasts({
    ...shared,
    database,
    documents: parts.podcasts,
    parts: parts.writtenParts,
    jobs,
    choices,
    episodes: parts.episodes,
    episodeStore: parts.episodeStore,
    pool,
    media: media.store,
    attempts,
    secrets,
    publicUrl: config.publicUrl,
    organizationOf: async (accountId) => (await accounts.store.find(accountId))?.organization,
    pageOrder: createPageOrder(parts.outline),
  })
  const slideshowCalls = createSlideshows({
    ...shared,
    accounts: accounts.store,
    documents: parts.slideshows,
    parts: parts.writtenParts,
    jobs,
    choices,
    media: media.store,
    attempts,
    quota: media.quota,
    imageModels: config.imageModels,
    isOwner: parts.isOwner,
    voicingAttempts: await startVoicingAttempts(database),
    claims: createClaims(paths.speech),
  })
  return { podcastCalls, slideshowCalls }
}
