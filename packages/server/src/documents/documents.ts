import { documentLimit } from '@lectern/domain/api/endpoint.ts'
import { readContentStatus, type ContentStatus } from '@lectern/domain/courses/content-status.ts'
import type { Format } from '@lectern/domain/courses/format.ts'
import type { DocumentVersion } from '@lectern/domain/documents/document-version.ts'
import { applyGlossary, type GlossaryTerm } from '@lectern/domain/narration/glossary.ts'
import { isOwnRecording } from '@lectern/domain/narration/own-recording.ts'
import { Problem } from '@lectern/domain/problems/problems.ts'
import type { Account } from '../accounts/account.ts'
import type { CourseAccess } from '../access/course-access.ts'
import { homeOfCourse } from '../courses/home-of-course.ts'
import type { Database } from '../db/database.ts'
import type { Glossaries } from '../glossaries/glossaries.ts'
import type { MediaFile } from '../media/catalogue-store.ts'
import { mediaAddress } from '../media/media-address.ts'
import type { KnownAudio } from '../narration/choose-audio.ts'
import type { GivingAudio, Narrations } from '../narration/narrations.ts'
import type { SpokenPart } from '../narration/spoken-part.ts'
import { createBatches } from './batches.ts'
import type { DocumentFormat, PartAudio } from './document-format.ts'
import type { DocumentHead, DocumentKey, DocumentStore } from './document-store.ts'
import { createServedDocuments } from './served-documents.ts'

/** A document as it is served. */
export interface ServedDocument<Document> {
  readonly document: Document
  /** Counts up with every change; the ETag. */
  readonly revision: number
  readonly status: ContentStatus
}

export interface SavedDocument<Document> extends ServedDocument<Document> {
  readonly savedAt: Date
}

/** What one may do with the slideshows, or the podcasts, of the pages of one's courses. All check access first. */
export interface Documents<Document> {
  readonly format: DocumentFormat<Document>
  /** NOT_FOUND when there is none. */
  get(account: Account, courseId: string, pageId: string): Promise<ServedDocument<Document>>
  /** Of a page at a home (see `homeOfCourse`). Checks no access: the caller has. Undefined when there is none. */
  find(home: string, courseId: string, pageId: string): Promise<SavedDocument<Document> | undefined>
  /** The same of several pages of a course, by page, with the same number of queries. */
  findAll(
    home: string,
    courseId: string,
    pageIds: readonly string[],
  ): Promise<ReadonlyMap<string, SavedDocument<Document>>>
  /**
   * STALE_VERSION, with what is current, when `ifMatch` does not name the newest revision. `apart` keeps what it
   * takes the place of in the history, also where the same author has saved that a moment ago in another window.
   */
  save(
    account: Account,
    place: { courseId: string; pageId: string },
    document: Document,
    ifMatch: readonly number[] | undefined,
    options?: { apart: boolean },
  ): Promise<ServedDocument<Document>>
  /** Counts up with every change of the content; 0 if there is none, also after it was deleted. */
  contentRevision(account: Account, courseId: string, pageId: string): Promise<number>
  /**
   * Keeps a freshly generated document; its status becomes In_Progress, what was before goes to the history.
   * EDITED_MEANWHILE if the content is newer than the revision `basedOn`, from which the generation began.
   */
  putGenerated(
    account: Account,
    place: { courseId: string; pageId: string },
    document: Document,
    basedOn?: number,
  ): Promise<void>
  remove(account: Account, courseId: string, pageId: string): Promise<void>
  /** Brings back what the last deletion took. */
  restore(account: Account, courseId: string, pageId: string): Promise<void>
  /** The history, newest first. NOT_FOUND when there never was one. */
  versions(account: Account, courseId: string, pageId: string): Promise<DocumentVersion[]>
  /** As it was, with the audio that there is of its words. NOT_FOUND when there is no such version (any more). */
  version(account: Account, place: { courseId: string; pageId: string }, revision: number): Promise<Document>
  /** Makes the document what it was; what it is now stays in the history. */
  restoreVersion(
    account: Account,
    place: { courseId: string; pageId: string },
    revision: number,
  ): Promise<ServedDocument<Document>>
  /** NOT_FOUND when there is no such document to set the status of. */
  setStatus(account: Account, courseId: string, pageId: string, status: ContentStatus): Promise<void>
  /**
   * Gives a file that has just been made to the part that it was made for, as that was read when the file was asked for.
   * Does nothing if the document is gone. An author's recording stays, unless the file is one too, or `replacesRecording`.
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
  /** False leaves parts without audio whose own audio says other words. */
  readonly keepEarlier?: boolean
  /** The audio of its parts before, where that is known. */
  readonly own?: ReadonlyMap<string, KnownAudio>
}

/** A document as it was just written. */
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
  /** The document as it will be stored, where that does not depend on what is stored already. */
  readonly settled: Settled<Document> | undefined
  readonly ifMatch: readonly number[] | undefined
  readonly apart: boolean
}

/** What became of a save: the document, or nothing since it did not know the newest revision. */
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

  /** A version of a page's document. NOT_FOUND when there is none. */
  async function requireVersion(key: DocumentKey, revision: number) {
    const head = await store.head(key)
    const body = head && (await store.version(head.id, revision))
    if (!body) throw new Problem('NOT_FOUND')
    return { id: head.id, document: format.read(body) }
  }

  /** `known` is the stored body, for parts without keys to be matched with. */
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

  /** Within the transaction that has locked the document. */
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

  /** Writes saves of one document, each upon the one before, in one transaction: they share its lock and its commit. */
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

  /** Throws STALE_VERSION with what is current. */
  async function refuseStale(account: Account, key: DocumentKey): Promise<never> {
    return database.transaction(async () => {
      const head = await store.lock(key)
      if (!head?.hasBody) throw new Problem('NOT_FOUND')
      const savedBy = await store.nameOf(head.updatedBy)
      const savedByYou = head.updatedBy === account.id
      const who = savedByYou ? 'In another window, you' : savedBy
      throw new Problem('STALE_VERSION', {
        sentence: who ? `${who} saved this after you opened it.` : undefined,
        details: {
          current: (await find(key))?.document,
          revision: head.revision,
          saved_by: savedBy,
          saved_by_you: savedByYou,
          saved_at: head.updatedAt.toISOString(),
        },
      })
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
      // Other saves wait for what is done under the lock, so this is done before it where it can be.
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

/** TOO_LARGE for a document that would not be stored. What the server adds to answers is not in it any more. */
function storableJson(document: object, format: Format): string {
  const json = JSON.stringify(document)
  if (Buffer.byteLength(json) <= documentLimit) return json
  const parts = format === 'slideshow' ? 'slides' : 'lines'
  throw new Problem('TOO_LARGE', {
    sentence: `This ${format} is too large to be saved (more than 2 MB). Remove some ${parts} or shorten them.`,
  })
}

function partAudioOf(
  audio: ReadonlyMap<string, KnownAudio>,
  terms: readonly GlossaryTerm[],
): Map<string, PartAudio> {
  return new Map(
    [...audio].flatMap(([key, { file, host }]) =>
      file.audio ? [[key, partAudio(file, terms, host)] as const] : [],
    ),
  )
}

/** What is known of a file as the audio of a part of this host. */
export function partAudio(
  file: MediaFile,
  terms: readonly GlossaryTerm[],
  host: string | undefined,
): PartAudio {
  const { said, language, host: _made, recording: _kept, ...made } = file.audio ?? silence
  const saidOtherwise =
    !isOwnRecording(made) && applyGlossary(made.text, terms, language) !== (said ?? made.text)
  return {
    audio_path: mediaAddress(file),
    audio: {
      ...made,
      sentences: [...made.sentences],
      ...(host !== undefined && { host }),
      ...(saidOtherwise && { said_otherwise: true }),
    },
  }
}

const silence: NonNullable<MediaFile['audio']> = {
  text: '',
  voice_id: '',
  engine: '',
  duration_ms: 0,
  sentences: [],
}
