import { fileURLToPath } from 'node:url'
import { createInsights } from '../learners/insights/create-insights.ts'
import { openLearningRecords } from '../learners/insights/learning-records.ts'
import { createLearn } from '../learners/learn/create-learn.ts'
import { loadLearnPages } from '../learners/learn/load-learn-pages.ts'
import { sourceFile } from '../platform/runtime/program-files.ts'
import type { Foundation } from './create-contents.ts'
import type { Formats } from './create-formats.ts'
import type { Sharing, Work } from './create-work.ts'

/** The module of the web build that draws the pages for learners. */
const learnPagesFile = fileURLToPath(sourceFile('../../web/dist/learn-server/learn-pages.js'))

export type Learning = Awaited<ReturnType<typeof createLearning>>

/** Creates the pages for learners, and the figures of their visits. */
export async function createLearning(parts: Foundation & Sharing & Work & Formats) {
  const { shared, config, database, accounts, work, logger, substitutes } = parts
  const { publicUrl } = config
  const learn = createLearn({
    ...shared,
    publications: parts.library.publications,
    database,
    secrets: accounts.secrets,
    logger,
    episodes: parts.episodes,
    store: parts.media.store,
    outline: parts.outline,
    publicUrl,
    feedUrl: parts.podcastCalls.feedUrl,
    loadPages: substitutes.learnPages ?? (async () => loadLearnPages(learnPagesFile)),
  })
  const records = await openLearningRecords({
    store: config.learningRecords,
    publicUrl,
    openDeliveries: async (options) => work.queue.openDeliveries(options),
    logger,
  })
  const insights = createInsights({
    ...shared,
    database,
    secrets: accounts.secrets,
    attempts: accounts.attempts,
    findDocument: async (asked) => learn.findDocument(asked),
    forward: async (kept) => records.forward(kept),
  })
  return { learn, records, insights }
}
