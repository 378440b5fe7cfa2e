import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { createAccessStore } from './access/access-store.ts'
import { createCourseAccess } from './access/course-access.ts'
import type { AccessTimeouts } from './access/refresher.ts'
import { courseRoutes } from './access/routes.ts'
import { type AccountStore, createAccountStore } from './accounts/account-store.ts'
import { createAttemptStore } from './accounts/attempt-store.ts'
import { createAttempts } from './accounts/attempts.ts'
import { createCourseSystemChange } from './accounts/change-course-system.ts'
import { createDeleteAccount } from './accounts/delete-account.ts'
import { createDeviceCookie } from './accounts/device-cookie.ts'
import { guideRoutes } from './accounts/guide-routes.ts'
import { createGuideStore } from './accounts/guide-store.ts'
import { createPasswordResetStore } from './accounts/password-reset-store.ts'
import { createRemovalStore } from './accounts/removal-store.ts'
import { createPasswordResets } from './accounts/reset-password.ts'
import { type DemoAccount, accountRoutes } from './accounts/routes.ts'
import { createSecrets, keptSecret } from './accounts/secrets.ts'
import { type Config, dataPaths, isLoopback } from './config.ts'
import { normaliseBaseUrl } from './courses/base-url.ts'
import { createCircuits } from './courses/circuits.ts'
import { createConnector } from './courses/connector.ts'
import type { Connector } from './courses/connector.ts'
import type { Fetch } from './courses/course-system.ts'
import { createGuardedFetch } from './courses/guarded-fetch.ts'
import { homeOfImports, ownerOfImports } from './courses/home-of-course.ts'
import { forgetImports } from './courses/imports/forget-imports.ts'
import { createImportCourse } from './courses/imports/import-course.ts'
import { createImportStore } from './courses/imports/import-store.ts'
import { createImportedCourses } from './courses/imports/imported-courses.ts'
import { importRoutes } from './courses/imports/routes.ts'
import { createWorkplaces } from './courses/imports/workplace.ts'
import { tryConnection } from './courses/try-connection.ts'
import type { Database } from './db/database.ts'
import { migrate } from './db/migrate.ts'
import { createDocumentStore } from './documents/document-store.ts'
import { createDocuments } from './documents/documents.ts'
import { contentStatesOf, statusRoutes } from './documents/status-routes.ts'
import { createUpgradeStore } from './documents/upgrade-store.ts'
import { upgradeToKeys } from './documents/upgrade-to-keys.ts'
import { generationRoutes } from './generation/routes.ts'
import { rewritingRoutes } from './generation/rewriting-routes.ts'
import type { Writer } from './generation/writer.ts'
import { createGlossaries } from './glossaries/glossaries.ts'
import { createGlossaryStore } from './glossaries/glossary-store.ts'
import { glossaryRoutes } from './glossaries/routes.ts'
import { createEventStreams } from './events/event-streams.ts'
import { createJobEvents } from './events/job-events.ts'
import { createApp } from './http/app.ts'
import { healthRoutes } from './http/health.ts'
import { startJobChanges } from './jobs/job-changes.ts'
import { createJobGroupStore } from './jobs/job-group-store.ts'
import { createJobStore } from './jobs/job-store.ts'
import { createJobs } from './jobs/jobs.ts'
import { startQueue } from './jobs/queue.ts'
import { jobRoutes } from './jobs/routes.ts'
import { startMaintenance } from './maintenance.ts'
import type { Mailer } from './mail/mailer.ts'
import { createMailer } from './mail/mailers.ts'
import { createCatalogueStore } from './media/catalogue-store.ts'
import type { MediaStore } from './media/media-store.ts'
import { createDiskMedia } from './media/on-disk.ts'
import { createMediaRetentionStore } from './media/media-retention-store.ts'
import { createStorageQuotaStore } from './media/storage-quota-store.ts'
import { createNarrationStore } from './narration/narration-store.ts'
import { createNarrations } from './narration/narrations.ts'
import { createEpisodeStore } from './podcasts/episode/episode-store.ts'
import { createEpisodes } from './podcasts/episode/episodes.ts'
import { createMusicFiles } from './podcasts/episode/music-files.ts'
import { episodeRoutes } from './podcasts/episode/routes.ts'
import { createFeedStore } from './podcasts/feed/feed-store.ts'
import { createFeeds } from './podcasts/feed/feeds.ts'
import { feedRoutes } from './podcasts/feed/routes.ts'
import { podcastFormat } from './podcasts/podcast-format.ts'
import { podcastRoutes } from './podcasts/routes.ts'
import { startPresence } from './presence/presence.ts'
import { presenceRoutes } from './presence/routes.ts'
import { createRecordingStore } from './recordings/recording-store.ts'
import { recordingRoutes } from './recordings/routes.ts'
import type { Route } from './route.ts'
import { pictureRoutes } from './slideshows/picture-routes.ts'
import { slideshowRoutes } from './slideshows/routes.ts'
import { slideshowFormat } from './slideshows/slideshow-format.ts'
import { createSpeech } from './speech/create-speech.ts'
import type { Narrator } from './speech/narrator.ts'
import { createWorkerPool, type WorkerPool } from './speech/worker-pool.ts'
import { voiceRoutes } from './voices/routes.ts'
import { createVoiceChoiceStore } from './voices/voice-choice-store.ts'
import { createVoiceChoices } from './voices/voice-choices.ts'

/** What a test may put in the place of the real thing. */
export interface Substitutes {
  readonly writer?: Writer
  readonly narrator?: Narrator
  readonly pool?: WorkerPool
  readonly systems?: Connector
  readonly access?: { readonly timeouts: AccessTimeouts; readonly now: () => number }
  readonly mailer?: Mailer
  /** Stands between Lectern and its files. */
  readonly wrapMedia?: (store: MediaStore) => MediaStore
  readonly maintenance?: { readonly firstAfterMs: number }
}

/** A Lectern that is put together and at work, though not listening yet. */
export interface Lectern {
  readonly app: FastifyInstance
  readonly accounts: ReturnType<typeof createAccountStore>
  /** Every call that it answers. */
  readonly routes: readonly Route[]
  /** Offers this account on the login screen. */
  offerDemo(account: DemoAccount): void
  /** Stops taking requests, hands running jobs back, closes the database. */
  close(): Promise<void>
}

const webDirectory = fileURLToPath(new URL('../../web/dist', import.meta.url))
/** Mail that is still on its way when Lectern stops is given so much time. */
const mailPatience = 2000

/** Puts all rooms together, over an open database that it owns from then on. The only file that knows every adapter. */
export async function compose(
  config: Config,
  surroundings: {
    database: Database
    version: string
    logger: FastifyBaseLogger
    /** Runs before the first job does: jobs that a crash interrupted need what it starts. */
    beforeWork?: (accounts: AccountStore) => Promise<void>
  },
  substitutes: Substitutes = {},
): Promise<Lectern> {
  const { database, version, logger } = surroundings
  const paths = dataPaths(config.dataDir)

  const pool = substitutes.pool ?? createWorkerPool()
  const narrator =
    substitutes.narrator ?? createSpeech({ model: config.speechModel, logger, pool, directory: paths.speech })
  await migrate(database)
  const secret = config.secret ?? (await keptSecret(paths.secret))
  const fetch = fetchFor(config)
  const systems = substitutes.systems ?? createConnector({ fetch })

  const diskMedia = createDiskMedia(paths.media)
  const mediaStore = substitutes.wrapMedia?.(diskMedia) ?? diskMedia
  const quota = createStorageQuotaStore(database, config.storagePerAccount)
  const catalogue = createCatalogueStore(database, mediaStore, quota)
  const secrets = createSecrets(secret)
  const accounts = createAccountStore(database, secrets)
  const attemptStore = createAttemptStore(database, secrets)
  const attempts = createAttempts(attemptStore)
  const accessStore = createAccessStore(database)
  const importStore = createImportStore(database)
  const workplaces = createWorkplaces({ directory: paths.incoming, store: importStore, media: mediaStore })
  const circuits = createCircuits({ logger })
  const access = createCourseAccess({
    store: accessStore,
    circuits,
    logger,
    ...substitutes.access,
    imports: createImportedCourses({ store: importStore, media: mediaStore, fetch }),
    connect: async (account) =>
      systems.connect({
        baseUrl: account.courseSystem,
        authentication: { kind: 'token', token: await accounts.apiKey(account) },
      }),
  })
  const voiceChoices = createVoiceChoices(createVoiceChoiceStore(database))
  const glossaryStore = createGlossaryStore(database)
  const glossaries = createGlossaries({ store: glossaryStore, access })
  const documentStore = createDocumentStore(database)
  const narrationStore = createNarrationStore(database)
  const upgrade = { database, store: createUpgradeStore(database), narrations: narrationStore, logger }
  await upgradeToKeys(slideshowFormat, upgrade)
  await upgradeToKeys(podcastFormat, upgrade)
  const narrations = createNarrations(narrationStore)
  const documentRooms = { database, store: documentStore, narrations, access, glossaries }
  const slideshows = createDocuments(slideshowFormat, documentRooms)
  const podcasts = createDocuments(podcastFormat, documentRooms)
  const episodeStore = createEpisodeStore(database)
  const episodes = createEpisodes({
    podcasts,
    slideshows,
    episodeStore,
    catalogue,
    store: mediaStore,
    pool,
  })
  const feedStore = createFeedStore(database)
  const feeds = createFeeds({
    store: feedStore,
    documents: documentStore,
    episodeStore,
    access,
    episodes,
    secrets,
    organizationOf: async (accountId) => (await accounts.find(accountId))?.organization,
    publicUrl: config.publicUrl,
    async pageOrder(home, courseId) {
      const owner = ownerOfImports(home)
      const pages =
        owner === undefined
          ? ((await accessStore.pagesOf(home, courseId))?.pages ?? [])
          : await importStore.placesIn(owner, courseId)
      return pages?.map(({ id }) => id)
    },
  })

  // Reading and writing pages takes a hundred files that only jobs need: they are loaded for the first one.
  const loadWriter = once(async () => {
    const { createWriter } = await import('./generation/writers.ts')
    const writer = substitutes.writer ?? createWriter({ model: config.languageModel })
    writer.warmUp?.().catch((error: unknown) => logger.warn({ err: error }, 'The writer could not warm up.'))
    return writer
  })
  const loadKinds = once(async () => {
    const [{ createJobKinds }, writer] = await Promise.all([import('./jobs/job-kinds.ts'), loadWriter()])
    return createJobKinds({
      access,
      writer,
      narrator,
      catalogue,
      glossaries,
      slideshows,
      podcasts,
      prepareLine: (file) =>
        void episodes
          .prepare(file)
          .catch((error: unknown) => logger.debug({ err: error }, 'A line could not be prepared.')),
    })
  })
  const loadEstimates = once(async () => {
    const [{ createEstimates }, writer] = await Promise.all([
      import('./generation/estimates.ts'),
      loadWriter(),
    ])
    return createEstimates({ access, circuits, writer, narrator })
  })

  await surroundings.beforeWork?.(accounts)
  const jobStore = createJobStore(database)
  const jobGroupStore = createJobGroupStore(database)
  const changes = await startJobChanges(database)
  const queue = await startQueue({ database, store: jobStore, changes, kinds: loadKinds, logger })
  const jobs = createJobs({ database, store: jobStore, groups: jobGroupStore, queue, changes })
  const events = createJobEvents({ changes, store: jobGroupStore, logger })
  const presence = await startPresence(database)
  const streams = createEventStreams({
    events,
    presence,
    goodTokens: (tokens) => accounts.goodTokens(tokens),
    logger,
  })

  let demo: DemoAccount | undefined
  const tryBriefly = (baseUrl: string, apiKey: string) =>
    tryConnection(systems, { baseUrl, authentication: { kind: 'token', token: apiKey } })
  const resets = createPasswordResets({
    accounts,
    attempts,
    store: createPasswordResetStore(database),
    mailer: substitutes.mailer ?? createMailer({ ...config.mail, directory: paths.outbox, logger }),
    publicUrl: config.publicUrl,
    isShared: (email) => email === demo?.email,
    logger,
  })
  const routes: Route[] = [
    ...guideRoutes(createGuideStore(database)),
    ...accountRoutes({
      accounts,
      attempts,
      deviceCookie: createDeviceCookie(secrets),
      registrationsPerHour: config.registrationsPerHour,
      storage: async (accountId) => ({ used: await quota.usedBy(accountId), limit: quota.limit }),
      resets,
      courseSystem: createCourseSystemChange({
        accounts,
        attempts,
        normaliseBaseUrl,
        tryConnection: tryBriefly,
        forgetCourses: (accountId) => accessStore.endMembership(accountId),
        cancelWork: (account) => jobs.cancelWithin(account, account.courseSystem),
      }),
      deleteAccount: createDeleteAccount({
        store: createRemovalStore(database),
        homeOfImports,
        leaveWork: (account) => jobs.leave(account),
        removeFile: (filename) => mediaStore.remove(filename),
        logger,
      }),
      normaliseBaseUrl,
      tryConnection: tryBriefly,
      demo: () => demo,
      onLogIn: (accountId) => access.refreshSoon(accountId),
      secureCookie: config.publicUrl.startsWith('https:'),
    }),
    ...courseRoutes({
      access,
      contentStates: contentStatesOf(documentStore),
      kindAt: (baseUrl) => systems.labelAt(baseUrl),
    }),
    ...importRoutes({
      store: importStore,
      importCourse: createImportCourse({ store: importStore, media: mediaStore, workplaces, quota }),
    }),
    ...statusRoutes({ slideshows, podcasts }),
    ...generationRoutes({
      access,
      jobs,
      narrator,
      choices: voiceChoices,
      writer: loadWriter,
      estimates: () => {
        // An estimate is asked for when the dialog that starts work opens: speech follows soon.
        narrator.warmUp()
        return loadEstimates()
      },
    }),
    ...rewritingRoutes({ access, slideshows, podcasts, writer: loadWriter }),
    ...slideshowRoutes({
      documents: slideshows,
      access,
      jobs,
      narrator,
      catalogue,
      glossaries,
      choices: voiceChoices,
    }),
    ...glossaryRoutes(glossaries),
    ...pictureRoutes({ access, catalogue, attempts }),
    ...recordingRoutes({
      slideshows,
      podcasts,
      access,
      catalogue,
      store: mediaStore,
      recordings: createRecordingStore(database),
      glossaries,
      pool,
      quota,
      attempts,
    }),
    ...podcastRoutes({ documents: podcasts, access, jobs, narrator, choices: voiceChoices }),
    ...episodeRoutes({ access, episodes, music: createMusicFiles({ pool }) }),
    ...feedRoutes({ feeds, episodes }),
    ...voiceRoutes({ narrator, catalogue, glossaries, choices: voiceChoices }),
    ...jobRoutes({ access, jobs }),
    ...presenceRoutes({ access, presence }),
    ...healthRoutes({
      version,
      database: () => database.health(),
      queue: () => queue.health(),
      files: () => mediaStore.health(),
    }),
  ]
  const app = await createApp({
    routes,
    accounts,
    access,
    streams,
    catalogue,
    mediaStore,
    webDirectory,
    version,
    publicUrl: config.publicUrl,
    trustedProxies: config.trustedProxies,
    logger,
  })

  const forgetOldImports = () =>
    forgetImports({
      store: importStore,
      media: mediaStore,
      async forgetContents(home, courseId) {
        await documentStore.forgetCourse(home, courseId)
        await glossaryStore.forgetCourse(home, courseId)
        await feedStore.remove(home, courseId)
        await catalogue.forgetCourse(home, courseId)
      },
    })
  // Nobody else works on an embedded database: whatever lies there, a crash has left.
  await workplaces
    .sweep(database.face === 'embedded' ? 0 : undefined)
    .catch((error: unknown) => logger.warn({ err: error }, 'Interrupted imports stay.'))

  const retention = createMediaRetentionStore({
    database,
    store: mediaStore,
    isImported: (names) => importStore.owned(names),
  })
  const stopMaintenance = startMaintenance(
    database,
    {
      chores: [
        { name: 'ended jobs', removeBatch: (limit) => jobStore.forgetEnded(limit) },
        { name: 'groups without jobs', removeBatch: (limit) => jobGroupStore.forgetEmpty(limit) },
        { name: 'expired sessions', removeBatch: (limit) => accounts.forgetExpiredSessions(limit) },
        { name: 'expired reset links', removeBatch: (limit) => accounts.forgetExpiredResets(limit) },
        { name: 'old attempts', removeBatch: (limit) => attemptStore.forgetOld(limit) },
        { name: 'old versions', removeBatch: (limit) => documentStore.forgetOldVersions(limit) },
        { name: 'audio of deleted documents', removeBatch: (limit) => narrationStore.forgetOfDeleted(limit) },
        { name: 'unused audio', removeBatch: (limit) => retention.forgetUnusedAudio(limit), batchSize: 50 },
      ],
      sweeps: [
        { name: 'interrupted imports', sweep: () => workplaces.sweep() },
        { name: 'removed courses', sweep: forgetOldImports },
        { name: 'files that no row names', sweep: () => retention.removeStrayFiles() },
      ],
    },
    logger,
    substitutes.maintenance,
  )

  return {
    app,
    accounts,
    routes,
    offerDemo: (account) => void (demo = account),
    async close() {
      stopMaintenance()
      streams.close()
      await Promise.all([app.close(), queue.stop()])
      events.close()
      await presence.close()
      await changes.close()
      await access.close()
      await Promise.race([resets.settled(), pause(mailPatience, undefined, { ref: false })])
      await narrator.close()
      await pool.close()
      await database.close()
    },
  }
}

/** Makes something when it is first asked for, and that one thing from then on. */
function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined
  return () => (made ??= make())
}

/** Course systems are looked for on public addresses, except the sandbox, which lies on this machine. */
function fetchFor({ allowPrivateNetworks, sandbox }: Config): Fetch {
  const outside = createGuardedFetch({ allowPrivate: allowPrivateNetworks })
  const inside = createGuardedFetch({ allowPrivate: true })
  const isSandbox = (address: URL) =>
    sandbox.on && isLoopback(address.hostname) && address.port === String(sandbox.port)
  return (address, init) => (isSandbox(address) ? inside : outside)(address, init)
}
