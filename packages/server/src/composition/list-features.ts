import { createMediaUpkeep } from '../course-material/media/create-media-upkeep.ts'
import { mediaRoutes } from '../course-material/media/routes.ts'
import { modelRoutes } from '../generation/models/model-routes.ts'
import { createGeneration } from '../generation/routes/create-generation.ts'
import { healthRoutes } from '../http/health.ts'
import { statusRoutes } from '../documents/library/status-routes.ts'
import { createPageChanges } from '../documents/page-changes/create-page-changes.ts'
import { takeRoutes } from '../documents/takes/routes.ts'
import { createRecordings } from '../documents/recordings/create-recordings.ts'
import { createTranslations } from '../documents/translations/create-translations.ts'
import { presenceRoutes } from '../presence/routes.ts'
import { spendingRoutes } from '../spending/routes.ts'
import type { Feature } from './composition.ts'
import type { Foundation } from './create-contents.ts'
import type { Formats } from './create-formats.ts'
import type { Learning } from './create-learning.ts'
import type { createAccountFeature, Sharing, Work } from './create-work.ts'

type Parts = Foundation &
  Sharing &
  Work &
  Formats &
  Learning & { readonly accountCalls: ReturnType<typeof createAccountFeature> }

/** Lists what each feature contributes. */
export function listFeatures(parts: Parts): Feature[] {
  return [
    parts.accountCalls,
    parts.accounts,
    ...courseFeatures(parts),
    ...documentFeatures(parts),
    parts.sharing,
    { routes: parts.publishing.routes(parts.work.jobs) },
    parts.learn,
    parts.insights,
    parts.work,
    { routes: presenceRoutes({ access: parts.access, presence: parts.presence }) },
    { routes: parts.events.routes },
    health(parts),
  ]
}

/** Courses and their material. */
function courseFeatures(parts: Parts): Feature[] {
  const { database, access, courseAccess, imports, media, library, publishing } = parts
  const { catalogue, store } = media
  return [
    { routes: courseAccess.routes({ contentStates: library.contentStates, ownPages: publishing.ownPages }) },
    {
      routes: imports.routes,
      sweeps: imports.sweeps((home, courseId) => forgetContents(parts, home, courseId)),
    },
    parts.glossary,
    { routes: mediaRoutes({ catalogue, store, access }) },
    createMediaUpkeep({ database, store, isImported: (names) => imports.store.owned(names) }),
  ]
}

/** Slideshows and podcasts: how they are generated, written, spoken and compared with their pages. */
function documentFeatures(parts: Parts): Feature[] {
  const { shared, database, accounts, courses, contents, library, models, work, pool } = parts
  const { attempts } = accounts
  const { quota, store } = parts.media
  return [
    { routes: statusRoutes(contents), chores: library.chores },
    createGeneration({
      ...shared,
      answers: parts.answers,
      attempts,
      jobs: work.jobs,
      choices: parts.voices.choices,
      circuits: courses.circuits,
    }),
    { routes: modelRoutes({ models, isOwner: parts.isOwner, attempts, spending: parts.spending }) },
    { chores: parts.answers.chores },
    {
      routes: spendingRoutes({ spending: parts.spending, isOwner: parts.isOwner }),
      chores: parts.spending.chores,
    },
    { chores: [{ name: 'written parts', removeBatch: (limit) => parts.writtenParts.removeOld(limit) }] },
    createPageChanges({
      ...shared,
      database,
      answers: parts.answers,
      attempts,
      sharedCourses: parts.sharing.store,
      findAccount: (accountId) => accounts.store.find(accountId),
    }),
    createTranslations({
      ...shared,
      store: library.store,
      jobs: work.jobs,
      choices: parts.voices.choices,
      answers: parts.answers,
      attempts,
    }),
    parts.slideshowCalls,
    { routes: takeRoutes({ ...shared, narrations: parts.narration.store }) },
    createRecordings({ ...shared, database, store, pool, quota, attempts }),
    parts.podcastCalls,
    parts.voices,
    parts.narration,
  ]
}

function health({ version, database, work, media }: Parts): Feature {
  return {
    routes: healthRoutes({
      version,
      database: () => database.health(),
      queue: () => work.queue.health(),
      files: () => media.store.health(),
    }),
  }
}

/** Forgets what was made from a course that was removed. */
async function forgetContents(parts: Parts, home: string, courseId: string): Promise<void> {
  await parts.library.store.forgetCourse(home, courseId)
  await parts.answers.forgetCourse(home, courseId)
  await parts.glossary.store.forgetCourse(home, courseId)
  await parts.podcastCalls.forgetFeed(home, courseId)
  await parts.publishing.store.forgetCourse(home, courseId)
  await parts.sharing.store.forgetCourse(home, courseId)
  await parts.insights.forgetCourse(home, courseId)
  await parts.media.catalogue.forgetCourse(home, courseId)
}
