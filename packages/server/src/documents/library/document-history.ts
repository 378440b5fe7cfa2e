import type { DocumentVersion } from '@lectern/domain/documents/document-version.ts'
import { Problem } from '@lectern/domain/problems/problems.ts'
import type { Account } from '../../accounts/account.ts'
import { partAudioOf } from '../../audio/narration/part-audio.ts'
import { type DocumentContext, keyOf, type Place, termsOf } from './document-context.ts'
import type { DocumentHead, DocumentKey } from './store/document-queries-store.ts'
import type { VersionRow } from './store/version-store.ts'
import type { ServedDocument } from './served-document.ts'
import { prepareToStore, write } from './write-documents.ts'

export async function removeDocument<Document extends object>(
  context: DocumentContext<Document>,
  account: Account,
  courseId: string,
  pageId: string,
): Promise<void> {
  const { database, store, access } = context
  await access.requirePage(account, courseId, pageId)
  await database.transaction(async () => {
    const row = await store.lock(keyOf(context, account, { courseId, pageId }))
    if (!row?.hasBody) throw new Problem('NOT_FOUND')
    await store.empty(row, account.id)
    await context.publications.unpublish(row.id)
  })
}

export async function restoreDocument<Document extends object>(
  context: DocumentContext<Document>,
  account: Account,
  courseId: string,
  pageId: string,
): Promise<void> {
  const { database, store, access, format } = context
  await access.requirePage(account, courseId, pageId)
  const key = keyOf(context, account, { courseId, pageId })
  const terms = await termsOf(context, key)
  await database.transaction(async () => {
    const row = await store.lock(key)
    const kept = row && !row.hasBody ? await store.lastDeleted(row.id) : undefined
    if (!kept) throw new Problem('NOT_FOUND')
    const settled = prepareToStore(format, account, key, { given: format.read(kept) })
    await write(context, { account, key, terms }, settled, { status: 'In_Progress', origin: 'restored' })
  })
}

export async function documentVersions<Document extends object>(
  context: DocumentContext<Document>,
  account: Account,
  courseId: string,
  pageId: string,
): Promise<DocumentVersion[]> {
  await context.access.requirePage(account, courseId, pageId)
  const head = await context.store.head(keyOf(context, account, { courseId, pageId }))
  if (!head) throw new Problem('NOT_FOUND')
  return (await context.store.versionsOf(head.id)).map((version) => presentVersion(version, head))
}

export async function documentVersion<Document extends object>(
  context: DocumentContext<Document>,
  account: Account,
  place: Place,
  revision: number,
): Promise<Document> {
  const { access, format, narrations } = context
  await access.requirePage(account, place.courseId, place.pageId)
  const key = keyOf(context, account, place)
  const terms = await termsOf(context, key)
  const { id, document } = await requireVersion(context, key, revision)
  const parts = format.parts(document)
  const audio = await narrations.fitting({ id, page: key, parts, terms })
  return format.withAudio(document, partAudioOf(audio, terms))
}

export async function restoreVersion<Document extends object>(
  context: DocumentContext<Document>,
  account: Account,
  place: Place,
  revision: number,
): Promise<ServedDocument<Document>> {
  const { access, database, format, store } = context
  await access.requirePage(account, place.courseId, place.pageId)
  const key = keyOf(context, account, place)
  const terms = await termsOf(context, key)
  return database.transaction(async () => {
    await store.lock(key)
    const { document } = await requireVersion(context, key, revision)
    const settled = prepareToStore(format, account, key, { given: document })
    const how = { status: 'In_Progress', origin: 'restored', keepEarlier: false } as const
    return (await write(context, { account, key, terms }, settled, how)).served
  })
}

/** A version of a page's document. NOT_FOUND if there is none. */
async function requireVersion<Document extends object>(
  { format, store }: DocumentContext<Document>,
  key: DocumentKey,
  revision: number,
) {
  const head = await store.head(key)
  const body = head && (await store.version(head.id, revision))
  if (!body) throw new Problem('NOT_FOUND')
  return { id: head.id, document: format.read(body) }
}

function presentVersion(
  { revision, origin, partCount, savedAt, first, last }: VersionRow,
  head: DocumentHead,
): DocumentVersion {
  return {
    revision,
    origin,
    saved_by: first === null ? null : `${first} ${last}`.trim(),
    saved_at: savedAt.toISOString(),
    parts: partCount,
    current: head.hasBody && revision === head.revision,
  }
}
