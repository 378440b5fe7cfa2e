import type { PageAvailability } from '@lectern/domain/courses/course.ts'
import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { at, createdAt } from './columns.ts'

/** A course that a user imported from a file. It belongs to that user only. */
export const importedCourses = pgTable(
  'imported_courses',
  {
    /** `imported-` and a UUID. Course systems do not use ids of this form. */
    id: text('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    code: text('code').notNull(),
    language: text('language'),
    fileName: text('file_name').notNull(),
    license: text('license'),
    /** Every place of its pages, in order. */
    pages: jsonb('pages').$type<readonly ListedPage[]>().notNull(),
    /** Removed courses can be restored for 30 days. */
    removedAt: at('removed_at'),
    createdAt: createdAt(),
  },
  (table) => [index('imported_courses_user').on(table.userId)],
)

/** A place of a page in an imported course. */
export interface ListedPage {
  readonly id: string
  readonly title: string
  readonly module: { readonly id: string; readonly name: string; readonly position: number } | null
  readonly position: number | null
  /** Undefined for a page that all students of the course can see. */
  readonly availability?: PageAvailability
}

/** The contents of the pages of imported courses. */
export const importedPages = pgTable(
  'imported_pages',
  {
    courseId: text('course_id')
      .notNull()
      .references(() => importedCourses.id, { onDelete: 'cascade' }),
    pageId: text('page_id').notNull(),
    title: text('title').notNull(),
    /** The file's own images have addresses of `course-material/imports/cartridge/picture-address.ts`. */
    html: text('html').notNull(),
  },
  (table) => [primaryKey({ columns: [table.courseId, table.pageId] })],
)

/** The images of imported courses. The bytes are in the media store under `storedAs`. */
export const importedFiles = pgTable(
  'imported_files',
  {
    courseId: text('course_id')
      .notNull()
      .references(() => importedCourses.id, { onDelete: 'cascade' }),
    /** Path in the course file. */
    path: text('path').notNull(),
    storedAs: text('stored_as').notNull(),
    contentType: text('content_type').notNull(),
    bytes: integer('bytes').notNull(),
  },
  (table) => [primaryKey({ columns: [table.courseId, table.path] })],
)
