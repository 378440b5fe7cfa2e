import { and, desc, eq, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { documents } from '../../platform/db/schema/documents.ts'
import { media } from '../../platform/db/schema/media.ts'
import { publications, publishedNarrations } from '../../platform/db/schema/published.ts'
import type { MediaFile } from '../../course-material/media/catalogue-store.ts'
import type { NarratedPage } from '../../audio/narration/narration-store.ts'

export type RecordingStore = ReturnType<typeof createRecordingStore>

/** The recordings among the audio files of pages. */
export function createRecordingStore(database: Database) {
  const ofPage = ({ courseSystem, courseId, pageId }: NarratedPage) =>
    and(
      eq(media.courseSystem, courseSystem),
      eq(media.courseId, courseId),
      eq(media.pageId, pageId),
      sql`${media.audio} -> 'recording' is not null`,
    )
  const newestFirst = [desc(media.createdAt), media.filename]

  return {
    /** Every recording of a page, newest first. */
    async list(page: NarratedPage): Promise<MediaFile[]> {
      return database.sql
        .select()
        .from(media)
        .where(ofPage(page))
        .orderBy(...newestFirst)
    },

    /** A take of a page by the name that its author's browser gave it. */
    async find(page: NarratedPage, take: string): Promise<MediaFile | undefined> {
      const [found] = await database.sql
        .select()
        .from(media)
        .where(and(ofPage(page), sql`${media.audio} -> 'recording' ->> 'take' = ${take}`))
        .orderBy(...newestFirst)
        .limit(1)
      return found
    },

    /**
     * Removes a recording of a page, also as the audio of parts. The caller deletes its bytes. Takes the locks of the
     * page's documents, as saves do. Otherwise a running save could use audio that was deleted.
     */
    async remove({ courseSystem, courseId, pageId }: NarratedPage, filename: string): Promise<void> {
      await database.transaction(async () => {
        await database.sql
          .select({ id: documents.id })
          .from(documents)
          .where(
            and(
              eq(documents.courseSystem, courseSystem),
              eq(documents.courseId, courseId),
              eq(documents.pageId, pageId),
            ),
          )
          .orderBy(documents.id)
          .for('update')
        // The published versions that lose the recording wait for other audio of its words.
        await database.sql.execute(sql`
          update ${publications} published set
            silent_parts = published.silent_parts + lost.parts,
            duration_ms = greatest(0, published.duration_ms - lost.heard_ms)
          from (
            select document_id, count(*)::int as parts,
              coalesce(sum((file.audio ->> 'duration_ms')::numeric) filter (where part not like '%:%'), 0)::int as heard_ms
            from ${publishedNarrations} join ${media} file using (filename)
            where filename = ${filename} group by document_id) lost
          where published.document_id = lost.document_id`)
        await database.sql.delete(media).where(eq(media.filename, filename))
      })
    },
  }
}
