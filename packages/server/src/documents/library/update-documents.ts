import type { ContentStatus } from '@lectern/domain/courses/content-status.ts'
import { Problem } from '@lectern/domain/problems/problems.ts'
import type { Account } from '../../accounts/account.ts'
import type { MediaFile } from '../../course-material/media/catalogue-store.ts'
import type { GivingAudio } from '../../audio/narration/narrations.ts'
import type { SpokenPart } from '../../audio/narration/spoken-part.ts'
import { type DocumentContext, keyOf, type Place, termsOf } from './document-context.ts'
import { fillSilentParts, publishLocked } from './publish-documents.ts'
import { refuseStale } from './refuse-stale.ts'
import { prepareToStore, write } from './write-documents.ts'

export async function contentRevision<Document extends object>(
  context: DocumentContext<Document>,
  account: Account,
  courseId: string,
  pageId: string,
): Promise<number> {
  const head = await context.store.head(keyOf(context, account, { courseId, pageId }))
  return head?.hasBody ? head.revision : 0
}

export async function putGenerated<Document extends object>(
  context: DocumentContext<Document>,
  account: Account,
  place: Place,
  document: Document,
  basedOn = Infinity,
): Promise<void> {
  const parsed = context.format.schema.safeParse(document)
  if (!parsed.success) throw new Problem('WRITER_FAILED', { reason: 'notStorable', cause: parsed.error })
  const key = keyOf(context, account, place)
  const terms = await termsOf(context, key)
  await context.database.transaction(async () => {
    const current = await context.store.lock(key)
    if (current?.hasBody && current.revision > basedOn) throw new Problem('EDITED_MEANWHILE')
    const known = current && (await context.store.bodyOf(current.id))
    const given = known ? context.format.keepIdentities(parsed.data, context.format.read(known)) : parsed.data
    const settled = prepareToStore(context.format, account, key, { given })
    await write(context, { account, key, terms }, settled, { status: 'In_Progress', origin: 'generated' })
  })
}

export async function setStatus<Document extends object>(
  context: DocumentContext<Document>,
  account: Account,
  courseId: string,
  pageId: string,
  status: ContentStatus,
  ifMatch?: readonly number[],
): Promise<void> {
  const { access, database, store } = context
  await access.requirePage(account, courseId, pageId)
  const key = keyOf(context, account, { courseId, pageId })
  const isStale = await database.transaction(async () => {
    const current = await store.lock(key)
    if (!current?.hasBody) throw new Problem('NOT_FOUND')
    if (ifMatch !== undefined && !ifMatch.includes(current.revision)) return true
    await store.setStatus(key, status)
    if (status === 'Completed') await publishLocked(context, current, account)
    return false
  })
  if (isStale) await refuseStale(context, account, key)
}

export async function giveAudio<Document extends object>(
  context: DocumentContext<Document>,
  account: Account,
  place: Place,
  asked: SpokenPart,
  file: MediaFile,
  how?: GivingAudio,
): Promise<MediaFile | undefined> {
  const { database, format, store, narrations } = context
  return database.transaction(async () => {
    const current = await store.lock(keyOf(context, account, place))
    const body = current && (await store.bodyOf(current.id))
    if (!body) return undefined
    const given = await narrations.give(current.id, format.parts(format.read(body)), asked, file, how)
    await fillSilentParts(context, current.id)
    return given
  })
}
