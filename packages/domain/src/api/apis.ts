import { accountsApi } from './accounts.ts'
import { coursesApi } from './courses.ts'
import type { Endpoint } from './endpoint.ts'
import { episodesApi } from './episodes.ts'
import { feedsApi } from './feeds.ts'
import { generationApi } from './generation.ts'
import { glossariesApi } from './glossaries.ts'
import { guideApi } from './guide.ts'
import { healthApi } from './health.ts'
import { imagesApi } from './images.ts'
import { insightsApi } from './insights.ts'
import { jobsApi } from './jobs.ts'
import { learnApi, learnEventsApi, learnPieceApi, learnPieceOfCourseApi } from './learn.ts'
import { mediaApi } from './media.ts'
import { pageChangesApi } from './page-changes.ts'
import { podcastMusicApi } from './podcast-music.ts'
import { podcastsApi } from './podcasts.ts'
import { presenceApi } from './presence.ts'
import { publicationsApi } from './publications.ts'
import { recordingsApi } from './recordings.ts'
import { rewritingApi } from './rewriting.ts'
import { sharesApi } from './shares.ts'
import { slideshowsApi } from './slideshows.ts'
import { voicesApi } from './voices.ts'

/** Every call of the API, by resource. */
export const apis: readonly Readonly<Record<string, Endpoint>>[] = [
  accountsApi,
  coursesApi,
  episodesApi,
  feedsApi,
  generationApi,
  glossariesApi,
  guideApi,
  healthApi,
  imagesApi,
  insightsApi,
  jobsApi,
  learnApi,
  learnEventsApi,
  learnPieceApi,
  learnPieceOfCourseApi,
  mediaApi,
  pageChangesApi,
  podcastMusicApi,
  podcastsApi,
  presenceApi,
  publicationsApi,
  recordingsApi,
  rewritingApi,
  sharesApi,
  slideshowsApi,
  voicesApi,
]
