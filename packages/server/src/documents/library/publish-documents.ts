import type { PublicationState } from '@lectern/domain/documents/publication.ts'
import { Problem } from '@lectern/domain/problems/problems.ts'
import type { Account } from '../../accounts/account.ts'
import { matchesAudio, type KnownAudio } from '../../audio/narration/choose-audio.ts'
import { type DocumentContext, keyOf, type Place, termsOf } from './document-context.ts'
import type { PublicationStore } from './published/publication-store.ts'
import { publicationSummary } from './published/publication-summary.ts'
import { toServedDocument } from './read-documents.ts'
import type { PublishedDocument } from './served-document.ts'
import type { DocumentHead, DocumentKey } from './store/document-queries-store.ts'

/** Makes the stored version the published one. Runs in the transaction that has locked the document. */
export async function publishLocked<Document extends object>(
  { format, store, narrations, publications }: DocumentContext<Document>,
  { id }: Pick<DocumentHead, 'id'>,
  by: Account,
): Promise<void> {
  const body = await store.bodyOf(id)
  if (!body) throw new Problem('NOT_FOUND')
  const audio = (await narrations.of([id])).get(id) ?? new Map<string, KnownAudio>()
  const document = format.read(body)
  await publications.publish(id, { ...publicationSummary(format, document, audio), by: by.id })
}

/** Ends the published version, also of a page that the course no longer lists. NOT_FOUND if there is none. */
export async function unpublishDocument<Document extends object>(
  context: DocumentContext<Document>,
  account: Account,
  place: Place,
): Promise<void> {
  const { access, database, store, publications } = context
  await access.requireCourse(account, place.courseId)
  await database.transaction(async () => {
    const head = await store.lock(keyOf(context, account, place))
    if (!head || !(await publications.unpublish(head.id))) throw new Problem('NOT_FOUND')
  })
}

/** Returns the version that learners see, for an author. NOT_FOUND if nothing is published. */
export async function getPublished<Document extends object>(
  context: DocumentContext<Document>,
  account: Account,
  place: Place,
): Promise<PublishedDocument<Document>> {
  await context.access.requirePage(account, place.courseId, place.pageId)
  const key = keyOf(context, account, place)
  const found = (await findPublished(context, key, [key.pageId])).get(key.pageId)
  if (!found) throw new Problem('NOT_FOUND')
  return found
}

/** The published versions of pages, by page. */
export async function findPublished<Document extends object>(
  context: DocumentContext<Document>,
  key: Omit<DocumentKey, 'pageId'>,
  pageIds: readonly string[],
): Promise<ReadonlyMap<string, PublishedDocument<Document>>> {
  const { format, publications } = context
  if (pageIds.length === 0) return new Map()
  const rows = await publications.publicationsOf(key, pageIds)
  if (rows.length === 0) return new Map()
  const [audio, terms] = await Promise.all([
    publications.audioOfPublications(rows.map(({ documentId }) => documentId)),
    termsOf(context, key),
  ])
  return new Map(
    rows.map(({ documentId, pageId, body, revision, publishedAt, silentParts }) => {
      const sound = { audio: audio.get(documentId) ?? new Map<string, KnownAudio>(), terms }
      const document = toServedDocument(format, format.read(body), { revision, status: 'Completed' }, sound)
      return [pageId, { ...document, savedAt: publishedAt, silentParts }]
    }),
  )
}

/** Returns the state of the published version, for an answer. */
export async function publicationStateOf<Document extends object>(
  { publications }: Pick<DocumentContext<Document>, 'publications'>,
  key: DocumentKey,
): Promise<PublicationState> {
  return presentPublication(await publications.stateOf(key))
}

/** A published version as answers name it. */
export function presentPublication(
  found: Awaited<ReturnType<PublicationStore['stateOf']>>,
): PublicationState {
  if (!found) return { published: null, changed_since_published: false }
  const { revision, publishedAt, silentParts, changed } = found
  return {
    published: { revision, at: publishedAt.toISOString(), silent_parts: silentParts },
    changed_since_published: changed,
  }
}

/**
 * Gives new audio of a document to the parts of its published version whose words it says and no audio said before, so
 * that audio made after a document was completed reaches learners. Runs in the transaction that has locked the document.
 */
export async function fillSilentParts<Document extends object>(
  { format, narrations, publications }: DocumentContext<Document>,
  documentId: string,
): Promise<void> {
  const body = await publications.withSilentParts(documentId)
  if (!body) return
  const [own, published] = await Promise.all([
    narrations.of([documentId]),
    publications.audioOfPublications([documentId]),
  ])
  const current = own.get(documentId) ?? new Map<string, KnownAudio>()
  const heard = published.get(documentId)
  const found = format.parts(format.read(body)).flatMap((part) => {
    const before = heard?.get(part.key)
    const audio = before && matchesAudio(part, before) ? undefined : current.get(part.key)
    return audio && matchesAudio(part, audio) ? [[part.key, audio] as const] : []
  })
  if (found.length > 0) await publications.addAudio(documentId, new Map(found), heard)
}
