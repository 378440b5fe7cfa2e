import { historyDays } from '@lectern/domain/documents/document-version.ts'
import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { documents } from '../../platform/db/schema/documents.ts'
import { media, narrations } from '../../platform/db/schema/media.ts'
import type { MediaFile } from '../../course-material/media/catalogue-store.ts'
import type { KnownAudio } from './choose-audio.ts'

/** A page at a home: see `courseHome`. */
export interface NarratedPage {
  readonly courseSystem: string
  readonly courseId: string
  readonly pageId: string
}

export type NarrationStore = ReturnType<typeof createNarrationStore>

/** The audio of the parts of several documents, by document id and part key. */
export function audioByDocument(
  rows: readonly {
    readonly document: string
    readonly part: string
    readonly host: string | null
    readonly file: MediaFile
  }[],
): ReadonlyMap<string, ReadonlyMap<string, KnownAudio>> {
  const byDocument = new Map<string, Map<string, KnownAudio>>()
  for (const { document, part, host, file } of rows) {
    const parts = byDocument.get(document) ?? new Map<string, KnownAudio>()
    byDocument.set(document, parts.set(part, { file, host: host ?? undefined }))
  }
  return byDocument
}

/** Stores which audio belongs to the parts of documents. */
export function createNarrationStore(database: Database, now: () => Date = () => new Date()) {
  // Prepared statements: every save runs these while other saves wait for it.
  const prepared = {
    ofDocument: database.sql
      .select({ part: narrations.part, host: narrations.host, askedAt: narrations.askedAt, file: media })
      .from(narrations)
      .innerJoin(media, eq(media.filename, narrations.filename))
      .where(eq(narrations.documentId, sql.placeholder('documentId')))
      .prepare('audio of document'),
    saying: database.sql
      .select()
      .from(media)
      .where(
        and(
          eq(media.courseSystem, sql.placeholder('courseSystem')),
          eq(media.courseId, sql.placeholder('courseId')),
          eq(media.pageId, sql.placeholder('pageId')),
          eq(media.words, sql`any(${sql.placeholder('words')})`),
        ),
      )
      .orderBy(desc(media.createdAt), media.filename)
      .prepare('audio saying words'),
  }

  return {
    /** The audio of a document's parts by key, or of the parts with these keys. */
    async ofDocument(documentId: string, keys?: readonly string[]): Promise<Map<string, KnownAudio>> {
      if (keys?.length === 0) return new Map()
      const rows = await prepared.ofDocument.execute({ documentId })
      const wanted = keys ? rows.filter(({ part }) => keys.includes(part)) : rows
      return new Map(
        wanted.map(({ part, host, askedAt, file }) => [
          part,
          { file, host: host ?? undefined, askedAt: askedAt ?? undefined },
        ]),
      )
    },

    /** The audio of the parts of several documents, by document id and part key. */
    async ofDocuments(
      documentIds: readonly string[],
    ): Promise<ReadonlyMap<string, ReadonlyMap<string, KnownAudio>>> {
      if (documentIds.length === 0) return new Map()
      const rows = await database.sql
        .select({
          document: narrations.documentId,
          part: narrations.part,
          host: narrations.host,
          file: media,
        })
        .from(narrations)
        .innerJoin(media, eq(media.filename, narrations.filename))
        .where(inArray(narrations.documentId, [...documentIds]))
      return audioByDocument(rows)
    },

    /** Audio files of a page whose scripts have these hashes (see `hashOfWords`), newest first. */
    async saying(page: NarratedPage, words: readonly string[]): Promise<MediaFile[]> {
      if (words.length === 0) return []
      const { courseSystem, courseId, pageId } = page
      return prepared.saying.execute({ courseSystem, courseId, pageId, words: [...words] })
    },

    /** Whether the file exists. If it does, it is not deleted before the transaction ends. */
    async hold(filename: string): Promise<boolean> {
      const held = await database.sql
        .select({ filename: media.filename })
        .from(media)
        .where(eq(media.filename, filename))
        .for('key share')
      return held.length > 0
    },

    /** The time of the database, which all processes share. */
    async now(): Promise<Date> {
      const [row] = await database.sql.execute<{ at: string }>(
        sql`select floor(extract(epoch from clock_timestamp()) * 1000)::text as at`,
      )
      return new Date(Number(row?.at))
    },

    async set(documentId: string, audio: ReadonlyMap<string, KnownAudio>): Promise<void> {
      if (audio.size === 0) return
      const rows = [...audio].map(([part, { file, host = null, askedAt = null }]) => ({
        documentId,
        part,
        filename: file.filename,
        host,
        askedAt,
      }))
      await database.sql
        .insert(narrations)
        .values(rows)
        .onConflictDoUpdate({
          target: [narrations.documentId, narrations.part],
          set: {
            filename: sql`excluded.filename`,
            host: sql`excluded.host`,
            askedAt: sql`excluded.asked_at`,
          },
        })
    },

    /**
     * Removes the audio of at most `limit` parts of documents that were deleted too long ago to be restored. Returns
     * the number of parts.
     */
    async forgetOfDeleted(limit: number): Promise<number> {
      const before = new Date(now().getTime() - historyDays * 86_400_000).toISOString()
      const forgotten = await database.sql.execute(sql`
        delete from ${narrations} where (document_id, part) in (
          select narration.document_id, narration.part from ${narrations} narration
          join ${documents} document on document.id = narration.document_id
          where document.body is null and document.updated_at < ${before} limit ${limit})
        returning part`)
      return forgotten.length
    },

    async remove(documentId: string, parts: readonly string[]): Promise<void> {
      if (parts.length === 0) return
      await database.sql
        .delete(narrations)
        .where(and(eq(narrations.documentId, documentId), inArray(narrations.part, [...parts])))
    },
  }
}
