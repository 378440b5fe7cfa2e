import { documentLimit } from '@lectern/domain/api/endpoint/endpoint.ts'
import type { ContentStatus } from '@lectern/domain/courses/content-status.ts'
import type { Format } from '@lectern/domain/courses/formats.ts'
import { withoutPublicationState } from '@lectern/domain/documents/publication.ts'
import type { GlossaryTerm } from '@lectern/domain/narration/glossary/glossary.ts'
import { Problem } from '@lectern/domain/problems/problems.ts'
import type { Account } from '../../accounts/account.ts'
import type { KnownAudio } from '../../audio/narration/choose-audio.ts'
import type { DocumentContext } from './document-context.ts'
import type { DocumentFormat } from './format/document-format.ts'
import type { DocumentHead, DocumentKey } from './store/document-queries-store.ts'
import { toServedDocument } from './read-documents.ts'
import type { ServedDocument } from './served-document.ts'

/** A document as it will be stored. */
export interface PreparedDocument<Document> {
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
  readonly own?: ReadonlyMap<string, KnownAudio> | undefined
}

/** A document that was just written. */
interface Written<Document> {
  readonly head: DocumentHead
  readonly audio: ReadonlyMap<string, KnownAudio>
  readonly served: ServedDocument<Document>
}

/** The stored form of a document. `known` is the stored body, against which parts without keys are matched. */
export function prepareToStore<Document extends object>(
  format: DocumentFormat<Document>,
  { organization }: Account,
  key: DocumentKey,
  { given, known }: { given: Document; known?: unknown },
): PreparedDocument<Document> {
  const before = known === undefined ? undefined : format.read(known)
  const document = format.prepareToSave(withoutPublicationState(given), { ...key, organization }, before)
  return { document, body: storableJson(document, format.format) }
}

/** Writes a settled document with its audio. Runs in the transaction that has locked the document. */
export async function write<Document extends object>(
  { format, store, narrations }: DocumentContext<Document>,
  to: { readonly account: Account; readonly key: DocumentKey; readonly terms: readonly GlossaryTerm[] },
  { document, body }: PreparedDocument<Document>,
  { keepEarlier = true, own, ...how }: Writing,
): Promise<Written<Document>> {
  const { account, key, terms } = to
  const change = { body, partCount: format.count(document), by: account.id, ...how }
  const head = await store.write(key, change)
  const parts = format.parts(document)
  const audio = await narrations.storeFitting({ id: head.id, page: key, parts, terms }, { keepEarlier, own })
  return { head, audio, served: toServedDocument(format, document, head, { audio, terms }) }
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
