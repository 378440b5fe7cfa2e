import { readContentStatus } from '@lectern/domain/courses/content-status.ts'
import type { GlossaryTerm } from '@lectern/domain/narration/glossary/glossary.ts'
import { Problem } from '@lectern/domain/problems/problems.ts'
import type { Account } from '../../accounts/account.ts'
import type { KnownAudio } from '../../audio/narration/choose-audio.ts'
import { partAudioOf } from '../../audio/narration/part-audio.ts'
import { type DocumentContext, keyOf, termsOf } from './document-context.ts'
import type { DocumentFormat } from './format/document-format.ts'
import type { DocumentHead, DocumentKey } from './store/document-queries-store.ts'
import type { SavedDocument, ServedDocument } from './served-document.ts'

/** A document with the audio of its parts. */
export function toServedDocument<Document extends object>(
  format: DocumentFormat<Document>,
  document: Document,
  { revision, status }: Pick<DocumentHead, 'revision' | 'status'>,
  { audio, terms }: { audio: ReadonlyMap<string, KnownAudio>; terms: readonly GlossaryTerm[] },
): ServedDocument<Document> {
  return {
    document: format.withAudio(document, partAudioOf(audio, terms)),
    revision,
    status: readContentStatus(status),
  }
}

export async function getDocument<Document extends object>(
  context: DocumentContext<Document>,
  account: Account,
  courseId: string,
  pageId: string,
): Promise<ServedDocument<Document>> {
  await context.access.requirePage(account, courseId, pageId)
  const found = await findDocument(context, keyOf(context, account, { courseId, pageId }))
  if (!found) throw new Problem('NOT_FOUND')
  return found
}

export async function findDocuments<Document extends object>(
  context: DocumentContext<Document>,
  key: Omit<DocumentKey, 'pageId'>,
  pageIds: readonly string[],
): Promise<ReadonlyMap<string, SavedDocument<Document>>> {
  const { format, store, narrations } = context
  const rows = (await store.findAll(key, pageIds)).filter(({ body }) => body !== null)
  if (rows.length === 0) return new Map()
  const [audio, terms] = await Promise.all([narrations.of(rows.map(({ id }) => id)), termsOf(context, key)])
  return new Map(
    rows.map((row) => {
      const sound = { audio: audio.get(row.id) ?? new Map<string, KnownAudio>(), terms }
      const document = toServedDocument(format, format.read(row.body), row, sound)
      return [row.pageId, { ...document, savedAt: row.updatedAt }]
    }),
  )
}

export async function findDocument<Document extends object>(
  context: DocumentContext<Document>,
  key: DocumentKey,
): Promise<SavedDocument<Document> | undefined> {
  const { store, latest } = context
  const now = await store.markOf(key)
  if (!now) return undefined
  const known = latest.find(now.id, now.mark)
  if (known) return known
  const found = (await findDocuments(context, key, [key.pageId])).get(key.pageId)
  // Not cached if the document changed while it was read.
  if (found && (await store.markOf(key))?.mark === now.mark) latest.keep(now.id, now.mark, found)
  return found
}
