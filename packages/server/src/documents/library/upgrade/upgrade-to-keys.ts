import { z } from 'zod/mini'
import type { Database } from '../../../platform/db/database.ts'
import type { Logger } from '../../../platform/runtime/logger.ts'
import type { KnownAudio } from '../../../audio/narration/choose-audio.ts'
import type { NarrationStore } from '../../../audio/narration/narration-store.ts'
import type { SpokenPart } from '../../../audio/narration/spoken-part.ts'
import type { DocumentFormat } from '../format/document-format.ts'
import type { PublicationStore } from '../published/publication-store.ts'
import { publicationSummary } from '../published/publication-summary.ts'
import type { KeylessDocument, UpgradeStore } from './upgrade-store.ts'

/** Documents per transaction. */
const atOnce = 20

/**
 * Gives keys to the parts of stored documents from before keys, moves their audio from positions to those keys, and
 * publishes the complete ones.
 * Returns the number of upgraded documents; a second run returns 0. Run it before documents are read. Processes
 * that start together take turns.
 */
export async function upgradeToKeys<Document extends Record<string, unknown>>(
  format: DocumentFormat<Document>,
  dependencies: {
    database: Database
    store: UpgradeStore
    narrations: NarrationStore
    publications: Pick<PublicationStore, 'publish'>
    logger: Logger
  },
): Promise<number> {
  const { database, store, narrations, publications, logger } = dependencies

  async function upgrade(row: KeylessDocument): Promise<void> {
    const document = read(row.body ?? (await store.deletedBody(row.id)), row.id)
    if (document) {
      const keys = format.formerNames(document)
      await renameAudio(row.id, format.parts(document), keys)
      await renameInJobs(row, keys)
    }
    await store.markKeyed(row.id, row.body ? document : undefined)
    if (document && row.body && row.status === 'Completed') await publish(row, document)
  }

  /** Documents that were complete before there were published versions have none. Learners get them as they are. */
  async function publish(row: KeylessDocument, document: Document): Promise<void> {
    const audio = await narrations.ofDocument(row.id)
    const summary = publicationSummary(format, document, audio)
    await publications.publish(row.id, { ...summary, by: row.updatedBy, publishedAt: row.updatedAt })
  }

  /** Undefined for an unreadable body: it stays unchanged, and its page answers as before. */
  function read(body: unknown, id: string): Document | undefined {
    if (!body) return undefined
    try {
      return format.read(body)
    } catch (error) {
      logger.warn({ err: error, document: id }, 'The parts of a document could not get keys.')
      return undefined
    }
  }

  async function renameAudio(id: string, parts: readonly SpokenPart[], keys: ReadonlyMap<string, string>) {
    const named = await narrations.ofDocument(id)
    const audio = new Map([...named].map(([name, known]) => [keys.get(name) ?? name, known] as const))
    await narrations.remove(id, [...named.keys()])
    await narrations.set(id, withHosts(parts, audio))
  }

  async function renameInJobs(row: KeylessDocument, keys: ReadonlyMap<string, string>) {
    for (const { id, request } of await store.jobsNamingParts(row)) {
      const parts = z.array(z.string()).parse(request['parts'])
      // oxlint-disable-next-line no-await-in-loop -- hardly ever more than one, and a transaction has one connection
      await store.changeRequest(id, { ...request, parts: parts.map((name) => keys.get(name) ?? name) })
    }
  }

  let count = 0
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- one batch after the other, so that none is too large
    const rows = await database.transaction(
      async () => {
        const batch = await store.lockKeyless(format.format, atOnce)
        for (const row of batch) await upgrade(row)
        return batch.length
      },
      { seconds: 600 },
    )
    count += rows
    if (rows < atOnce) return count
  }
}

/**
 * Determines the host of each line's audio, which was not stored. It is the line's host, unless only the other host
 * has the voice of the audio. In that case the line was moved to its host without new audio.
 */
function withHosts(
  parts: readonly SpokenPart[],
  audio: ReadonlyMap<string, KnownAudio>,
): Map<string, KnownAudio> {
  const hosts = new Map(parts.map(({ key, host }) => [key, host]))
  const voiceOf = (key: string) => audio.get(key)?.file.audio?.voice_id
  const usualVoices = new Map(
    [...new Set(hosts.values())].map((host) => {
      const voices = parts.flatMap((part) => (part.host === host ? (voiceOf(part.key) ?? []) : []))
      return [host, mostFrequent(voices)] as const
    }),
  )
  return new Map(
    [...audio].map(([key, { file }]) => {
      const host = hosts.get(key)
      const voice = voiceOf(key)
      const isUsual = voice === usualVoices.get(host)
      const other = [...usualVoices].find(([one, usual]) => one !== host && usual === voice)
      return [key, { file, host: isUsual || !other ? host : other[0] }]
    }),
  )
}

function mostFrequent(values: readonly string[]): string | undefined {
  const counted = [...Map.groupBy(values, (value) => value)].map(([value, same]) => ({
    value,
    count: same.length,
  }))
  return counted.toSorted((one, other) => other.count - one.count)[0]?.value
}
