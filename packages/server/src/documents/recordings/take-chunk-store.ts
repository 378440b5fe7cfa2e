import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { media } from '../../platform/db/schema/media.ts'

/** Chunks of an unfinished take are deleted after this time. */
const keptForMs = 24 * 3_600_000

export type TakeChunkStore = ReturnType<typeof createTakeChunkStore>

/** A chunk as it is counted. */
interface CountedChunk {
  readonly filename: string
  readonly bytes: number
  readonly sha256: string
  readonly accountId: string
  readonly courseSystem: string
  readonly courseId: string
  readonly pageId: string
}

/** The chunks of unfinished takes, as files that count towards the storage of their account. */
export function createTakeChunkStore(database: Database, now: () => Date = () => new Date()) {
  const areChunks = eq(media.kind, 'take-chunk')

  return {
    /** The counted bytes of chunks. */
    async bytesOf(filenames: readonly string[]): Promise<number> {
      const rows = await database.sql
        .select({ bytes: media.bytes })
        .from(media)
        .where(and(areChunks, inArray(media.filename, [...filenames])))
      return rows.reduce((sum, { bytes }) => sum + bytes, 0)
    },

    async count({ accountId, ...chunk }: CountedChunk): Promise<void> {
      const { bytes, sha256 } = chunk
      await database.sql
        .insert(media)
        .values({
          ...chunk,
          kind: 'take-chunk',
          organization: '',
          contentType: 'application/octet-stream',
          recipe: chunk.filename,
          createdBy: accountId,
        })
        .onConflictDoUpdate({ target: media.filename, set: { bytes, sha256, createdAt: sql`now()` } })
    },

    /** Returns the number of chunks that were counted. */
    async forget(filenames: readonly string[]): Promise<number> {
      const forgotten = await database.sql
        .delete(media)
        .where(and(areChunks, inArray(media.filename, [...filenames])))
        .returning({ filename: media.filename })
      return forgotten.length
    },

    /** Removes the rows of at most `limit` chunks of takes that were never finished. Their files then have no row. */
    async forgetOld(limit: number): Promise<number> {
      const before = new Date(now().getTime() - keptForMs).toISOString()
      const forgotten = await database.sql.execute(sql`
        delete from ${media} where filename in (
          select filename from ${media} where kind = 'take-chunk' and created_at < ${before} limit ${limit})
        returning filename`)
      return forgotten.length
    },
  }
}
