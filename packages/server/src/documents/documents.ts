import { documentLimit } from '@lectern/domain/api/endpoint.ts'
import { readContentStatus, type ContentStatus } from '@lectern/domain/courses/content-status.ts'
import type { Format } from '@lectern/domain/courses/formats.ts'
import type { DocumentVersion } from '@lectern/domain/documents/document-version.ts'
import type { GlossaryTerm } from '@lectern/domain/narration/glossary.ts'
import { Problem } from '@lectern/domain/problems/problems.ts'
import type { Account } from '../accounts/account.ts'
import type { CourseAccess } from '../access/course-access.ts'
import { homeOfCourse } from '../courses/home-of-course.ts'
import type { Database } from '../db/database.ts'
import type { Glossaries } from '../glossaries/glossaries.ts'
import type { MediaFile } from '../media/catalogue-store.ts'
import type { KnownAudio } from '../narration/choose-audio.ts'
import type { GivingAudio, Narrations } from '../narration/narrations.ts'
import type { SpokenPart } from '../narration/spoken-part.ts'
import { createBatches } from './batches.ts'
import type { DocumentFormat } from './document-format.ts'
import type { DocumentHead, DocumentKey, DocumentStore } from './document-store.ts'
import { partAudioOf } from '../narration/part-audio.ts'
import { createServedDocuments } from './served-documents.ts'

/** A document as it is served. */
export interface ServedDocument<Document> {
  readonly document: Document
  /** Increases with every change; the ETag. */
  readonly revision: number
  readonly status: ContentStatus
}

export interface SavedDocument<Document> extends ServedDocument<Document> {
  readonly savedAt: Date
}

/** The operations on the slideshows, or the podcasts, of the pages of a user's courses. All check access first. */
export interface Documents<Document> {
  readonly format: DocumentFormat<Document>
  /** NOT_FOUND if there is none. */
  get(account: Account, courseId: string, pageId: string): Promise<ServedDocument<Document>>
  /**
   * The document of a page at a home (see `homeOfCourse`). The caller has checked access. Undefined if there is
   * none.
   */
  find(home: string, courseId: string, pageId: string): Promise<SavedDocument<Document> | undefined>
  /** The same of several pages of a course, by page, with the same number of queries. */
  findAll(
    home: string,
    courseId: string,
    pageIds: readonly string[],
  ): Promise<ReadonlyMap<string, SavedDocument<Document>>>
  /**
   * Rejects with STALE_VERSION and the current version if `ifMatch` is not the newest revision. `apart` keeps the
   * replaced version in the history, even if the same author saved it recently in another window.
   */
  save(
    account: Account,
    place: { courseId: string; pageId: string },
    document: Document,
    ifMatch: readonly number[] | undefined,
    options?: { apart: boolean },
  ): Promise<ServedDocument<Document>>
  /** Increases with every change of the content; 0 if there is none, also after a deletion. */
  contentRevision(account: Account, courseId: string, pageId: string): Promise<number>
  /**
   * Stores a generated document. Its status becomes In_Progress, and the previous content goes to the history.
   * EDITED_MEANWHILE if the content is newer than the revision `basedOn` at which the generation started.
   */
  putGenerated(
    account: Account,
    place: { courseId: string; pageId: string },
    document: Document,
    basedOn?: number,
  ): Promise<void>
  remove(account: Account, courseId: string, pageId: string): Promise<void>
  /** Restores the last deleted content. */
  restore(account: Account, courseId: string, pageId: string): Promise<void>
  /** The history, newest first. NOT_FOUND if there is none. */
  versions(account: Account, courseId: string, pageId: string): Promise<DocumentVersion[]>
  /** An earlier version, with the available audio of its words. NOT_FOUND if the version does not exist. */
  version(account: Account, place: { courseId: string; pageId: string }, revision: number): Promise<Document>
  /** Restores an earlier version; the current one stays in the history. */
  restoreVersion(
    account: Account,
    place: { courseId: string; pageId: string },
    revision: number,
  ): Promise<ServedDocument<Document>>
  /** NOT_FOUND if there is no such document. */
  setStatus(account: Account, courseId: string, pageId: string, status: ContentStatus): Promise<void>
  /**
   * Assigns a new audio file to its part, as the part was when the file was requested. Does nothing if the document
   * was deleted. An author's recording stays, unless the file is a recording too, or `replacesRecording` is set.
   */
  giveAudio(
    account: Account,
    place: { courseId: string; pageId: string },
    part: SpokenPart,
    file: MediaFile,
    how?: GivingAudio,
  ): Promise<void>
}

interface DocumentDependencies {
  readonly database: Database
  readonly store: DocumentStore
  readonly narrations: Narrations
  readonly access: Pick<CourseAccess, 'requirePage'>
  readonly glossaries: Pick<Glossaries, 'termsOf'>
}

/** A document as it will be stored. */
interface Settled<Document> {
  readonly document: Document
  /** The same as JSON. */
  readonly body: string
}

/** How a document is written. */
interface Writing {
  readonly status: ContentStatus
  readonly origin: 'generated' | 'saved' | 'restored'
  readonly apart?: boolean
  /** If false, parts whose own audio has other words get no audio. */
  readonly keepEarlier?: boolean
  /** The previous audio of its parts, if it is known. */
  readonly own?: ReadonlyMap<string, KnownAudio>
}

/** A document that was just written. */
interface Written<Document> {
  readonly head: DocumentHead
  readonly audio: ReadonlyMap<string, KnownAudio>
  readonly served: ServedDocument<Document>
}

/** A save that waits for its document. */
interface Save<Document> {
  readonly account: Account
  readonly key: DocumentKey
  readonly terms: readonly GlossaryTerm[]
  readonly document: Document
  /** The document as it will be stored, if that does not depend on the stored one. */
  readonly settled: Settled<Document> | undefined
  readonly ifMatch: readonly number[] | undefined
  readonly apart: boolean
}

/** The result of a save: the document, or 'stale' if the client did not have the newest revision. */
type SaveOutcome<Document> = ServedDocument<Document> | 'stale'

export function createDocuments<Document extends Record<string, unknown>>(
  format: DocumentFormat<Document>,
  { database, store, narrations, access, glossaries }: DocumentDependencies,
): Documents<Document> {
  const keyOf = (account: Account, courseId: string, pageId: string): DocumentKey => ({
    courseSystem: homeOfCourse(account, courseId),
    courseId,
    pageId,
    format: format.format,
  })
  const saveInBatch = createBatches(saveAll)
  const latest = createServedDocuments<SavedDocument<Document>>()
  const termsOf = (key: Omit<DocumentKey, 'pageId'>) => glossaries.termsOf(key.courseSystem, key.courseId)

  function served(
    document: Document,
    { revision, status }: Pick<DocumentHead, 'revision' | 'status'>,
    audio: ReadonlyMap<string, KnownAudio>,
    terms: readonly GlossaryTerm[],
  ): ServedDocument<Document> {
    return {
      document: format.withAudio(document, partAudioOf(audio, terms)),
      revision,
      status: readContentStatus(status),
    }
  }

  async function findAll(
    key: Omit<DocumentKey, 'pageId'>,
    pageIds: readonly string[],
  ): Promise<ReadonlyMap<string, SavedDocument<Document>>> {
    const rows = (await store.findAll(key, pageIds)).filter(({ body }) => body !== null)
    if (rows.length === 0) return new Map()
    const [audio, terms] = await Promise.all([narrations.of(rows.map(({ id }) => id)), termsOf(key)])
    return new Map(
      rows.map((row) => {
        const document = served(format.read(row.body), row, audio.get(row.id) ?? new Map(), terms)
        return [row.pageId, { ...document, savedAt: row.updatedAt }]
      }),
    )
  }

  async function find(key: DocumentKey): Promise<SavedDocument<Document> | undefined> {
    const now = await store.markOf(key)
    if (!now) return undefined
    const known = latest.find(now.id, now.mark)
    if (known) return known
    const found = (await findAll(key, [key.pageId])).get(key.pageId)
    // Not cached if the document changed while it was read.
    if (found && (await store.markOf(key))?.mark === now.mark) latest.keep(now.id, now.mark, found)
    return found
  }

  /** A version of a page's document. NOT_FOUND if there is none. */
  async function requireVersion(key: DocumentKey, revision: number) {
    const head = await store.head(key)
    const body = head && (await store.version(head.id, revision))
    if (!body) throw new Problem('NOT_FOUND')
    return { id: head.id, document: format.read(body) }
  }

  /** `known` is the stored body, against which parts without keys are matched. */
  function settle(
    { organization }: Account,
    key: DocumentKey,
    given: Document,
    known?: unknown,
  ): Settled<Document> {
    const before = known === undefined ? undefined : format.read(known)
    const document = format.settle(given, { ...key, organization }, before)
    return { document, body: storableJson(document, format.format) }
  }

  /** Runs in the transaction that has locked the document. */
  async function write(
    account: Account,
    key: DocumentKey,
    { document, body }: Settled<Document>,
    terms: readonly GlossaryTerm[],
    { keepEarlier = true, own, ...how }: Writing,
  ): Promise<Written<Document>> {
    const head = await store.write(key, {
      body,
      partCount: format.count(document),
      by: account.id,
      ...how,
    })
    const parts = format.parts(document)
    const audio = await narrations.settle({ id: head.id, page: key, parts, terms }, { keepEarlier, own })
    return { head, audio, served: served(document, head, audio, terms) }
  }

  /** Writes saves of one document one after the other in one transaction, so they share its lock and its commit. */
  async function saveAll(saves: readonly Save<Document>[]): Promise<SaveOutcome<Document>[]> {
    return database.transaction(async () => {
      let current: DocumentHead | undefined
      let own: ReadonlyMap<string, KnownAudio> | undefined
      const outcomes: SaveOutcome<Document>[] = []
      for (const { account, key, terms, document, settled, ifMatch, apart } of saves) {
        current ??= await store.lock(key)
        if (!current?.hasBody) throw new Problem('NOT_FOUND')
        if (ifMatch !== undefined && !ifMatch.includes(current.revision)) {
          outcomes.push('stale')
          continue
        }
        const ready = settled ?? settle(account, key, document, await store.bodyOf(current.id))
        const how = { status: readContentStatus(current.status), origin: 'saved', apart, own } as const
        const written = await write(account, key, ready, terms, how)
        outcomes.push(written.served)
        current = written.head
        own = written.audio
      }
      return outcomes
    })
  }

  /** Throws STALE_VERSION with the current version. */
  async function refuseStale(account: Account, key: DocumentKey): Promise<never> {
    return database.transaction(async () => {
      const head = await store.lock(key)
      if (!head?.hasBody) throw new Problem('NOT_FOUND')
      const savedBy = await store.nameOf(head.updatedBy)
      const savedByYou = head.updatedBy === account.id
      const details = {
        current: (await find(key))?.document,
        revision: head.revision,
        saved_by: savedBy,
        saved_by_you: savedByYou,
        saved_at: head.updatedAt.toISOString(),
      }
      if (savedByYou) throw new Problem('STALE_VERSION', { reason: 'savedByYou', details })
      if (savedBy)
        throw new Problem('STALE_VERSION', { reason: 'savedBy', values: { name: savedBy }, details })
      throw new Problem('STALE_VERSION', { details })
    })
  }

  return {
    format,

    async get(account, courseId, pageId) {
      await access.requirePage(account, courseId, pageId)
      const found = await find(keyOf(account, courseId, pageId))
      if (!found) throw new Problem('NOT_FOUND')
      return found
    },

    find: async (home, courseId, pageId) =>
      find({ courseSystem: home, courseId, pageId, format: format.format }),

    findAll: async (home, courseId, pageIds) =>
      findAll({ courseSystem: home, courseId, format: format.format }, pageIds),

    async save(account, place, document, ifMatch, { apart } = { apart: false }) {
      await access.requirePage(account, place.courseId, place.pageId)
      const key = keyOf(account, place.courseId, place.pageId)
      const terms = await termsOf(key)
      // Other saves wait for the lock, so this runs before it if possible.
      const settled = format.isKeyed(document) ? settle(account, key, document) : undefined
      const save = { account, key, terms, document, settled, ifMatch, apart }
      const outcome = await saveInBatch(JSON.stringify(key), save)
      return outcome === 'stale' ? refuseStale(account, key) : outcome
    },

    async contentRevision(account, courseId, pageId) {
      const head = await store.head(keyOf(account, courseId, pageId))
      return head?.hasBody ? head.revision : 0
    },

    async putGenerated(account, place, document, basedOn = Infinity) {
      const key = keyOf(account, place.courseId, place.pageId)
      const terms = await termsOf(key)
      await database.transaction(async () => {
        const current = await store.lock(key)
        if (current?.hasBody && current.revision > basedOn) throw new Problem('EDITED_MEANWHILE')
        const settled = settle(account, key, document)
        await write(account, key, settled, terms, { status: 'In_Progress', origin: 'generated' })
      })
    },

    async remove(account, courseId, pageId) {
      await access.requirePage(account, courseId, pageId)
      await database.transaction(async () => {
        const row = await store.lock(keyOf(account, courseId, pageId))
        if (!row?.hasBody) throw new Problem('NOT_FOUND')
        await store.empty(row, account.id)
      })
    },

    async restore(account, courseId, pageId) {
      await access.requirePage(account, courseId, pageId)
      const key = keyOf(account, courseId, pageId)
      const terms = await termsOf(key)
      await database.transaction(async () => {
        const row = await store.lock(key)
        const kept = row && !row.hasBody ? await store.lastDeleted(row.id) : undefined
        if (!kept) throw new Problem('NOT_FOUND')
        const settled = settle(account, key, format.read(kept))
        await write(account, key, settled, terms, { status: 'In_Progress', origin: 'restored' })
      })
    },

    async versions(account, courseId, pageId) {
      await access.requirePage(account, courseId, pageId)
      const head = await store.head(keyOf(account, courseId, pageId))
      if (!head) throw new Problem('NOT_FOUND')
      return (await store.versionsOf(head.id)).map(
        ({ revision, origin, partCount, savedAt, first, last }) => ({
          revision,
          origin,
          saved_by: first === null ? null : `${first} ${last}`.trim(),
          saved_at: savedAt.toISOString(),
          parts: partCount,
          current: head.hasBody && revision === head.revision,
        }),
      )
    },

    async version(account, { courseId, pageId }, revision) {
      await access.requirePage(account, courseId, pageId)
      const key = keyOf(account, courseId, pageId)
      const terms = await termsOf(key)
      const { id, document } = await requireVersion(key, revision)
      const parts = format.parts(document)
      const audio = await narrations.fitting({ id, page: key, parts, terms })
      return format.withAudio(document, partAudioOf(audio, terms))
    },

    async restoreVersion(account, { courseId, pageId }, revision) {
      await access.requirePage(account, courseId, pageId)
      const key = keyOf(account, courseId, pageId)
      const terms = await termsOf(key)
      return database.transaction(async () => {
        await store.lock(key)
        const { document } = await requireVersion(key, revision)
        const how = { status: 'In_Progress', origin: 'restored', keepEarlier: false } as const
        return (await write(account, key, settle(account, key, document), terms, how)).served
      })
    },

    async setStatus(account, courseId, pageId, status) {
      await access.requirePage(account, courseId, pageId)
      const changed = await store.setStatus(keyOf(account, courseId, pageId), status)
      if (!changed) throw new Problem('NOT_FOUND')
    },

    async giveAudio(account, place, asked, file, how) {
      await database.transaction(async () => {
        const current = await store.lock(keyOf(account, place.courseId, place.pageId))
        const body = current && (await store.bodyOf(current.id))
        if (body) await narrations.give(current.id, format.parts(format.read(body)), asked, file, how)
      })
    },
  }
}

/**
 * Throws TOO_LARGE if the document would not be stored. Fields that the server adds to answers were removed
 * already.
 */
function storableJson(document: object, format: Format): string {
  const json = JSON.stringify(document)
  if (Buffer.byteLength(json) <= documentLimit) return json
  throw new Problem('TOO_LARGE', { reason: 'document', values: { format } })
}
