import type { Podcast } from '@lectern/domain/podcast/podcast.ts'
import type { CourseAccess } from '../../course-material/access/course-access.ts'
import type { Attempts } from '../../accounts/attempts/attempts.ts'
import type { Database } from '../../platform/db/database.ts'
import type { Documents } from '../library/documents.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import type { CatalogueStore } from '../../course-material/media/catalogue-store.ts'
import type { MediaStore } from '../../course-material/media/media-store.ts'
import type { MaintenanceTask } from '../../platform/runtime/maintenance-task.ts'
import type { Logger } from '../../platform/runtime/logger.ts'
import type { Narrator } from '../../audio/speech/narrator/narrator.ts'
import type { WorkerPool } from '../../audio/speech/workers/worker-pool.ts'
import type { VoiceChoices } from '../../audio/voices/voice-choices.ts'
import type { EpisodeStore } from './episode/episode-store.ts'
import type { Episodes } from './episode/episodes.ts'
import { createMusicFiles } from './episode/music-files.ts'
import { episodeRoutes } from './episode/routes.ts'
import { createFeedStore } from './feed/feed-store.ts'
import type { FeedDependencies } from './feed/feed-context.ts'
import { createFeeds } from './feed/feeds.ts'
import { createOwnArtwork } from './feed/own-artwork.ts'
import { feedRoutes } from './feed/routes.ts'
import type { WrittenDependencies } from '../library/written-route.ts'
import type { SpendingCalls } from '../../spending/create-spending.ts'
import { podcastRoutes } from './routes.ts'

interface PodcastDependencies
  extends Omit<FeedDependencies, 'store' | 'ownArtwork'>, WrittenDependencies<Podcast> {
  readonly database: Database
  readonly documents: Documents<Podcast>
  readonly access: CourseAccess
  readonly jobs: Jobs
  readonly narrator: Narrator
  readonly choices: VoiceChoices
  readonly episodes: Episodes
  readonly episodeStore: EpisodeStore
  readonly pool: WorkerPool
  readonly catalogue: CatalogueStore
  readonly media: MediaStore
  readonly attempts: Attempts
  readonly spending: Pick<SpendingCalls, 'require'>
  readonly logger: Logger
}

/** Podcasts, their episodes as files, and the feeds of courses. */
export function createPodcasts(dependencies: PodcastDependencies) {
  const { database, access, episodes, pool, catalogue, media, attempts, logger } = dependencies
  const feedStore = createFeedStore(database)
  const feeds = createFeeds({
    ...dependencies,
    store: feedStore,
    ownArtwork: createOwnArtwork({ catalogue, store: media, logger }),
  })
  const chores: MaintenanceTask[] = [
    { name: 'artwork that no feed names', removeBatch: (limit) => feedStore.forgetUnnamedArtwork(limit) },
  ]
  return {
    routes: [
      ...podcastRoutes(dependencies),
      ...episodeRoutes({ access, episodes, music: createMusicFiles({ pool }) }),
      ...feedRoutes({ feeds, episodes, attempts }),
    ],
    chores,
    feedUrl: (home: string, courseId: string) => feeds.urlOf(home, courseId),
    forgetFeed: (home: string, courseId: string) => feeds.forget(home, courseId),
  }
}
