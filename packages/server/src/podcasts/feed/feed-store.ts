import type { FeedDetails } from '@lectern/domain/api/feeds.ts'
import { and, eq } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { podcastFeeds } from '../../db/schema.ts'

export type KeptFeed = typeof podcastFeeds.$inferSelect
export type FeedStore = ReturnType<typeof createFeedStore>

/** All SQL of podcast feeds. A course is identified by its home (see `homeOfCourse`) and its id. */
export function createFeedStore(database: Database) {
  const ofCourse = (home: string, courseId: string) =>
    and(eq(podcastFeeds.courseSystem, home), eq(podcastFeeds.courseId, courseId))

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

    /** Sets or removes the file of the artwork. Returns the previous file; undefined if the course has no feed. */
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
        return feed
      })
    },

    /** Returns the file of its artwork, if it had one. */
    async remove(home: string, courseId: string): Promise<string | null> {
      const [removed] = await database.sql
        .delete(podcastFeeds)
        .where(ofCourse(home, courseId))
        .returning({ artwork: podcastFeeds.artwork })
      return removed?.artwork ?? null
    },
  }
}
