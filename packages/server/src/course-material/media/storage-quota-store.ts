import { Problem } from '@lectern/domain/problems/problems.ts'
import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { importedCourses, importedFiles } from '../../platform/db/schema/imports.ts'
import { media } from '../../platform/db/schema/media.ts'

/** The storage limit of an account for files that it uploaded, generated or imported. All sizes in bytes. */
export interface StorageQuota {
  readonly limit: number
  usedBy(accountId: string): Promise<number>
  /** Throws STORAGE_QUOTA_EXCEEDED if the account has no space for this number of bytes. */
  require(accountId: string, bytes: number): Promise<void>
}

export function createStorageQuotaStore(database: Database, limit: number): StorageQuota {
  async function usedBy(accountId: string): Promise<number> {
    const [row] = await database.sql.execute<{ bytes: string | number }>(sql`
      select
        (select coalesce(sum(bytes), 0) from ${media} where ${eq(media.createdBy, accountId)}) +
        (select coalesce(sum(${importedFiles.bytes}), 0) from ${importedFiles}
          join ${importedCourses} on ${eq(importedCourses.id, importedFiles.courseId)}
          where ${eq(importedCourses.userId, accountId)}) as bytes`)
    return Number(row?.bytes ?? 0)
  }

  return {
    limit,
    usedBy,
    async require(accountId, bytes) {
      if ((await usedBy(accountId)) + bytes > limit) throw new Problem('STORAGE_QUOTA_EXCEEDED')
    },
  }
}
