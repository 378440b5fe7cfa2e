import { partOfKey } from '@lectern/domain/documents/text-keys.ts'
import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/db/database.ts'
import { documents } from '../../../platform/db/schema/documents.ts'
import { media, narrations } from '../../../platform/db/schema/media.ts'
import { publications, publishedNarrations } from '../../../platform/db/schema/published.ts'
import type { KnownAudio } from '../../../audio/narration/choose-audio.ts'
import { audioByDocument } from '../../../audio/narration/narration-store.ts'
import { bindFunctions } from '../../../platform/runtime/bind-functions.ts'
import { type DocumentKey, keyPlaceholders, ofKey } from '../store/document-queries-store.ts'

export type PublicationStore = ReturnType<typeof createPublicationStore>
/** A published version without its body. */
export type PublicationMark = Awaited<ReturnType<typeof publicationMarks>>[number]

/** All SQL of published versions. */
export const createPublicationStore = (database: Database, now: () => Date = () => new Date()) => ({
  ...bindFunctions(database, {
    publicationsOf,
    publicationMarks,
    audioOfPublications,
    withSilentParts,
    addAudio,
    unpublish,
  }),
  ...bindFunctions(prepareStates(database), { stateOf, ofSavedDocument }),
  ...bindFunctions({ database, now }, { publish }),
})

/** The summary of a published version, stored beside its body, so that lists need not read the body. */
export interface PublicationSummary {
  readonly title: string
  readonly language: string | undefined
  readonly durationMs: number
  readonly silentParts: number
}

/** The account that published a version, and the time: now if undefined. */
interface PublishedBy {
  readonly by: string | null
  readonly publishedAt?: Date
}

/**
 * Publishes the stored body of a document with the audio of its parts. Runs in the transaction that has locked the
 * document.
 */
async function publish(
  { database, now }: { database: Database; now: () => Date },
  documentId: string,
  { title, language, durationMs, silentParts, by, publishedAt }: PublicationSummary & PublishedBy,
): Promise<void> {
  const at = (publishedAt ?? now()).toISOString()
  await database.sql.execute(sql`
    insert into ${publications} (document_id, revision, body, part_count, title, language, duration_ms, silent_parts,
      published_at, published_by)
    select id, revision, body, part_count, ${title}::text, ${language ?? null}::text, ${durationMs}::int, ${silentParts}::int,
      ${at}::timestamptz, ${by}::uuid
    from ${documents} where id = ${documentId} and body is not null
    on conflict (document_id) do update set
      revision = excluded.revision, body = excluded.body, part_count = excluded.part_count, title = excluded.title,
      language = excluded.language, duration_ms = excluded.duration_ms, silent_parts = excluded.silent_parts,
      published_at = excluded.published_at, published_by = excluded.published_by`)
  await database.sql.delete(publishedNarrations).where(eq(publishedNarrations.documentId, documentId))
  await database.sql.execute(sql`
    insert into ${publishedNarrations} (document_id, part, filename, host)
    select document_id, part, filename, host from ${narrations} where document_id = ${documentId}`)
}

/** Ends the published version of a document. Returns whether there was one. */
async function unpublish(database: Database, documentId: string): Promise<boolean> {
  const ended = await database.sql
    .delete(publications)
    .where(eq(publications.documentId, documentId))
    .returning({ id: publications.documentId })
  return ended.length > 0
}

/** The published versions of a course's documents, or of some of its pages. */
async function publicationsOf(
  database: Database,
  { courseSystem, courseId, format }: Pick<DocumentKey, 'courseSystem' | 'courseId' | 'format'>,
  pageIds: readonly string[],
) {
  return database.sql
    .select({
      documentId: publications.documentId,
      pageId: documents.pageId,
      revision: publications.revision,
      body: publications.body,
      silentParts: publications.silentParts,
      publishedAt: publications.publishedAt,
    })
    .from(publications)
    .innerJoin(documents, eq(documents.id, publications.documentId))
    .where(
      and(
        eq(documents.courseSystem, courseSystem),
        eq(documents.courseId, courseId),
        eq(documents.format, format),
        inArray(documents.pageId, [...pageIds]),
        isNotNull(documents.body),
      ),
    )
}

/** The audio of the parts of published versions, by document id and part key. */
async function audioOfPublications(
  database: Database,
  documentIds: readonly string[],
): Promise<ReadonlyMap<string, ReadonlyMap<string, KnownAudio>>> {
  const rows = await database.sql
    .select({
      document: publishedNarrations.documentId,
      part: publishedNarrations.part,
      host: publishedNarrations.host,
      file: media,
    })
    .from(publishedNarrations)
    .innerJoin(media, eq(media.filename, publishedNarrations.filename))
    .where(inArray(publishedNarrations.documentId, [...documentIds]))
  return audioByDocument(rows)
}

type StateQueries = ReturnType<typeof prepareStates>

const shown = {
  revision: publications.revision,
  publishedAt: publications.publishedAt,
  silentParts: publications.silentParts,
}

/** Queries that every read or save of a document runs. They are prepared, because building them takes longer than running them. */
function prepareStates(database: Database) {
  const audio = sql`select part, filename from ${narrations} where document_id = ${documents.id}`
  const heard = sql`select part, filename from ${publishedNarrations} where document_id = ${documents.id}`
  return {
    state: database.sql
      .select({
        ...shown,
        changed: sql<boolean>`${publications.revision} <> ${documents.revision} or exists (${audio} except ${heard})`,
      })
      .from(publications)
      .innerJoin(documents, eq(documents.id, publications.documentId))
      .where(and(ofKey(keyPlaceholders), isNotNull(documents.body)))
      .prepare('publication state'),
    ofDocument: database.sql
      .select(shown)
      .from(publications)
      .where(eq(publications.documentId, sql.placeholder('documentId')))
      .prepare('publication of document'),
  }
}

/** The published version of a document, and whether the document or its audio differs from it. Undefined without one. */
async function stateOf({ state }: StateQueries, key: DocumentKey) {
  const [found] = await state.execute({ ...key })
  return found
}

/** The published version of a document whose revision is known to differ. Undefined without one. */
async function ofSavedDocument({ ofDocument }: StateQueries, documentId: string) {
  const [found] = await ofDocument.execute({ documentId })
  return found && { ...found, changed: true }
}

/** The published version of a document if it has parts without audio. */
async function withSilentParts(
  database: Database,
  documentId: string,
): Promise<Record<string, unknown> | undefined> {
  const [found] = await database.sql
    .select({ body: publications.body })
    .from(publications)
    .where(and(eq(publications.documentId, documentId), sql`${publications.silentParts} > 0`))
  return found?.body
}

/** Gives audio to parts of a published version. `before` is their audio until now. */
async function addAudio(
  database: Database,
  documentId: string,
  audio: ReadonlyMap<string, KnownAudio>,
  before: ReadonlyMap<string, KnownAudio> = new Map(),
): Promise<void> {
  const rows = [...audio].map(([part, { file, host = null }]) => ({
    documentId,
    part,
    filename: file.filename,
    host,
  }))
  await database.sql
    .insert(publishedNarrations)
    .values(rows)
    .onConflictDoUpdate({
      target: [publishedNarrations.documentId, publishedNarrations.part],
      set: { filename: sql`excluded.filename`, host: sql`excluded.host` },
    })
  const durationMs = rows.reduce(
    (sum, { part }) => sum + lengthOf(part, audio.get(part)) - lengthOf(part, before.get(part)),
    0,
  )
  await database.sql
    .update(publications)
    .set({
      silentParts: sql`greatest(0, ${publications.silentParts} - ${rows.length})`,
      durationMs: sql`${publications.durationMs} + ${durationMs}`,
    })
    .where(eq(publications.documentId, documentId))
}

/**
 * Returns a part's contribution to the length of its piece, in milliseconds. Only scripts do: other texts of slides are
 * answers.
 */
export function lengthOf(part: string, audio: KnownAudio | undefined): number {
  return partOfKey(part) !== part ? 0 : (audio?.file.audio?.duration_ms ?? 0)
}

/** The published versions of a course's documents, or of some of its pages, without their bodies. */
async function publicationMarks(
  database: Database,
  home: string,
  courseId: string,
  pageIds?: readonly string[],
) {
  return database.sql
    .select({
      documentId: publications.documentId,
      pageId: documents.pageId,
      format: documents.format,
      revision: publications.revision,
      title: publications.title,
      language: publications.language,
      partCount: publications.partCount,
      durationMs: publications.durationMs,
      silentParts: publications.silentParts,
      publishedAt: publications.publishedAt,
    })
    .from(publications)
    .innerJoin(documents, eq(documents.id, publications.documentId))
    .where(
      and(
        eq(documents.courseSystem, home),
        eq(documents.courseId, courseId),
        isNotNull(documents.body),
        pageIds && inArray(documents.pageId, [...pageIds]),
      ),
    )
}
