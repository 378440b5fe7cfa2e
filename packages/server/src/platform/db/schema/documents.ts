import type { ContentStatus } from '@lectern/domain/courses/content-status.ts'
import type { Format } from '@lectern/domain/courses/formats.ts'
import type { VersionOrigin } from '@lectern/domain/documents/document-version.ts'
import { sql } from 'drizzle-orm'
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { at, createdAt } from './columns.ts'

/** The slideshow or podcast of a page. Belongs to (course system, course, page): colleagues share it. */
export const documents = pgTable(
  'documents',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    courseSystem: text('course_system').notNull(),
    courseId: text('course_id').notNull(),
    pageId: text('page_id').notNull(),
    format: text('format').$type<Format>().notNull(),
    status: text('status').$type<ContentStatus>().notNull(),
    /** Increases with every change, also after a deletion; the ETag. */
    revision: integer('revision').notNull(),
    /** The whole document; null while it is deleted. */
    body: jsonb('body').$type<Record<string, unknown>>(),
    /** Slides or segments. */
    partCount: integer('part_count').notNull(),
    /** False until the parts of an old body have keys: see `upgradeToKeys`. */
    keyed: boolean('keyed').notNull().default(false),
    updatedAt: at('updated_at').notNull().defaultNow(),
    updatedBy: uuid('updated_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('documents_of_page').on(table.courseSystem, table.courseId, table.pageId, table.format),
    index('documents_without_keys')
      .on(table.id)
      .where(sql`not keyed`),
    index('documents_updated_by').on(table.updatedBy),
  ],
)

/**
 * The history: every save and generation of a document. Consecutive saves of one author within five minutes of the
 * first are one version.
 */
export const documentVersions = pgTable(
  'document_versions',
  {
    documentId: uuid('document_id')
      .notNull()
      .references(() => documents.id, { onDelete: 'cascade' }),
    revision: integer('revision').notNull(),
    origin: text('origin').$type<VersionOrigin>().notNull(),
    body: jsonb('body').$type<Record<string, unknown>>().notNull(),
    /** Slides or segments of the body. */
    partCount: integer('part_count').notNull().default(0),
    savedBy: uuid('saved_by').references(() => users.id, { onDelete: 'set null' }),
    /** Time of the first save in this version. */
    startedAt: at('started_at').notNull().defaultNow(),
    /** Time of the last save in this version. */
    savedAt: at('saved_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.documentId, table.revision] }),
    index('document_versions_saved_by').on(table.savedBy),
    index('document_versions_saved_at').on(table.savedAt),
  ],
)

/**
 * The last time that the page of a document was read to compare the two. Hashes are of passages: see
 * `hashPassages`. The content is in step with its page while both are equal.
 */
export const pageReadings = pgTable('page_readings', {
  documentId: uuid('document_id')
    .primaryKey()
    .references(() => documents.id, { onDelete: 'cascade' }),
  /** The page's time of edit in the list of the course when it was read. */
  editedAt: at('edited_at'),
  /** Null if the page could not be read: it was deleted, closed or empty. */
  pageHash: text('page_hash'),
  /** Of the passages of the document at `revision`; null if it has none. */
  sourceHash: text('source_hash'),
  revision: integer('revision').notNull(),
  /** Passages with other words than those of the document, passages that were removed, and new ones. */
  changed: integer('changed').notNull().default(0),
  removed: integer('removed').notNull().default(0),
  added: integer('added').notNull().default(0),
  readAt: at('read_at').notNull().defaultNow(),
})
