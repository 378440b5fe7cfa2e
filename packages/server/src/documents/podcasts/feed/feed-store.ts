import type { FeedDetails } from '@lectern/domain/api/learners/feeds.ts'
import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/db/database.ts'
import { podcastFeeds } from '../../../platform/db/schema/courses.ts'
import { media } from '../../../platform/db/schema/media.ts'

/** An upload may not have reached its feed yet, but not for longer than this. */
const unnamedForMs = 24 * 3_600_000

export type KeptFeed = typeof podcastFeeds.$inferSelect
export type FeedStore = ReturnType<typeof createFeedStore>

/** All SQL of podcast feeds. A course is identified by its home (see `courseHome`) and its id. */
export function createFeedStore(database: Database, now: () => Date = () => new Date()) {
  const ofCourse = (home: string, courseId: string) =>
    and(eq(podcastFeeds.courseSystem, home), eq(podcastFeeds.courseId, courseId))

  /** Deletes the row of an artwork. The caller deletes its bytes. */
  async function deleteArtwork(filename: string | null): Promise<void> {
    if (filename !== null) await database.sql.delete(media).where(eq(media.filename, filename))
  }

  return {
    async find(home: string, courseId: string): Promise<KeptFeed | undefined> {
      const rows = await database.sql.select().from(podcastFeeds).where(ofCourse(home, courseId))
      return rows[0]
    },

    async findByToken(tokenHash: string): Promise<KeptFeed | undefined> {
      const rows = await database.sql.select().from(podcastFeeds).where(eq(podcastFeeds.tokenHash, tokenHash))
      return rows[0]
    },

    /** Adds the feed. If a concurrent call has added one, that one stays. */
    async add(feed: typeof podcastFeeds.$inferInsert): Promise<void> {
      await database.sql.insert(podcastFeeds).values(feed).onConflictDoNothing()
    },

    /** Returns whether the course has a feed. */
    async describe(home: string, courseId: string, details: FeedDetails): Promise<boolean> {
      const described = await database.sql
        .update(podcastFeeds)
        .set({ ...details, describedAt: new Date() })
        .where(ofCourse(home, courseId))
        .returning({ courseId: podcastFeeds.courseId })
      return described.length > 0
    },

    /**
     * Sets or removes the file of the artwork, and deletes the row of the previous file. Returns the previous file, whose
     * bytes the caller deletes; undefined if the course has no feed.
     */
    async setArtwork(
      home: string,
      courseId: string,
      artwork: string | null,
    ): Promise<{ before: string | null } | undefined> {
      return database.transaction(async () => {
        const [feed] = await database.sql
          .select({ before: podcastFeeds.artwork })
          .from(podcastFeeds)
          .where(ofCourse(home, courseId))
          .for('update')
        if (!feed) return undefined
        await database.sql
          .update(podcastFeeds)
          .set({ artwork, describedAt: new Date() })
          .where(ofCourse(home, courseId))
        await deleteArtwork(feed.before)
        return feed
      })
    },

    /** Removes the feed and the row of its artwork. Returns the file of the artwork, whose bytes the caller deletes. */
    async remove(home: string, courseId: string): Promise<string | null> {
      return database.transaction(async () => {
        const [removed] = await database.sql
          .delete(podcastFeeds)
          .where(ofCourse(home, courseId))
          .returning({ artwork: podcastFeeds.artwork })
        const artwork = removed?.artwork ?? null
        await deleteArtwork(artwork)
        return artwork
      })
    },

    /** Deletes the rows of at most `limit` artworks that no feed names, after a day. Their files then have no row. */
    async forgetUnnamedArtwork(limit: number): Promise<number> {
      const before = new Date(now().getTime() - unnamedForMs).toISOString()
      const forgotten = await database.sql.execute(sql`
        delete from ${media} where filename in (
          select file.filename from ${media} file
          where file.kind = 'own-artwork' and file.created_at < ${before} and not exists (
            select 1 from ${podcastFeeds} feed
            where feed.course_system = file.course_system and feed.course_id = file.course_id
            and feed.artwork = file.filename)
          limit ${limit})
        returning filename`)
      return forgotten.length
    },
  }
}
