import { readContentStatus, type ContentStatus } from '@lectern/domain/courses/content-status.ts'
import type { DocumentVersion } from '@lectern/domain/documents/document-version.ts'
import { applyGlossary, type GlossaryTerm } from '@lectern/domain/narration/glossary.ts'
import { Problem } from '@lectern/domain/problems/problems.ts'
import type { Account } from '../accounts/account.ts'
import type { CourseAccess } from '../courses/course-access.ts'
import { homeOfCourse } from '../courses/home-of-course.ts'
import type { Database } from '../db/database.ts'
import type { Glossaries } from '../glossaries/glossaries.ts'
import type { MediaFile } from '../media/catalogue-store.ts'
import { fileNameOf, mediaAddress } from '../media/media-address.ts'
import { carryAudio } from './carry-audio.ts'
import type { DocumentFormat, DocumentOwner, PartAudio, SpokenPart } from './document-format.ts'
import type { DocumentKey, DocumentRow, DocumentStore } from './document-store.ts'

/** A document as it is served. */
export interface ServedDocument<Document> {
  readonly document: Document
  /** Counts up with every change; the ETag. */
  readonly revision: number
  readonly status: ContentStatus
}

/** What one may do with the slideshows, or the podcasts, of the pages of one's courses. All check access first. */
export interface Documents<Document> {
  readonly format: DocumentFormat<Document>
  /** NOT_FOUND when there is none. */
  get(account: Account, courseId: string, pageId: string): Promise<ServedDocument<Document>>
  /** Of a page at a home (see `homeOfCourse`), for whoever was let in otherwise: nothing is asked. Undefined when there is none. */
  find(
    home: string,
    courseId: string,
    pageId: string,
  ): Promise<(ServedDocument<Document> & { readonly savedAt: Date }) | undefined>
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
  /** Keeps a freshly generated document; its status becomes In_Progress, what was before goes to the history. */
  putGenerated(
    account: Account,
    place: { courseId: string; pageId: string },
    document: Document,
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
  /** The audio of every part that has any, in the order of the document. */
  audioOf(account: Account, courseId: string, pageId: string): Promise<ReadonlyMap<string, PartAudio>>
  /** Makes a file the newest audio of a part. */
  setAudio(
    account: Account,
    place: { courseId: string; pageId: string },
    part: string,
    filename: string,
  ): Promise<void>
  /** The same for a part as it was read a while ago: wherever its words stand by now, or nowhere if they are gone. */
  giveAudio(
    account: Account,
    place: { courseId: string; pageId: string },
    part: SpokenPart,
    filename: string,
  ): Promise<void>
}

export function createDocuments<Document extends Record<string, unknown>>(
  format: DocumentFormat<Document>,
  rooms: {
    database: Database
    store: DocumentStore
    access: CourseAccess
    glossaries: Pick<Glossaries, 'termsOf'>
  },
): Documents<Document> {
  const { database, store, access, glossaries } = rooms
  const keyOf = (account: Account, courseId: string, pageId: string): DocumentKey => ({
    courseSystem: homeOfCourse(account, courseId),
    courseId,
    pageId,
    format: format.format,
  })
  const ownerOf = (account: Account, courseId: string, pageId: string): DocumentOwner => ({
    organization: account.organization,
    courseId,
    pageId,
  })

  /** A document that there is, of a page that is theirs. */
  async function require(account: Account, courseId: string, pageId: string): Promise<DocumentRow> {
    await access.requirePage(account, courseId, pageId)
    const row = await store.find(keyOf(account, courseId, pageId))
    if (!row?.body) throw new Problem('NOT_FOUND')
    return row
  }

  async function partAudioOf({ id, courseSystem, courseId }: DocumentRow): Promise<Map<string, PartAudio>> {
    const [rows, terms] = await Promise.all([store.audioOf(id), glossaries.termsOf(courseSystem, courseId)])
    return new Map(
      rows.flatMap(({ part, file }) => (file.audio ? [[part, partAudio(file, terms)] as const] : [])),
    )
  }

  async function serve(row: DocumentRow): Promise<ServedDocument<Document>> {
    const audio = await partAudioOf(row)
    return {
      document: format.withAudio(format.read(row.body), audio),
      revision: row.revision,
      status: readContentStatus(row.status),
    }
  }

  /** A version of a page's document, and the audio that is kept of the page. NOT_FOUND when there is none. */
  async function requireVersion(account: Account, courseId: string, pageId: string, revision: number) {
    await access.requirePage(account, courseId, pageId)
    const key = keyOf(account, courseId, pageId)
    const row = await store.find(key)
    const body = row && (await store.version(row.id, revision))
    if (!row || !body) throw new Problem('NOT_FOUND')
    return { key, row, document: format.read(body) }
  }

  /** The audio of the page that was made of the very words of a document that is no longer, or not yet, current. */
  async function audioOfWords(key: DocumentKey, document: Document): Promise<Map<string, MediaFile>> {
    const files = await store.audioFilesOfPage(key)
    const carried = carryAudio(
      format.parts(document),
      files.map((file) => known('', file)),
    )
    const byName = new Map(files.map((file) => [file.filename, file]))
    return new Map(
      [...carried].flatMap(([part, name]) => {
        const file = byName.get(name)
        return file ? [[part, file] as const] : []
      }),
    )
  }

  /** Gives a changed document its audio: see `carryAudio`. */
  async function carry(key: DocumentKey, row: DocumentRow, document: Document): Promise<void> {
    const parts = format.parts(document)
    const before = (await store.audioOf(row.id)).map(({ part, file }) => known(part, file))
    const names = parts.flatMap((part) => (part.audioPath ? [fileNameOf(part.audioPath) ?? ''] : []))
    const named = (await store.audioFilesOfPage(key, names)).map((file) => known('', file))
    await store.replaceAudio(row.id, carryAudio(parts, [...before, ...named]))
  }

  async function write(
    account: Account,
    place: { courseId: string; pageId: string },
    given: Document,
    how: { status: ContentStatus; origin: 'generated' | 'saved' | 'restored'; apart?: boolean },
  ): Promise<DocumentRow> {
    const key = keyOf(account, place.courseId, place.pageId)
    const document = format.settle(given, ownerOf(account, place.courseId, place.pageId))
    const row = await store.write(key, {
      body: document,
      partCount: format.count(document),
      by: account.id,
      ...how,
    })
    await carry(key, row, document)
    return row
  }

  async function refuseStale(row: DocumentRow): Promise<never> {
    const savedBy = await store.nameOf(row.updatedBy)
    const current = row.body ? (await serve(row)).document : null
    throw new Problem('STALE_VERSION', {
      sentence: savedBy ? `${savedBy} saved this after you opened it.` : undefined,
      details: { current, revision: row.revision, saved_by: savedBy, saved_at: row.updatedAt.toISOString() },
    })
  }

  return {
    format,

    async get(account, courseId, pageId) {
      return serve(await require(account, courseId, pageId))
    },

    async find(home, courseId, pageId) {
      const row = await store.find({ courseSystem: home, courseId, pageId, format: format.format })
      return row?.body ? { ...(await serve(row)), savedAt: row.updatedAt } : undefined
    },

    async save(account, place, document, ifMatch, { apart } = { apart: false }) {
      await access.requirePage(account, place.courseId, place.pageId)
      const row = await database.transaction(async () => {
        const current = await store.lock(keyOf(account, place.courseId, place.pageId))
        if (!current?.body) throw new Problem('NOT_FOUND')
        if (ifMatch !== undefined && !ifMatch.includes(current.revision)) return refuseStale(current)
        const status = readContentStatus(current.status)
        return write(account, place, document, { status, origin: 'saved', apart })
      })
      return serve(row)
    },

    async putGenerated(account, place, document) {
      await database.transaction(async () => {
        await store.lock(keyOf(account, place.courseId, place.pageId))
        await write(account, place, document, { status: 'In_Progress', origin: 'generated' })
      })
    },

    async remove(account, courseId, pageId) {
      await require(account, courseId, pageId)
      await database.transaction(async () => {
        const row = await store.lock(keyOf(account, courseId, pageId))
        if (row?.body) await store.empty(row, account.id)
      })
    },

    async restore(account, courseId, pageId) {
      await access.requirePage(account, courseId, pageId)
      await database.transaction(async () => {
        const row = await store.lock(keyOf(account, courseId, pageId))
        const kept = row && !row.body ? await store.lastDeleted(row) : undefined
        if (!kept) throw new Problem('NOT_FOUND')
        await write(account, { courseId, pageId }, format.read(kept), {
          status: 'In_Progress',
          origin: 'restored',
        })
      })
    },

    async versions(account, courseId, pageId) {
      await access.requirePage(account, courseId, pageId)
      const row = await store.find(keyOf(account, courseId, pageId))
      if (!row) throw new Problem('NOT_FOUND')
      return (await store.versionsOf(row.id)).map(({ revision, origin, body, savedAt, first, last }) => ({
        revision,
        origin,
        saved_by: first === null ? null : `${first} ${last}`.trim(),
        saved_at: savedAt.toISOString(),
        parts: format.count(format.read(body)),
        current: Boolean(row.body) && revision === row.revision,
      }))
    },

    async version(account, { courseId, pageId }, revision) {
      const { key, document } = await requireVersion(account, courseId, pageId, revision)
      const terms = await glossaries.termsOf(key.courseSystem, courseId)
      const audio = [...(await audioOfWords(key, document))].map(
        ([part, file]) => [part, partAudio(file, terms)] as const,
      )
      return format.withAudio(document, new Map(audio))
    },

    async restoreVersion(account, { courseId, pageId }, revision) {
      const { key, document } = await requireVersion(account, courseId, pageId, revision)
      const row = await database.transaction(async () => {
        await store.lock(key)
        const written = await write(account, { courseId, pageId }, document, {
          status: 'In_Progress',
          origin: 'restored',
        })
        const audio = await audioOfWords(key, document)
        await store.replaceAudio(written.id, new Map([...audio].map(([part, file]) => [part, file.filename])))
        return written
      })
      return serve(row)
    },

    async setStatus(account, courseId, pageId, status) {
      await access.requirePage(account, courseId, pageId)
      const changed = await store.setStatus(keyOf(account, courseId, pageId), status)
      if (!changed) throw new Problem('NOT_FOUND')
    },

    async audioOf(account, courseId, pageId) {
      const row = await require(account, courseId, pageId)
      const order = format.parts(format.read(row.body)).map((part) => part.key)
      const audio = [...(await partAudioOf(row))]
      return new Map(audio.toSorted(([a], [b]) => order.indexOf(a) - order.indexOf(b)))
    },

    async setAudio(account, place, part, filename) {
      const row = await store.find(keyOf(account, place.courseId, place.pageId))
      if (row?.body) await store.setAudio(row.id, part, filename)
    },

    async giveAudio(account, place, { key, script, host }, filename) {
      const row = await store.find(keyOf(account, place.courseId, place.pageId))
      if (!row?.body) return
      const same = format
        .parts(format.read(row.body))
        .filter((part) => part.script === script && part.host === host)
      const now = same.find((part) => part.key === key) ?? same[0]
      if (now) await store.setAudio(row.id, now.key, filename)
    },
  }
}

function partAudio(file: MediaFile, terms: readonly GlossaryTerm[]): PartAudio {
  const { said, language, ...made } = file.audio ?? silence
  const saidOtherwise = applyGlossary(made.text, terms, language) !== (said ?? made.text)
  return {
    audio_path: mediaAddress(file),
    audio: { ...made, sentences: [...made.sentences], ...(saidOtherwise && { said_otherwise: true }) },
  }
}

const silence: NonNullable<MediaFile['audio']> = {
  text: '',
  voice_id: '',
  engine: '',
  duration_ms: 0,
  sentences: [],
}

function known(part: string, file: MediaFile) {
  return { part, filename: file.filename, text: file.audio?.text ?? '' }
}
