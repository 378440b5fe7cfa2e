import type { Format } from '@lectern/domain/courses/formats.ts'
import { Problem } from '@lectern/domain/problems/problems.ts'
import type { CourseAccess } from '../../course-material/access/course-access.ts'
import type { Account } from '../../accounts/account.ts'
import type { Attempts } from '../../accounts/attempts/attempts.ts'
import { courseHome } from '../../course-material/courses/course-home.ts'
import type { DocumentsByFormat } from '../library/documents-by-format.ts'
import type { Glossaries } from '../../course-material/glossaries/glossaries.ts'
import type { CatalogueStore, MediaFile } from '../../course-material/media/catalogue-store.ts'
import type { MediaStore } from '../../course-material/media/media-store.ts'
import type { StorageQuota } from '../../course-material/media/storage-quota-store.ts'
import type { WorkerPool } from '../../audio/speech/workers/worker-pool.ts'
import { isRefusal } from './is-refusal.ts'
import { createTakeStore } from './store-take.ts'
import type { RecordingStore } from './recording-store.ts'
import { type PageOfCourse, type SpokenDocuments, spokenDocuments } from './spoken-documents.ts'
import type { TakeChunkStore } from './take-chunk-store.ts'
import { type ComingTake, createTakeChunks } from './take-chunks.ts'
import { createTakeQueue } from './take-queue.ts'

export interface RecordingDependencies {
  readonly contents: DocumentsByFormat
  readonly access: CourseAccess
  readonly catalogue: CatalogueStore
  readonly store: MediaStore
  readonly recordings: RecordingStore
  readonly chunks: TakeChunkStore
  readonly glossaries: Pick<Glossaries, 'termsOf'>
  readonly pool: Pick<WorkerPool, 'recording'>
  readonly quota: Pick<StorageQuota, 'require'>
  readonly attempts: Pick<Attempts, 'limit'>
}

interface TakeOfPage extends PageOfCourse {
  readonly take: string
}

/** Dependencies shared by the calls about recordings. */
export type RecordingContext = ReturnType<typeof createRecordingContext>

export function createRecordingContext(dependencies: RecordingDependencies) {
  const { contents, store, quota } = dependencies
  const chunks = createTakeChunks(store, dependencies.chunks, quota)
  const inTurn = createTakeQueue()
  return {
    ...dependencies,
    chunks,
    /** Runs the steps of one take one after the other. */
    inTurn,
    keepTake: createTakeStore({ ...dependencies, chunks }, inTurn),
    documentsOf: (format: Format): SpokenDocuments => spokenDocuments(contents[format]),
  }
}

export function pageOf(account: Account, { courseId, pageId }: PageOfCourse) {
  return { courseSystem: courseHome(account, courseId), courseId, pageId }
}

export function comingOf(account: Account, { take, ...place }: TakeOfPage): ComingTake {
  return { accountId: account.id, ...pageOf(account, place), take }
}

/** Does a step of an upload. The chunks of a refused take no longer count towards the storage of its author. */
export async function uploadStep<Result>(
  { inTurn, chunks }: RecordingContext,
  coming: ComingTake,
  step: () => Promise<Result>,
): Promise<Result> {
  try {
    return await step()
  } catch (error) {
    if (isRefusal(error)) await inTurn(coming, () => chunks.remove(coming))
    throw error
  }
}

/** True if the take is stored as a whole. */
export async function isKept(
  { recordings, store }: RecordingContext,
  account: Account,
  { take, ...place }: TakeOfPage,
): Promise<boolean> {
  const file = await recordings.find(pageOf(account, place), take)
  return file !== undefined && (await store.has(file.filename))
}

/** A take of a page that the account can edit. */
export async function requireTake(
  { access, recordings }: RecordingContext,
  account: Account,
  { take, ...place }: TakeOfPage,
): Promise<MediaFile> {
  await access.requirePage(account, place.courseId, place.pageId)
  const file = await recordings.find(pageOf(account, place), take)
  if (!file) throw new Problem('NOT_FOUND')
  return file
}
