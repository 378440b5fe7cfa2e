import { accountsApi } from './accounts.ts'
import { askingApi } from './documents/asking.ts'
import { coursesApi } from './courses.ts'
import type { Endpoint } from './endpoint/endpoint.ts'
import { episodesApi } from './documents/episodes.ts'
import { feedsApi } from './learners/feeds.ts'
import { generationApi } from './generation.ts'
import { glossariesApi } from './glossaries.ts'
import { groundingApi, groundingHeadingsApi } from './documents/grounding.ts'
import { guideApi } from './guide.ts'
import { healthApi } from './health.ts'
import { imagesApi } from './documents/images.ts'
import { insightsApi } from './learners/insights.ts'
import { jobsApi } from './jobs.ts'
import { learnApi, learnEventsApi, learnDocumentApi, learnDocumentOfCourseApi } from './learners/learn.ts'
import { mediaApi } from './media.ts'
import { modelsApi } from './models.ts'
import { pictureModelsApi } from './picture-models.ts'
import { pageChangesApi } from './documents/page-changes.ts'
import { podcastMusicApi } from './documents/podcast-music.ts'
import { podcastsApi } from './documents/podcasts.ts'
import { presenceApi } from './documents/presence.ts'
import { publicationsApi } from './learners/publications.ts'
import { recordingsApi } from './documents/recordings.ts'
import { rewritingApi } from './documents/rewriting.ts'
import { sharesApi } from './learners/shares.ts'
import { slideshowsApi } from './documents/slideshows.ts'
import { spokenTakesApi } from './documents/spoken-takes.ts'
import { spendingApi } from './spending.ts'
import { translationsApi } from './documents/translations.ts'
import { voicesApi } from './voices.ts'

/** Every call of the API, by resource. */
export const apis: readonly Readonly<Record<string, Endpoint>>[] = [
  accountsApi,
  askingApi,
  coursesApi,
  episodesApi,
  feedsApi,
  generationApi,
  glossariesApi,
  groundingApi,
  groundingHeadingsApi,
  guideApi,
  healthApi,
  imagesApi,
  insightsApi,
  jobsApi,
  learnApi,
  learnEventsApi,
  learnDocumentApi,
  learnDocumentOfCourseApi,
  mediaApi,
  modelsApi,
  pictureModelsApi,
  pageChangesApi,
  podcastMusicApi,
  podcastsApi,
  presenceApi,
  publicationsApi,
  recordingsApi,
  rewritingApi,
  sharesApi,
  slideshowsApi,
  spendingApi,
  spokenTakesApi,
  translationsApi,
  voicesApi,
]
