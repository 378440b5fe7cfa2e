import { guide, type Guide, type GuideChange } from '@lectern/domain/accounts/guide.ts'
import { Problem } from '@lectern/domain/problems/problems.ts'
import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { users } from '../../platform/db/schema/accounts.ts'

export type GuideStore = ReturnType<typeof createGuideStore>

/** Stores which parts of the tour and of the news each account has seen. */
export function createGuideStore(database: Database) {
  function require(rows: readonly { guide: unknown }[]): Guide {
    if (!rows[0]) throw new Problem('NOT_FOUND')
    return guide.parse(rows[0].guide)
  }

  return {
    async get(accountId: string): Promise<Guide> {
      return require(
        await database.sql.select({ guide: users.guide }).from(users).where(eq(users.id, accountId)),
      )
    },

    /** One statement, so that two tabs do not overwrite each other's change. */
    async change(accountId: string, change: GuideChange): Promise<Guide> {
      return require(
        await database.sql
          .update(users)
          .set({ guide: sql`${users.guide} || ${JSON.stringify(change)}::jsonb` })
          .where(eq(users.id, accountId))
          .returning({ guide: users.guide }),
      )
    },
  }
}
