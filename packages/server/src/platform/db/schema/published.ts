import type { Format } from '@lectern/domain/courses/formats.ts'
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { at, createdAt } from './columns.ts'
import { documents } from './documents.ts'
import { media } from './media.ts'

/** The version of a document that learners get. Deleted with the content, and when its author unpublishes it. */
export const publications = pgTable(
  'publications',
  {
    documentId: uuid('document_id')
      .primaryKey()
      .references(() => documents.id, { onDelete: 'cascade' }),
    /** The revision of the document that was published. */
    revision: integer('revision').notNull(),
    body: jsonb('body').$type<Record<string, unknown>>().notNull(),
    /** Slides or segments. */
    partCount: integer('part_count').notNull(),
    title: text('title').notNull(),
    /** BCP 47 tag of the content. Null if it is not known. */
    language: text('language'),
    /** Length of the audio of its slides or lines. */
    durationMs: integer('duration_ms').notNull(),
    /** Parts with a script that no audio says: it has none, or its audio says earlier words. */
    silentParts: integer('silent_parts').notNull(),
    publishedAt: at('published_at').notNull(),
    publishedBy: uuid('published_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [index('publications_published_by').on(table.publishedBy)],
)

/** The audio of the parts of a published version. */
export const publishedNarrations = pgTable(
  'published_narrations',
  {
    documentId: uuid('document_id')
      .notNull()
      .references(() => publications.documentId, { onDelete: 'cascade' }),
    part: text('part').notNull(),
    filename: text('filename')
      .notNull()
      .references(() => media.filename, { onDelete: 'cascade' }),
    host: text('host'),
  },
  (table) => [
    primaryKey({ columns: [table.documentId, table.part] }),
    index('published_narrations_filename').on(table.filename),
  ],
)

/** A secret address at which learners see a published slideshow or podcast, or all published ones of a course. */
export const shares = pgTable(
  'shares',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    courseSystem: text('course_system').notNull(),
    courseId: text('course_id').notNull(),
    courseName: text('course_name').notNull(),
    courseCode: text('course_code').notNull(),
    language: text('language'),
    /** Null together with `format` for the share of a whole course. */
    pageId: text('page_id'),
    format: text('format').$type<Format>(),
    /** The secret part of the address: as SHA-256 to find it, encrypted to show it again. */
    tokenHash: text('token_hash').notNull().unique(),
    tokenCipher: text('token_cipher').notNull(),
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    /** When the address stops working. Null: never. */
    expiresAt: at('expires_at'),
    downloads: boolean('downloads').notNull(),
    /** Origins that may embed it, or `*`. */
    embedOrigins: jsonb('embed_origins').$type<readonly string[]>().notNull(),
    /** When the pages of the course were last checked for changes by the maintenance. Null: never. */
    checkedAt: at('checked_at'),
  },
  (table) => [
    index('shares_of_course').on(table.courseSystem, table.courseId, table.pageId),
    index('shares_created_by').on(table.createdBy),
  ],
)
