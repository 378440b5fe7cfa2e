import { historyDays } from '@lectern/domain/documents/document-version.ts'
import { inArray, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { documents, documentVersions } from '../../platform/db/schema/documents.ts'
import { media, narrations } from '../../platform/db/schema/media.ts'
import { publishedNarrations } from '../../platform/db/schema/published.ts'
import type { MediaStore } from './media-store.ts'

/** A file without a row may belong to running work, but not for longer than this. */
const strayAfterMs = 24 * 3_600_000
const namesAtOnce = 500

/**
 * Removes unused audio. Images stay, because a slide may have been copied to another page. Clips of episodes are
 * removed with their course.
 */
export function createMediaRetentionStore(dependencies: {
  database: Database
  store: MediaStore
  /** Returns the files that belong to an imported course. */
  isImported: (filenames: readonly string[]) => Promise<ReadonlySet<string>>
  now?: () => number
}) {
  const { database, store, isImported, now = Date.now } = dependencies

  return {
    /**
     * Deletes at most `limit` audio files that are older than the history and unused. A file is used if a part has
     * it, also in a published version, or if a document or version of its page contains its name or its words: a restored version finds its
     * audio by its words. Recordings stay as long as their part exists. Returns the number of deleted files;
     * `removeStrayFiles` removes their bytes. Runs page by page, so that the texts of a page are built once for all
     * of its files.
     */
    async forgetUnusedAudio(limit: number): Promise<number> {
      const before = new Date(now() - historyDays * 86_400_000).toISOString()
      const isSilent = sql`file.kind = 'audio' and file.created_at < ${before}
        and not exists (select 1 from ${narrations} where ${narrations.filename} = file.filename)
        and not exists (select 1 from ${publishedNarrations} where ${publishedNarrations.filename} = file.filename)`
      const ofPage = (table: 'document' | 'file') =>
        sql.raw(
          ['course_system', 'course_id', 'page_id']
            .map((name) => `${table}.${name} = page.${name}`)
            .join(' and '),
        )
      const forgotten = await database.sql.execute(sql`
        delete from ${media} where filename in (
          select file.filename from ${media} file
          where ${isSilent} and (file.course_id is null or file.page_id is null)
          union all
          select unused.filename from (
            select distinct file.course_system, file.course_id, file.page_id from ${media} file
            where ${isSilent} and file.course_id is not null and file.page_id is not null
          ) page cross join lateral (
            with heard as materialized (
              select document.body::text as text from ${documents} document where ${ofPage('document')}
              union all
              select version.body::text from ${documents} document
              join ${documentVersions} version on version.document_id = document.id where ${ofPage('document')})
            select file.filename from ${media} file
            where ${ofPage('file')} and ${isSilent} and not exists (
              select 1 from heard where position(file.filename in heard.text) > 0
              or position(${wordsAsJson} in heard.text) > 0
              or position(file.audio -> 'recording' ->> 'part' in heard.text) > 0)
          ) unused
          limit ${limit})
        returning filename`)
      return forgotten.length
    },

    /** Removes stored files without a row that are at least a day old. Returns the number of removed ones. */
    async removeStrayFiles(): Promise<number> {
      const before = now() - strayAfterMs
      let removed = 0
      for await (const names of store.listOlderThan(before, namesAtOnce)) {
        const rows = await database.sql
          .select({ filename: media.filename })
          .from(media)
          .where(inArray(media.filename, [...names]))
        const known = new Set([...rows.map(({ filename }) => filename), ...(await isImported(names))])
        for (const name of names) {
          if (known.has(name)) continue
          // The file may have been stored again since the list was read, and its row may not exist yet.
          await store.remove(name, { writtenBefore: before })
          removed += 1
        }
      }
      return removed
    },
  }
}

/** The words of a file in JSON notation. */
const wordsAsJson = sql`trim(both '"' from to_jsonb(trim(coalesce(file.audio ->> 'text', file.filename)))::text)`
