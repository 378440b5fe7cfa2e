import type { PageAvailability } from '@lectern/domain/courses/course.ts'
import type { GlossaryTerm } from '@lectern/domain/narration/glossary/glossary.ts'
import { doublePrecision, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { at, createdAt } from './columns.ts'

/** The courses that the course system listed for a user's key. They decide who may access what. */
export const memberships = pgTable(
  'memberships',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    courseId: text('course_id').notNull(),
    name: text('name').notNull(),
    code: text('code').notNull(),
    language: text('language'),
    /** Place in the course system's own list. */
    position: integer('position').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.courseId] })],
)

/** When the pages of a course were last listed. They are in `course_pages`. */
export const pageLists = pgTable(
  'page_lists',
  {
    courseSystem: text('course_system').notNull(),
    courseId: text('course_id').notNull(),
    /** The time of the request, not of the answer: of two answers the one with the later request is newer. */
    readAt: at('read_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.courseSystem, table.courseId] })],
)

/**
 * The pages of a course in the latest list: one row for each place in a module, and one for a page without a
 * module.
 */
export const coursePages = pgTable(
  'course_pages',
  {
    courseSystem: text('course_system').notNull(),
    courseId: text('course_id').notNull(),
    /** Index in the course system's list, from 0. */
    place: integer('place').notNull(),
    pageId: text('page_id').notNull(),
    title: text('title').notNull(),
    /** The module's columns are null together, for a page without a module. */
    moduleId: text('module_id'),
    moduleName: text('module_name'),
    modulePosition: doublePrecision('module_position'),
    /** Position in the module. */
    position: doublePrecision('position'),
    /** Null for a page that all students of the course can see. */
    availability: text('availability').$type<PageAvailability>(),
    /** When its content was last edited, as the course system says; null if it does not say. */
    editedAt: at('edited_at'),
  },
  (table) => [
    primaryKey({ columns: [table.courseSystem, table.courseId, table.place] }),
    index('course_pages_page').on(table.courseSystem, table.courseId, table.pageId, table.place),
  ],
)

/** The pronunciation of a course's terms, for its slideshows and podcasts. */
export const glossaries = pgTable(
  'glossaries',
  {
    courseSystem: text('course_system').notNull(),
    courseId: text('course_id').notNull(),
    /** Increases with every change; the ETag. */
    revision: integer('revision').notNull(),
    terms: jsonb('terms').$type<readonly GlossaryTerm[]>().notNull(),
    updatedAt: at('updated_at').notNull().defaultNow(),
    updatedBy: uuid('updated_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [primaryKey({ columns: [table.courseSystem, table.courseId] })],
)

/** The private address at which podcast apps find the episodes of a course. It needs no login. */
export const podcastFeeds = pgTable(
  'podcast_feeds',
  {
    courseSystem: text('course_system').notNull(),
    courseId: text('course_id').notNull(),
    courseName: text('course_name').notNull(),
    language: text('language'),
    /** The secret part of the address: as SHA-256 to find it, encrypted to show it again. */
    tokenHash: text('token_hash').notNull().unique(),
    tokenCipher: text('token_cipher').notNull(),
    /** Shown in podcast apps; null for a default from the course and its author. */
    author: text('author'),
    description: text('description'),
    /** The file of the author's own artwork; null for generated artwork. */
    artwork: text('artwork'),
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    /** When author, description or artwork changed last. */
    describedAt: at('described_at'),
  },
  (table) => [primaryKey({ columns: [table.courseSystem, table.courseId] })],
)
