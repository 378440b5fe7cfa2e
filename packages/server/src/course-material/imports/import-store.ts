import { and, asc, eq, gt, inArray, isNull, lt, or } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { importedCourses, importedFiles, importedPages } from '../../platform/db/schema/imports.ts'
import type { SystemCourse, SystemPage } from '../courses/course-system.ts'

/** How long a removed course can be restored. */
const restorableDays = 30
/** Rows of one statement. The number is small because pages are large. */
const rowsAtOnce = 50

export interface NewImport {
  readonly course: SystemCourse & { readonly imported: { readonly file_name: string } }
  readonly places: readonly SystemPage[]
  readonly pages: readonly { readonly id: string; readonly title: string; readonly html: string }[]
  readonly files: readonly ImportedFile[]
}

export interface ImportedFile {
  readonly path: string
  /** Name of the file in the media store. */
  readonly storedAs: string
  readonly contentType: string
  readonly bytes: number
}

export type ImportStore = ReturnType<typeof createImportStore>

/** All SQL of imported courses. Queries for an account return only its own courses that are not removed. */
export function createImportStore(database: Database) {
  const ownedBy = (accountId: string, courseId: string) =>
    and(eq(importedCourses.id, courseId), eq(importedCourses.userId, accountId))
  const notRemoved = (accountId: string, courseId: string) =>
    and(ownedBy(accountId, courseId), isNull(importedCourses.removedAt))
  /** All columns except the pages, which are large. */
  const described = {
    id: importedCourses.id,
    name: importedCourses.name,
    code: importedCourses.code,
    language: importedCourses.language,
    fileName: importedCourses.fileName,
    license: importedCourses.license,
  }
  const restorableSince = () => new Date(Date.now() - restorableDays * 86_400_000)

  return {
    async coursesOf(accountId: string): Promise<SystemCourse[]> {
      const rows = await database.sql
        .select(described)
        .from(importedCourses)
        .where(and(eq(importedCourses.userId, accountId), isNull(importedCourses.removedAt)))
        .orderBy(asc(importedCourses.createdAt), asc(importedCourses.id))
      return rows.map(presentCourse)
    },

    async course(accountId: string, courseId: string): Promise<SystemCourse | undefined> {
      const [row] = await database.sql
        .select(described)
        .from(importedCourses)
        .where(notRemoved(accountId, courseId))
      return row && presentCourse(row)
    },

    /** Returns the given pages that are in a course, by id. */
    async pagesIn(
      accountId: string,
      courseId: string,
      pageIds: readonly string[],
    ): Promise<ReadonlyMap<string, { id: string; title: string }>> {
      if (pageIds.length === 0) return new Map()
      const rows = await database.sql
        .select({ id: importedPages.pageId, title: importedPages.title })
        .from(importedPages)
        .innerJoin(importedCourses, eq(importedCourses.id, importedPages.courseId))
        .where(and(notRemoved(accountId, courseId), inArray(importedPages.pageId, [...new Set(pageIds)])))
      return new Map(rows.map((row) => [row.id, row]))
    },

    async placesIn(accountId: string, courseId: string): Promise<readonly SystemPage[] | undefined> {
      const rows = await database.sql
        .select({ pages: importedCourses.pages })
        .from(importedCourses)
        .where(notRemoved(accountId, courseId))
      return rows[0]?.pages
    },

    async page(accountId: string, courseId: string, pageId: string) {
      const rows = await database.sql
        .select({ title: importedPages.title, html: importedPages.html })
        .from(importedPages)
        .innerJoin(importedCourses, eq(importedCourses.id, importedPages.courseId))
        .where(and(notRemoved(accountId, courseId), eq(importedPages.pageId, pageId)))
      return rows[0]
    },

    async file(accountId: string, courseId: string, path: string): Promise<ImportedFile | undefined> {
      const rows = await database.sql
        .select({
          path: importedFiles.path,
          storedAs: importedFiles.storedAs,
          contentType: importedFiles.contentType,
          bytes: importedFiles.bytes,
        })
        .from(importedFiles)
        .innerJoin(importedCourses, eq(importedCourses.id, importedFiles.courseId))
        .where(and(notRemoved(accountId, courseId), eq(importedFiles.path, path)))
      return rows[0]
    },

    /** Stores a course completely or not at all. */
    async keep(accountId: string, { course, places, pages, files }: NewImport): Promise<void> {
      const courseId = course.id
      await database.transaction(async () => {
        await database.sql.insert(importedCourses).values({
          id: courseId,
          userId: accountId,
          name: course.name,
          code: course.code,
          language: course.language ?? null,
          fileName: course.imported.file_name,
          license: course.imported.license ?? null,
          pages: places,
        })
        for (const some of inBatches(pages)) {
          await database.sql
            .insert(importedPages)
            .values(some.map(({ id, title, html }) => ({ courseId, pageId: id, title, html })))
        }
        for (const some of inBatches(files)) {
          await database.sql.insert(importedFiles).values(some.map((file) => ({ courseId, ...file })))
        }
      })
    },

    /** False if the account has no such course. */
    async remove(accountId: string, courseId: string): Promise<boolean> {
      const removed = await database.sql
        .update(importedCourses)
        .set({ removedAt: new Date() })
        .where(notRemoved(accountId, courseId))
        .returning({ id: importedCourses.id })
      return removed.length > 0
    },

    /** False if the account has no such course, or if it was removed too long ago. */
    async restore(accountId: string, courseId: string): Promise<boolean> {
      const restored = await database.sql
        .update(importedCourses)
        .set({ removedAt: null })
        .where(
          and(
            ownedBy(accountId, courseId),
            or(isNull(importedCourses.removedAt), gt(importedCourses.removedAt, restorableSince())),
          ),
        )
        .returning({ id: importedCourses.id })
      return restored.length > 0
    },

    /** Courses that can no longer be restored. */
    async pastRestoring(): Promise<{ id: string; accountId: string }[]> {
      return database.sql
        .select({ id: importedCourses.id, accountId: importedCourses.userId })
        .from(importedCourses)
        .where(lt(importedCourses.removedAt, restorableSince()))
    },

    async filesIn(courseIds: readonly string[]): Promise<string[]> {
      if (courseIds.length === 0) return []
      const rows = await database.sql
        .select({ storedAs: importedFiles.storedAs })
        .from(importedFiles)
        .where(inArray(importedFiles.courseId, [...courseIds]))
      return rows.map(({ storedAs }) => storedAs)
    },

    /** Returns the stored files that belong to a course. */
    async owned(storedAs: readonly string[]): Promise<ReadonlySet<string>> {
      if (storedAs.length === 0) return new Set()
      const rows = await database.sql
        .select({ storedAs: importedFiles.storedAs })
        .from(importedFiles)
        .where(inArray(importedFiles.storedAs, [...storedAs]))
      return new Set(rows.map((row) => row.storedAs))
    },

    async forget(courseId: string): Promise<void> {
      await database.sql.delete(importedCourses).where(eq(importedCourses.id, courseId))
    },
  }
}

function presentCourse({
  id,
  name,
  code,
  language,
  fileName,
  license,
}: Omit<typeof importedCourses.$inferSelect, 'userId' | 'pages' | 'removedAt' | 'createdAt'>): SystemCourse {
  return {
    id,
    name,
    code,
    ...(language ? { language } : {}),
    imported: { file_name: fileName, ...(license ? { license } : {}) },
  }
}

function inBatches<T>(rows: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(rows.length / rowsAtOnce) }, (_, index) =>
    rows.slice(index * rowsAtOnce, (index + 1) * rowsAtOnce),
  )
}
