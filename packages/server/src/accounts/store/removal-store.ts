import { eq } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { users } from '../../platform/db/schema/accounts.ts'
import { glossaries, podcastFeeds } from '../../platform/db/schema/courses.ts'
import { documents } from '../../platform/db/schema/documents.ts'
import { importedCourses, importedFiles } from '../../platform/db/schema/imports.ts'
import { media } from '../../platform/db/schema/media.ts'
import { shares } from '../../platform/db/schema/published.ts'

export type RemovalStore = ReturnType<typeof createRemovalStore>

/** Deletes an account with everything that belongs to it. */
export function createRemovalStore(database: Database) {
  return {
    /**
     * Deletes the account, its sessions, jobs and choices, and everything under `home`, where its imported courses
     * are. Content of shared courses stays, without an author. Returns the names of stored files without a
     * remaining reference.
     */
    async remove(accountId: string, home: string): Promise<string[]> {
      return database.transaction(async () => {
        // First, because a save locks a document before its audio. Another order would cause a deadlock.
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
        await database.sql.delete(shares).where(eq(shares.courseSystem, home))
        await database.sql.delete(users).where(eq(users.id, accountId))
        return [...new Set([...made, ...imported].map(({ filename }) => filename))]
      })
    },
  }
}
