import { recordingsApi, type RecordedTake } from '@lectern/domain/api/recordings.ts'
import type { Format } from '@lectern/domain/courses/formats.ts'
import { isOwnRecording, recordingVoice } from '@lectern/domain/narration/audio/own-recording.ts'
import { Problem } from '@lectern/domain/problems/problems.ts'
import type { CourseAccess } from '../access/course-access.ts'
import type { Account } from '../accounts/account.ts'
import type { Attempts } from '../accounts/attempts.ts'
import { homeOfCourse } from '../courses/home-of-course.ts'
import type { Documents } from '../documents/documents.ts'
import type { DocumentsByFormat } from '../documents/documents-by-format.ts'
import { partAudio } from '../narration/part-audio.ts'
import type { Glossaries } from '../glossaries/glossaries.ts'
import type { CatalogueStore, MediaFile } from '../media/catalogue-store.ts'
import { collectBytes } from '../media/collect-bytes.ts'
import type { MediaStore } from '../media/media-store.ts'
import type { StorageQuota } from '../media/storage-quota-store.ts'
import type { SpokenPart } from '../narration/spoken-part.ts'
import { ok, route, type Route } from '../route.ts'
import type { WorkerPool } from '../speech/workers/worker-pool.ts'
import { createTakeKeeper } from './keep-take.ts'
import { isRefusal } from './is-refusal.ts'
import type { RecordingStore } from './recording-store.ts'
import type { TakePieceStore } from './take-piece-store.ts'
import { type ComingTake, createTakePieces } from './take-pieces.ts'
import { createTakeTurns } from './take-turns.ts'

/** Limits of one account per hour: some hours of sound. */
const perHour = { pieces: 1000, takes: 600 }

export interface RecordingDependencies {
  readonly contents: DocumentsByFormat
  readonly access: CourseAccess
  readonly catalogue: CatalogueStore
  readonly store: MediaStore
  readonly recordings: RecordingStore
  readonly pieces: TakePieceStore
  readonly glossaries: Pick<Glossaries, 'termsOf'>
  readonly pool: Pick<WorkerPool, 'recording'>
  readonly quota: Pick<StorageQuota, 'require'>
  readonly attempts: Pick<Attempts, 'limit'>
}

interface Place {
  readonly courseId: string
  readonly pageId: string
}

/** Recordings that authors make of their own voice. They belong to the page, like spoken audio. */
export function recordingRoutes(dependencies: RecordingDependencies): Route[] {
  const { access, contents, store, recordings, glossaries, quota, attempts } = dependencies
  const pieces = createTakePieces(store, dependencies.pieces, quota)
  const inTurn = createTakeTurns()
  const keepTake = createTakeKeeper({ ...dependencies, pieces }, inTurn)
  const documentsOf = (format: Format) => spokenDocuments(contents[format])

  const pageOf = (account: Account, { courseId, pageId }: Place) => ({
    courseSystem: homeOfCourse(account, courseId),
    courseId,
    pageId,
  })

  const comingOf = (account: Account, { take, ...place }: Place & { take: string }): ComingTake => ({
    accountId: account.id,
    ...pageOf(account, place),
    take,
  })

  /** Does a step of an upload. The pieces of a refused take no longer count towards the storage of its author. */
  async function upload<Result>(coming: ComingTake, step: () => Promise<Result>): Promise<Result> {
    try {
      return await step()
    } catch (error) {
      if (isRefusal(error)) await inTurn(coming, () => pieces.remove(coming))
      throw error
    }
  }

  async function isKept(account: Account, { take, ...place }: Place & { take: string }): Promise<boolean> {
    const file = await recordings.find(pageOf(account, place), take)
    return file !== undefined && (await store.has(file.filename))
  }

  async function require(account: Account, { take, ...place }: Place & { take: string }): Promise<MediaFile> {
    await access.requirePage(account, place.courseId, place.pageId)
    const file = await recordings.find(pageOf(account, place), take)
    if (!file) throw new Problem('NOT_FOUND')
    return file
  }

  return [
    route(recordingsApi.takes, async ({ account, params }) => {
      await access.requirePage(account, params.courseId, params.pageId)
      const files = await recordings.list(pageOf(account, params))
      return ok({ takes: files.flatMap((file) => describe(file, account) ?? []) })
    }),

    route(recordingsApi.sendPiece, async ({ account, params, upload: sent }) => {
      const { courseId, pageId, piece } = params
      const coming = comingOf(account, params)
      return await upload(coming, async () => {
        await access.requirePage(account, courseId, pageId)
        await attempts.limit({ name: `pieces of ${account.id}`, most: perHour.pieces, windowMinutes: 60 })
        const bytes = await collectBytes(sent.bytes)
        await inTurn(coming, async () => {
          // A piece that arrives after its take was kept would count for a day.
          if (!(await isKept(account, params))) await pieces.put(coming, piece, bytes)
        })
        return ok({ status: 'success' as const })
      })
    }),

    route(recordingsApi.keep, async ({ account, params, body }) => {
      const { take: _take, ...page } = params
      const coming = comingOf(account, params)
      return await upload(coming, async () => {
        await access.requirePage(account, page.courseId, page.pageId)
        await attempts.limit({ name: `takes of ${account.id}`, most: perHour.takes, windowMinutes: 60 })
        const documents = documentsOf(body.format)
        const { parts, language } = await documents.read(account, page)
        // A part that is not saved yet finds the take by its words when it is saved.
        const known = parts.find(({ key }) => key === body.part)
        const part: SpokenPart = {
          key: body.part,
          name: known?.name ?? body.format,
          script: body.text,
          audioPath: undefined,
          ...(body.speaker && { host: body.speaker }),
        }
        const file = await keepTake({
          coming,
          organization: account.organization,
          part,
          language,
          terms: await glossaries.termsOf(coming.courseSystem, page.courseId),
          trim: body.trim,
          count: body.pieces,
          use: (stored) => documents.giveAudio(account, page, part, stored),
        })
        return ok(described(file, account))
      })
    }),

    route(recordingsApi.use, async ({ account, params, body }) => {
      const file = await require(account, params)
      const documents = documentsOf(body.format)
      const part = (await documents.read(account, params)).parts.find(({ key }) => key === body.part)
      if (part) await documents.giveAudio(account, params, part, file)
      return ok(described(file, account))
    }),

    route(recordingsApi.remove, async ({ account, params }) => {
      await access.requirePage(account, params.courseId, params.pageId)
      const coming = comingOf(account, params)
      await inTurn(coming, async () => {
        const file = await recordings.find(pageOf(account, params), params.take)
        if (file && file.audio?.voice_id !== recordingVoice(account.id))
          throw new Problem('NOT_FOUND', { reason: 'takeOfAnother' })
        const wasComing = await pieces.remove(coming)
        if (!file && !wasComing) throw new Problem('NOT_FOUND')
        if (!file) return
        await recordings.remove(pageOf(account, params), file.filename)
        await store.remove(file.filename)
      })
      return ok({ status: 'success' as const })
    }),
  ]
}

/** What recordings need of the documents of a format. */
interface SpokenDocuments {
  read(
    account: Account,
    place: Place,
  ): Promise<{ readonly parts: readonly SpokenPart[]; readonly language: string | undefined }>
  giveAudio(account: Account, place: Place, part: SpokenPart, file: MediaFile): Promise<void>
}

function spokenDocuments(documents: Documents<unknown>): SpokenDocuments {
  const { format } = documents
  return {
    async read(account, { courseId, pageId }) {
      const { document } = await documents.get(account, courseId, pageId)
      return { parts: format.parts(document), language: format.language(document) }
    },
    giveAudio: (account, { courseId, pageId }, part, file) =>
      documents.giveAudio(account, { courseId, pageId }, part, file),
  }
}

function described(file: MediaFile, account: Account): RecordedTake {
  const take = describe(file, account)
  if (!take) throw new Error('A recording was stored without its description.')
  return take
}

/** A recording for the response; undefined for other audio. */
function describe(file: MediaFile, account: Account): RecordedTake | undefined {
  const { recording, host } = file.audio ?? {}
  if (!recording || !isOwnRecording(file.audio)) return undefined
  return {
    take: recording.take,
    part: recording.part,
    ...partAudio(file, [], host),
    trimmed_ms: recording.trimmed_ms,
    recorded_at: file.createdAt.toISOString(),
    mine: file.audio?.voice_id === recordingVoice(account.id),
  }
}
