import { eq } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import {
  documents,
  glossaries,
  importedCourses,
  importedFiles,
  media,
  podcastFeeds,
  users,
} from '../db/schema.ts'

export type RemovalStore = ReturnType<typeof createRemovalStore>

/** Takes an account away with all that is its own. */
export function createRemovalStore(database: Database) {
  return {
    /**
     * Removes the account, its sessions, jobs and choices, and everything at `home`, where its imported courses are.
     * What it made of shared courses stays, without a name. Answers the names of the stored files that nothing points
     * to any more.
     */
    async remove(accountId: string, home: string): Promise<string[]> {
      return database.transaction(async () => {
        // First, as in saves, which lock a document before its audio: the other order ends in a deadlock.
        await database.sql.delete(documents).where(eq(documents.courseSystem, home))
        const made = await database.sql
          .delete(media)
          .where(eq(media.courseSystem, home))
          .returning({ filename: media.filename })
        const imported = await database.sql
          .select({ filename: importedFiles.storedAs })
          .from(importedFiles)
          .innerJoin(importedCourses, eq(importedCourses.id, importedFiles.courseId))
          .where(eq(importedCourses.userId, accountId))
        await database.sql.delete(glossaries).where(eq(glossaries.courseSystem, home))
        await database.sql.delete(podcastFeeds).where(eq(podcastFeeds.courseSystem, home))
        await database.sql.delete(users).where(eq(users.id, accountId))
        return [...new Set([...made, ...imported].map(({ filename }) => filename))]
      })
    },
  }
}
