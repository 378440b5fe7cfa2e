import { and, eq } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { podcastFeeds } from '../../db/schema.ts'

export type KeptFeed = typeof podcastFeeds.$inferSelect
export type FeedStore = ReturnType<typeof createFeedStore>

/** All SQL of podcast feeds. A course is known by its home (see `homeOfCourse`) and its id. */
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

    /** Whoever comes first makes it; the others leave it as it is. */
    async add(feed: Omit<KeptFeed, 'createdAt'>): Promise<void> {
      await database.sql.insert(podcastFeeds).values(feed).onConflictDoNothing()
    },

    async remove(home: string, courseId: string): Promise<void> {
      await database.sql.delete(podcastFeeds).where(ofCourse(home, courseId))
    },
  }
}
