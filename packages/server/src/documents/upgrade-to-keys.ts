import { z } from 'zod/mini'
import type { Database } from '../db/database.ts'
import type { Logger } from '../logger.ts'
import type { KnownAudio } from '../narration/choose-audio.ts'
import type { NarrationStore } from '../narration/narration-store.ts'
import type { SpokenPart } from '../narration/spoken-part.ts'
import type { DocumentFormat } from './document-format.ts'
import type { KeylessDocument, UpgradeStore } from './upgrade-store.ts'

/** So many documents are upgraded in one transaction. */
const atOnce = 20

/**
 * Gives the parts of stored documents from before keys theirs, and their audio, which was named by positions, to those
 * keys. Answers how many documents were upgraded: none from the second time on. Run it before anything reads documents;
 * processes that start together take turns.
 */
export async function upgradeToKeys<Document extends Record<string, unknown>>(
  format: DocumentFormat<Document>,
  rooms: { database: Database; store: UpgradeStore; narrations: NarrationStore; logger: Logger },
): Promise<number> {
  const { database, store, narrations, logger } = rooms

  async function upgrade(row: KeylessDocument): Promise<void> {
    const document = read(row.body ?? (await store.deletedBody(row.id)), row.id)
    if (document) {
      const keys = format.formerNames(document)
      await renameAudio(row.id, format.parts(document), keys)
      await renameInJobs(row, keys)
    }
    await store.markKeyed(row.id, row.body ? document : undefined)
  }

  /** Undefined for a body that cannot be read: it stays as it is, and its page answers as it did before. */
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
 * Tells for whom the audio of each line was made, which was not kept. It is the line's host, unless the voice is that of
 * the other host alone: then the line was given to its host without being spoken again.
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
