import { fileURLToPath } from 'node:url'
import type { LearnPages } from '@lectern/domain/learn/learn-pages.ts'
import { createAccess } from './access/create-access.ts'
import type { AccessTimeouts } from './access/access-timeouts.ts'
import type { AccountStore } from './accounts/store/account-store.ts'
import { createAccountCalls } from './accounts/create-account-calls.ts'
import { createAccounts } from './accounts/create-accounts.ts'
import { createOwnership } from './accounts/ownership.ts'
import { keptSecret } from './accounts/secrets/secrets.ts'
import type { Config } from './platform/configuration/config.ts'
import { dataPaths } from './platform/configuration/data-paths.ts'
import { normaliseBaseUrl } from './course-material/courses/base-url.ts'
import type { Connector } from './course-material/courses/connecting/connector.ts'
import { createCourses } from './course-material/courses/create-courses.ts'
import { homeOfImports } from './course-material/courses/home-of-course.ts'
import type { Database } from './platform/db/database.ts'
import { migrate } from './platform/db/migrate.ts'
import { createDocumentLibrary } from './pieces/documents/create-document-library.ts'
import type { DocumentsByFormat } from './pieces/documents/documents-by-format.ts'
import { statusRoutes } from './pieces/documents/status-routes.ts'
import { createEvents } from './events/create-events.ts'
import { createGeneration } from './generation/create-generation.ts'
import { createAnswerKeeping } from './generation/kept-answers/create-kept-answers.ts'
import { createModelsLoader, createWriterLoader } from './generation/load-writer.ts'
import { modelRoutes } from './generation/models/model-routes.ts'
import type { Writer } from './generation/writer.ts'
import { createGlossaryCalls } from './course-material/glossaries/create-glossary-calls.ts'
import { healthRoutes } from './http/health.ts'
import { createImports } from './course-material/imports/create-imports.ts'
import { createCourseOutline, createPageOrder } from './course-material/imports/page-order.ts'
import { createInsights } from './learners/insights/create-insights.ts'
import { openLearningRecords } from './learners/insights/learning-records.ts'
import { startJobs } from './jobs/start-jobs.ts'
import { createLearn } from './learners/learn/create-learn.ts'
import { loadLearnPages } from './learners/learn/load-learn-pages.ts'
import type { Mailer } from './platform/mail/mailer.ts'
import { createMailer } from './platform/mail/mailers.ts'
import { createMedia } from './course-material/media/create-media.ts'
import { createMediaUpkeep } from './course-material/media/create-media-upkeep.ts'
import type { MediaStore } from './course-material/media/media-store.ts'
import { mediaRoutes } from './course-material/media/routes.ts'
import { createNarration } from './audio/narration/create-narration.ts'
import type { Chore, Sweep } from './platform/runtime/chore.ts'
import { createPageChanges } from './course-material/page-changes/create-page-changes.ts'
import { createPodcasts } from './pieces/podcasts/create-podcasts.ts'
import { createEpisodeStore } from './pieces/podcasts/episode/episode-store.ts'
import { createEpisodes } from './pieces/podcasts/episode/episodes.ts'
import { podcastFormat } from './pieces/podcasts/podcast-format.ts'
import { startPresence } from './presence/presence.ts'
import { presenceRoutes } from './presence/routes.ts'
import { createClaims } from './platform/providers/claims.ts'
import { createPublishing } from './learners/publications/create-publishing.ts'
import { createRecordings } from './audio/recordings/create-recordings.ts'
import type { Route } from './route.ts'
import type { Logger } from './platform/runtime/logger.ts'
import { createSharing } from './learners/shares/create-shares.ts'
import { createSlideshows } from './pieces/slideshows/create-slideshows.ts'
import { slideshowFormat } from './pieces/slideshows/slideshow-format.ts'
import { createSpending } from './spending/create-spending.ts'
import { spendingRoutes } from './spending/routes.ts'
import { createSpeech } from './audio/speech/create-speech.ts'
import type { Narrator } from './audio/speech/narrator/narrator.ts'
import { createWorkerPool, type WorkerPool } from './audio/speech/workers/worker-pool.ts'
import { createVoices } from './audio/voices/create-voices.ts'
import { createJobKindLoader } from './work/load-job-kinds.ts'

/** Test doubles that replace real dependencies. */
export interface Substitutes {
  readonly writer?: Writer
  readonly narrator?: Narrator
  readonly pool?: WorkerPool
  readonly systems?: Connector
  readonly access?: { readonly timeouts: AccessTimeouts; readonly now: () => number }
  readonly mailer?: Mailer
  readonly learnPages?: () => Promise<LearnPages | undefined>
  /** Wraps the media store, so that a test can make it fail. */
  readonly wrapMedia?: (store: MediaStore) => MediaStore
  readonly maintenance?: { readonly firstAfterMs: number }
}

/** The module of the web build that draws the pages for learners. */
const learnPagesFile = fileURLToPath(new URL('../../web/dist/learn-server/learn-pages.js', import.meta.url))

/** What a feature contributes: the calls that it answers, and the maintenance that removes old data. */
interface Feature {
  readonly routes?: readonly Route[]
  readonly chores?: readonly Chore[]
  readonly sweeps?: readonly Sweep[]
}

/** What the features depend on. */
export interface FeatureDependencies {
  readonly database: Database
  readonly version: string
  readonly logger: Logger
  /** Runs before the first job: jobs that a crash interrupted need what it starts. */
  readonly beforeWork?: (accounts: AccountStore) => Promise<void>
}

/** Creates every feature, lowest first, and starts to work on jobs. */
export async function createFeatures(
  config: Config,
  { database, version, logger, beforeWork }: FeatureDependencies,
  substitutes: Substitutes,
) {
  const paths = dataPaths(config.dataDir)
  const { publicUrl, allowPrivateNetworks, registrationsPerHour, sandbox, storagePerAccount } = config

  const pool = substitutes.pool ?? createWorkerPool()
  const narrator =
    substitutes.narrator ??
    createSpeech({
      model: config.speechModel,
      providers: config.voiceProviders,
      voicesFolder: config.voicesFolder,
      logger,
      pool,
      directory: paths.speech,
    })
  await migrate(database)
  const secret = config.secret ?? (await keptSecret(paths.secret))
  const accounts = createAccounts({ database, secret })
  const { attempts, secrets } = accounts
  const { systems, circuits, fetch, tryConnection } = createCourses({
    allowPrivateNetworks,
    sandboxPort: sandbox.on ? sandbox.port : undefined,
    systems: substitutes.systems,
    logger,
  })
  const media = createMedia({
    database,
    directory: paths.media,
    storagePerAccount,
    wrap: substitutes.wrapMedia,
  })
  const { catalogue, quota, store } = media
  const imports = await createImports({
    database,
    directory: paths.incoming,
    media: store,
    quota,
    fetch,
    logger,
  })
  const courseAccess = createAccess({
    database,
    systems,
    circuits,
    imports: imports.courses,
    apiKey: (account) => accounts.store.apiKey(account),
    logger,
    ...substitutes.access,
  })
  const { access } = courseAccess
  const glossary = createGlossaryCalls({ database, access })
  const { glossaries } = glossary
  const narration = createNarration({ database })
  const library = createDocumentLibrary({ database, narration, access, glossaries, logger })
  const slideshows = await library.open(slideshowFormat)
  const podcasts = await library.open(podcastFormat)
  const contents: DocumentsByFormat = { slideshow: slideshows, podcast: podcasts }
  const spending = createSpending({ database, budgets: config.budgets, logger })
  const voices = createVoices({ database, narrator, catalogue, glossaries, attempts, spending })
  const { choices } = voices
  const episodeStore = createEpisodeStore(database)
  const episodes = createEpisodes({ podcasts, slideshows, episodeStore, catalogue, store, pool })

  const isOwner = createOwnership(config.owners)
  const models = createModelsLoader(config.languageModels)
  const writing = createWriterLoader({ models, writer: substitutes.writer, logger })
  const { writer } = writing
  /** Dependencies of most features. */
  const shared = { access, narrator, catalogue, glossaries, slideshows, podcasts, writer, spending, logger }
  await beforeWork?.(accounts.store)
  const sharing = createSharing({ database, access, secrets, publicUrl, attempts })
  const publishing = createPublishing({
    ...shared,
    database,
    publications: library.publications,
    shares: sharing.shares,
    publicUrl,
  })
  const { publish } = publishing
  const answers = createAnswerKeeping({ database, logger })
  const outline = createCourseOutline({ imports: imports.store, courses: courseAccess.store })
  const kinds = createJobKindLoader({
    ...shared,
    accounts: accounts.store,
    answers,
    outline,
    episodes,
    publish,
    spendingOf: (payer) => spending.of(payer),
  })
  const work = await startJobs({ database, access, kinds, logger })
  const { jobs, queue, changes } = work
  const presence = await startPresence(database)
  const { events, streams, ...eventCalls } = createEvents({
    changes,
    groups: work.groups,
    presence,
    goodTokens: (tokens) => accounts.store.goodTokens(tokens),
    logger,
  })
  const accountCalls = createAccountCalls({
    isOwner,
    database,
    accounts,
    mailer: substitutes.mailer ?? createMailer({ ...config.mail, directory: paths.outbox, logger }),
    publicUrl,
    registrationsPerHour,
    storage: async (accountId) => ({ used: await quota.usedBy(accountId), limit: quota.limit }),
    normaliseBaseUrl,
    tryConnection,
    forgetCourses: (accountId) => courseAccess.store.endMembership(accountId),
    cancelWork: (account) => jobs.cancelWithin(account, account.courseSystem),
    leaveWork: (account) => jobs.leave(account),
    homeOfImports,
    removeFile: (filename) => store.remove(filename),
    onLogIn: (accountId) => access.refreshSoon(accountId),
    logger,
  })
  const podcastCalls = createPodcasts({
    ...shared,
    database,
    documents: podcasts,
    jobs,
    choices,
    episodes,
    episodeStore,
    pool,
    media: store,
    attempts,
    secrets,
    publicUrl,
    organizationOf: async (accountId) => (await accounts.store.find(accountId))?.organization,
    pageOrder: createPageOrder(outline),
  })
  const learn = createLearn({
    ...shared,
    publications: library.publications,
    shares: sharing.store,
    episodes,
    store,
    outline,
    publicUrl,
    feedUrl: podcastCalls.feedUrl,
    loadPages: substitutes.learnPages ?? (async () => loadLearnPages(learnPagesFile)),
  })
  const records = await openLearningRecords({
    store: config.learningRecords,
    publicUrl,
    openDeliveries: async (options) => queue.openDeliveries(options),
    logger,
  })
  const insights = createInsights({
    ...shared,
    database,
    secrets,
    attempts,
    findPiece: async (asked) => learn.findPiece(asked),
    forward: async (kept) => records.forward(kept),
  })
  const forgetContents = async (home: string, courseId: string): Promise<void> => {
    await library.store.forgetCourse(home, courseId)
    await answers.forgetCourse(home, courseId)
    await glossary.store.forgetCourse(home, courseId)
    await podcastCalls.forgetFeed(home, courseId)
    await publishing.store.forgetCourse(home, courseId)
    await sharing.store.forgetCourse(home, courseId)
    await insights.forgetCourse(home, courseId)
    await catalogue.forgetCourse(home, courseId)
  }

  const slideshowCalls = createSlideshows({
    ...shared,
    documents: slideshows,
    jobs,
    choices,
    attempts,
    quota,
    imageModel: config.imageModel,
    claims: createClaims(paths.speech),
  })

  const list: Feature[] = [
    accountCalls,
    accounts,
    { routes: courseAccess.routes({ contentStates: library.contentStates, ownPages: publishing.ownPages }) },
    { routes: imports.routes, sweeps: imports.sweeps(forgetContents) },
    { routes: statusRoutes(contents), chores: library.chores },
    createGeneration({ ...shared, jobs, choices, circuits, attempts }),
    { routes: modelRoutes({ models, isOwner, attempts, spending }) },
    { chores: answers.chores },
    { routes: spendingRoutes({ spending, isOwner }), chores: spending.chores },
    createPageChanges({
      ...shared,
      database,
      attempts,
      sharedCourses: sharing.store,
      findAccount: (accountId) => accounts.store.find(accountId),
    }),
    slideshowCalls,
    glossary,
    createRecordings({ ...shared, contents, database, store, pool, quota, attempts }),
    podcastCalls,
    sharing,
    { routes: publishing.routes(jobs) },
    learn,
    insights,
    voices,
    work,
    { routes: presenceRoutes({ access, presence }) },
    eventCalls,
    narration,
    { routes: mediaRoutes({ catalogue, store, access }) },
    createMediaUpkeep({ database, store, isImported: (names) => imports.store.owned(names) }),
    {
      routes: healthRoutes({
        version,
        database: () => database.health(),
        queue: () => queue.health(),
        files: () => store.health(),
      }),
    },
  ]

  return {
    list,
    accounts: accounts.store,
    offerDemo: accountCalls.offerDemo,
    gonePage: learn.gonePage.bind(learn),
    closeStreams: () => streams.closeAll(),
    /** Stops the background work of the features while `closeApp` stops accepting requests. The database stays open. */
    async close(closeApp: () => Promise<unknown>): Promise<void> {
      streams.close()
      records.stop()
      slideshowCalls.close()
      await Promise.all([closeApp(), queue.stop()])
      events.close()
      await presence.close()
      await changes.close()
      await access.close()
      await accountCalls.mailSent()
      await writing.close()
      await narrator.close()
      await pool.close()
    },
  }
}
