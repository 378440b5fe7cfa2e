import { readContentStatus } from '@lectern/domain/courses/content-status.ts'
import type { GlossaryTerm } from '@lectern/domain/narration/glossary/glossary.ts'
import type { PublicationState } from '@lectern/domain/documents/publication.ts'
import { Problem } from '@lectern/domain/problems/problems.ts'
import type { Account } from '../../accounts/account.ts'
import type { KnownAudio } from '../../audio/narration/choose-audio.ts'
import { createBatches } from '../../platform/db/create-batches.ts'
import { type DocumentContext, keyOf, type Place, termsOf } from './document-context.ts'
import type { DocumentHead, DocumentKey } from './store/document-queries-store.ts'
import { presentPublication } from './publish-documents.ts'
import { refuseStale } from './refuse-stale.ts'
import type { ServedDocument } from './served-document.ts'
import { prepareToStore, type PreparedDocument, write } from './write-documents.ts'

/** A save that waits for its document. */
interface Save<Document> {
  readonly account: Account
  readonly key: DocumentKey
  readonly terms: readonly GlossaryTerm[]
  readonly document: Document
  /** The document as it will be stored, if that does not depend on the stored one. */
  readonly settled: PreparedDocument<Document> | undefined
  readonly ifMatch: readonly number[] | undefined
  readonly apart: boolean
}

/** The result of a save: the document, or 'stale' if the client did not have the newest revision. */
type SaveOutcome<Document> = ServedDocument<Document> | 'stale'

/** Saves documents. Saves of one document that arrive together share a transaction. */
export function createSaving<Document extends object>(context: DocumentContext<Document>) {
  const saveInBatch = createBatches(async (saves: readonly Save<Document>[]) => saveAll(context, saves))
  const { access, format } = context
  return async (
    account: Account,
    place: Place,
    document: Document,
    ifMatch: readonly number[] | undefined,
    { apart }: { apart: boolean } = { apart: false },
  ): Promise<ServedDocument<Document>> => {
    await access.requirePage(account, place.courseId, place.pageId)
    const key = keyOf(context, account, place)
    const terms = await termsOf(context, key)
    // Other saves wait for the lock, so this runs before it if possible.
    const settled = format.isKeyed(document)
      ? prepareToStore(format, account, key, { given: document })
      : undefined
    const save = { account, key, terms, document, settled, ifMatch, apart }
    const outcome = await saveInBatch(JSON.stringify(key), save)
    return outcome === 'stale' ? refuseStale(context, account, key) : outcome
  }
}

/** Writes saves of one document one after the other in one transaction, so they share its lock and its commit. */
async function saveAll<Document extends object>(
  context: DocumentContext<Document>,
  saves: readonly Save<Document>[],
): Promise<SaveOutcome<Document>[]> {
  const { database, format, store, publications } = context
  return database.transaction(async () => {
    let current: DocumentHead | undefined
    let own: ReadonlyMap<string, KnownAudio> | undefined
    let publication: PublicationState | undefined
    const outcomes: SaveOutcome<Document>[] = []
    for (const save of saves) {
      const { account, key, document, settled, ifMatch, apart } = save
      current ??= await store.lock(key)
      if (!current?.hasBody) throw new Problem('NOT_FOUND')
      if (ifMatch !== undefined && !ifMatch.includes(current.revision)) {
        outcomes.push('stale')
        continue
      }
      const ready =
        settled ??
        prepareToStore(format, account, key, { given: document, known: await store.bodyOf(current.id) })
      const status = readContentStatus(current.status)
      const written = await write(context, save, ready, { status, origin: 'saved', apart, own })
      // The saves have the same published version, and each has another revision.
      publication ??= presentPublication(await publications.ofSavedDocument(current.id))
      outcomes.push({ ...written.served, publication })
      current = written.head
      own = written.audio
    }
    return outcomes
  })
}
