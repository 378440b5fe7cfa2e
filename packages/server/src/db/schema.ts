import type { SpokenSentence } from '@lectern/domain/narration/narration.ts'
import type { FailedPage, JobKind, JobProgress, JobState } from '@lectern/domain/jobs/job.ts'
import type { ContentStatus } from '@lectern/domain/courses/content-status.ts'
import type { VersionOrigin } from '@lectern/domain/documents/document-version.ts'
import type { Format } from '@lectern/domain/courses/format.ts'
import type { GlossaryTerm } from '@lectern/domain/narration/glossary.ts'
import type { VoiceRole } from '@lectern/domain/voices/voice-role.ts'
import { sql } from 'drizzle-orm'
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'

const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
const createdAt = () => at('created_at').notNull().defaultNow()

/** A person. `courseSystem` is the normalised base URL; the API key is encrypted, and unique by its keyed hash. */
export const users = pgTable('users', {
  id: uuid('id').primaryKey().defaultRandom(),
  /** Lower case. */
  email: text('email').notNull().unique(),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  organization: text('organization').notNull(),
  passwordHash: text('password_hash').notNull(),
  courseSystem: text('course_system').notNull(),
  apiKeyCipher: text('api_key_cipher').notNull(),
  apiKeyHash: text('api_key_hash').notNull().unique(),
  /** When the course system last told this user's courses; null: never, or the key was rejected since. */
  coursesReadAt: at('courses_read_at'),
  /** Why it did not tell them when it was last asked; null: it did. */
  coursesProblem: jsonb('courses_problem').$type<{ readonly code: string; readonly error: string }>(),
  createdAt: createdAt(),
})

/** A mailed link that lets somebody choose a new password, once. Stored as SHA-256 only. */
export const passwordResets = pgTable(
  'password_resets',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: at('expires_at').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('password_resets_user').on(table.userId)],
)

/** The voice that a user chose last for a role in content of a language. */
export const voiceChoices = pgTable(
  'voice_choices',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: text('role').$type<VoiceRole>().notNull(),
    /** Primary language subtag: `en`. */
    language: text('language').notNull(),
    voiceId: text('voice_id').notNull(),
    chosenAt: at('chosen_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.role, table.language] })],
)

/** A course that somebody imported from a file. It is theirs alone. */
export const importedCourses = pgTable(
  'imported_courses',
  {
    /** `imported-` and a UUID, so that it is no course's of a course system. */
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

/** The contents of the pages of imported courses. */
export const importedPages = pgTable(
  'imported_pages',
  {
    courseId: text('course_id')
      .notNull()
      .references(() => importedCourses.id, { onDelete: 'cascade' }),
    pageId: text('page_id').notNull(),
    title: text('title').notNull(),
    /** The file's own pictures have addresses of `courses/imports/picture-address.ts`. */
    html: text('html').notNull(),
  },
  (table) => [primaryKey({ columns: [table.courseId, table.pageId] })],
)

/** The pictures of imported courses. The bytes are in the media store under `storedAs`. */
export const importedFiles = pgTable(
  'imported_files',
  {
    courseId: text('course_id')
      .notNull()
      .references(() => importedCourses.id, { onDelete: 'cascade' }),
    /** Its path in the course file. */
    path: text('path').notNull(),
    storedAs: text('stored_as').notNull(),
    contentType: text('content_type').notNull(),
    bytes: integer('bytes').notNull(),
  },
  (table) => [primaryKey({ columns: [table.courseId, table.path] })],
)

/** A login. Tokens are stored as SHA-256 only; `mediaTokenHash` is of the cookie that fetches media. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    mediaTokenHash: text('media_token_hash').notNull().unique(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: at('expires_at').notNull(),
    lastSeenAt: at('last_seen_at').notNull().defaultNow(),
    createdAt: createdAt(),
  },
  (table) => [index('sessions_user').on(table.userId)],
)

/** Failed logins, counted by account and by address within a window. */
export const loginAttempts = pgTable('login_attempts', {
  /** Keyed hash of the account or the address. */
  key: text('key').primaryKey(),
  failures: integer('failures').notNull(),
  windowEndsAt: at('window_ends_at').notNull(),
})

/** The courses that the course system listed for a user's key: the authority on who may see what. */
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

/** A place of a page in a course, as the course system lists it. */
export interface ListedPage {
  readonly id: string
  readonly title: string
  readonly module: { readonly id: string; readonly name: string; readonly position: number } | null
  readonly position: number | null
}

/** The pages of a course as last listed. */
export const pageLists = pgTable(
  'page_lists',
  {
    courseSystem: text('course_system').notNull(),
    courseId: text('course_id').notNull(),
    pages: jsonb('pages').$type<readonly ListedPage[]>().notNull(),
    readAt: at('read_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.courseSystem, table.courseId] })],
)

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
    /** Counts up with every change; the ETag. Goes on counting after a deletion. */
    revision: integer('revision').notNull(),
    /** The whole document; null while it is deleted. */
    body: jsonb('body').$type<Record<string, unknown>>(),
    /** Slides or segments. */
    partCount: integer('part_count').notNull(),
    updatedAt: at('updated_at').notNull().defaultNow(),
    updatedBy: uuid('updated_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('documents_of_page').on(table.courseSystem, table.courseId, table.pageId, table.format),
  ],
)

/** The history: every save and generation of a document. Consecutive saves of one author fold into one. */
export const documentVersions = pgTable(
  'document_versions',
  {
    documentId: uuid('document_id')
      .notNull()
      .references(() => documents.id, { onDelete: 'cascade' }),
    revision: integer('revision').notNull(),
    origin: text('origin').$type<VersionOrigin>().notNull(),
    body: jsonb('body').$type<Record<string, unknown>>().notNull(),
    savedBy: uuid('saved_by').references(() => users.id, { onDelete: 'set null' }),
    savedAt: at('saved_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.documentId, table.revision] })],
)

/** What an audio file was made from, and when its sentences are heard. */
export interface AudioDescription {
  /** The script. */
  readonly text: string
  /** The script with its terms as the course's glossary said them, where that made a difference. */
  readonly said?: string
  /** Tag of the voice's language; older audio does not tell it. */
  readonly language?: string
  readonly voice_id: string
  readonly engine: string
  readonly duration_ms: number
  readonly sentences: readonly SpokenSentence[]
}

/** A stored file: audio, a picture, or a piece of an episode (made of audio). The bytes are in the media store under `filename`. */
export const media = pgTable(
  'media',
  {
    /** Unique across the product: it carries a hash of what it belongs to and of its content. */
    filename: text('filename').primaryKey(),
    kind: text('kind').$type<'audio' | 'image' | 'piece'>().notNull(),
    courseSystem: text('course_system').notNull(),
    /** Null for voice samples, which every user may hear. */
    courseId: text('course_id'),
    pageId: text('page_id'),
    /** The label in its path. */
    organization: text('organization').notNull(),
    contentType: text('content_type').notNull(),
    bytes: integer('bytes').notNull(),
    /** SHA-256 of the content, hexadecimal; the ETag, and `v` in its address. */
    sha256: text('sha256').notNull(),
    /** Hash of text, voice and engine, to find audio that need not be made again; of the address for pictures. */
    recipe: text('recipe').notNull(),
    audio: jsonb('audio').$type<AudioDescription>(),
    createdAt: createdAt(),
  },
  (table) => [index('media_by_recipe').on(table.courseSystem, table.courseId, table.pageId, table.recipe)],
)

/** Which audio is the newest of a slide (`slide-3`) or of a dialogue line (`2/0`) of a document. */
export const narrations = pgTable(
  'narrations',
  {
    documentId: uuid('document_id')
      .notNull()
      .references(() => documents.id, { onDelete: 'cascade' }),
    part: text('part').notNull(),
    filename: text('filename')
      .notNull()
      .references(() => media.filename, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.documentId, table.part] })],
)

/** The work on one page in one format. The queue's job has the same id. */
export const jobs = pgTable(
  'jobs',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    kind: text('kind').$type<JobKind>().notNull(),
    state: text('state').$type<JobState>().notNull(),
    /** Whose key it works with. */
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    courseSystem: text('course_system').notNull(),
    courseId: text('course_id').notNull(),
    pageId: text('page_id').notNull(),
    pageTitle: text('page_title').notNull(),
    /** What was asked, as the job's kind understands it. */
    request: jsonb('request').$type<Record<string, unknown>>().notNull(),
    progress: jsonb('progress').$type<JobProgress>().notNull(),
    /** Whether the writing is done, so that a job that goes on after a crash only voices. */
    written: boolean('written').notNull().default(false),
    /** What it answers, for the caller that waited. */
    outcome: jsonb('outcome').$type<Record<string, unknown>>(),
    message: text('message'),
    /** Of the clock, not of the transaction: jobs of one request keep their order. */
    createdAt: at('created_at')
      .notNull()
      .default(sql`clock_timestamp()`),
    finishedAt: at('finished_at'),
  },
  (table) => [
    uniqueIndex('jobs_running_once')
      .on(table.courseSystem, table.courseId, table.pageId, table.kind)
      .where(sql`state in ('waiting', 'running')`),
    index('jobs_by_user').on(table.userId, table.createdAt),
  ],
)

/** What one request started: some jobs, and the pages that failed before a job could be made of them. */
export const jobGroups = pgTable('job_groups', {
  id: uuid('id').primaryKey().defaultRandom(),
  userId: uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  failedPages: jsonb('failed_pages').$type<readonly FailedPage[]>().notNull(),
  createdAt: createdAt(),
})

export const jobGroupMembers = pgTable(
  'job_group_members',
  {
    groupId: uuid('group_id')
      .notNull()
      .references(() => jobGroups.id, { onDelete: 'cascade' }),
    jobId: uuid('job_id')
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.groupId, table.jobId] }),
    index('job_group_members_job').on(table.jobId),
  ],
)

/** How the terms of a course are said, for its slideshows and podcasts alike. */
export const glossaries = pgTable(
  'glossaries',
  {
    courseSystem: text('course_system').notNull(),
    courseId: text('course_id').notNull(),
    /** Counts up with every change; the ETag. */
    revision: integer('revision').notNull(),
    terms: jsonb('terms').$type<readonly GlossaryTerm[]>().notNull(),
    updatedAt: at('updated_at').notNull().defaultNow(),
    updatedBy: uuid('updated_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [primaryKey({ columns: [table.courseSystem, table.courseId] })],
)

/** The private address under which podcast apps find the episodes of a course. Whoever has it may listen. */
export const podcastFeeds = pgTable(
  'podcast_feeds',
  {
    courseSystem: text('course_system').notNull(),
    courseId: text('course_id').notNull(),
    courseName: text('course_name').notNull(),
    language: text('language'),
    /** The unguessable part of the address: as SHA-256 to find it, encrypted to show it again. */
    tokenHash: text('token_hash').notNull().unique(),
    tokenCipher: text('token_cipher').notNull(),
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.courseSystem, table.courseId] })],
)
