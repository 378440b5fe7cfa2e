import type { GuideChange } from '@lectern/domain/accounts/guide.ts'
import type { SpokenSentence } from '@lectern/domain/narration/narration.ts'
import type { AudioGap, FailedPage, JobKind, JobProgress, JobState } from '@lectern/domain/jobs/job.ts'
import type { PageAvailability } from '@lectern/domain/courses/course.ts'
import type { ContentStatus } from '@lectern/domain/courses/content-status.ts'
import type { VersionOrigin } from '@lectern/domain/documents/document-version.ts'
import type { Format } from '@lectern/domain/courses/formats.ts'
import type { GlossaryTerm } from '@lectern/domain/narration/glossary/glossary.ts'
import type { VoiceRole } from '@lectern/domain/voices/voice-role.ts'
import type { Notice, ProblemReason, StoredProblem } from '@lectern/domain/problems/problem-reason.ts'
import { sql } from 'drizzle-orm'
import {
  boolean,
  doublePrecision,
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

/** A user. `courseSystem` is the normalised base URL; the API key is encrypted, and unique by its keyed hash. */
export const users = pgTable('users', {
  id: uuid('id').primaryKey().defaultRandom(),
  /** Normalised by `normaliseEmail`. */
  email: text('email').notNull().unique(),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  organization: text('organization').notNull(),
  passwordHash: text('password_hash').notNull(),
  courseSystem: text('course_system').notNull(),
  apiKeyCipher: text('api_key_cipher').notNull(),
  apiKeyHash: text('api_key_hash').notNull().unique(),
  /**
   * Time of the last successful request for this user's courses; null if never, or if the key was rejected since.
   */
  coursesReadAt: at('courses_read_at'),
  /** Why the last request for the courses failed; null if it succeeded. */
  coursesProblem: jsonb('courses_problem').$type<StoredProblem>(),
  /** Increases when the memberships end (key rejected or changed), so that an older answer is discarded. */
  membershipEpoch: integer('membership_epoch').notNull().default(0),
  /** Whether editors save automatically. */
  autosave: boolean('autosave').notNull().default(true),
  /** The language of the interface and of mails; null until it is chosen. */
  interfaceLanguage: text('interface_language'),
  /** The parts of the tour and of the news that the user has seen; see `domain/src/accounts/guide.ts`. */
  guide: jsonb('guide').$type<GuideChange>().notNull().default({}),
  createdAt: createdAt(),
})

/** A mailed link for choosing a new password once. Stored as SHA-256 only. */
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

/** The latest voice choice of a user for a role and a language. */
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

/** The contents of the pages of imported courses. */
export const importedPages = pgTable(
  'imported_pages',
  {
    courseId: text('course_id')
      .notNull()
      .references(() => importedCourses.id, { onDelete: 'cascade' }),
    pageId: text('page_id').notNull(),
    title: text('title').notNull(),
    /** The file's own images have addresses of `imports/picture-address.ts`. */
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
  (table) => [index('sessions_user').on(table.userId), index('sessions_expires_at').on(table.expiresAt)],
)

/** Attempts (logins, registrations …), counted by account and by address within a window. */
export const loginAttempts = pgTable('login_attempts', {
  /** Keyed hash of the account or the address. */
  key: text('key').primaryKey(),
  failures: integer('failures').notNull(),
  windowEndsAt: at('window_ends_at').notNull(),
})

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

/** A place of a page in an imported course. */
export interface ListedPage {
  readonly id: string
  readonly title: string
  readonly module: { readonly id: string; readonly name: string; readonly position: number } | null
  readonly position: number | null
  /** Undefined for a page that all students of the course can see. */
  readonly availability?: PageAvailability
}

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
  },
  (table) => [
    primaryKey({ columns: [table.courseSystem, table.courseId, table.place] }),
    index('course_pages_page').on(table.courseSystem, table.courseId, table.pageId, table.place),
  ],
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

/** The text of an audio file, and the times of its sentences. */
export interface AudioDescription {
  /** The script. */
  readonly text: string
  /** The script with the pronunciations of the course's glossary, if they changed it. */
  readonly said?: string
  /** Tag of the voice's language; missing for older audio. */
  readonly language?: string
  /** The host of the line; undefined for slides, and for older audio without a host. */
  readonly host?: string
  readonly voice_id: string
  readonly engine: string
  readonly duration_ms: number
  readonly sentences: readonly SpokenSentence[]
  /** Set for an author's recording. */
  readonly recording?: RecordingDescription
}

/** Information about a recording in addition to its audio. */
export interface RecordingDescription {
  /** The name that its author's browser gave it. */
  readonly take: string
  /** Key of the slide or line of the recording. */
  readonly part: string
  /** Silence removed at its ends. */
  readonly trimmed_ms: { readonly start: number; readonly end: number }
}

/** A stored file. The bytes are in the media store under `filename`. */
export const media = pgTable(
  'media',
  {
    /** Unique across the product: it contains a hash of its place and of its content. */
    filename: text('filename').primaryKey(),
    /**
     * `piece` is a piece of an episode, made of audio. `take-piece` is a piece of an unfinished recording. `own-artwork` is
     * a picture that an author uploaded for a feed; every other picture is an `image`.
     */
    kind: text('kind').$type<'audio' | 'image' | 'own-artwork' | 'piece' | 'take-piece'>().notNull(),
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
    /**
     * Hash of everything that decides how audio sounds, so that equal audio is reused; for images, hash of the
     * address.
     */
    recipe: text('recipe').notNull(),
    audio: jsonb('audio').$type<AudioDescription>(),
    /** The account whose storage it uses; null for older files, pieces, and files of deleted accounts. */
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    /** SHA-256 of the trimmed script of the audio, to find audio of these words. */
    words: text('words'),
    /** When it was last made: equal audio is the same file. */
    createdAt: createdAt(),
  },
  (table) => [
    index('media_by_recipe').on(table.courseSystem, table.courseId, table.pageId, table.recipe),
    index('media_by_words').on(table.courseSystem, table.courseId, table.pageId, table.words),
    index('media_created_by').on(table.createdBy, table.bytes),
    index('media_created_at').on(table.createdAt),
  ],
)

/** The audio of a slide or a dialogue line of a document. Only `narration/` writes it. */
export const narrations = pgTable(
  'narrations',
  {
    documentId: uuid('document_id')
      .notNull()
      .references(() => documents.id, { onDelete: 'cascade' }),
    /** Key of the slide or line, or of the text of a slide. */
    part: text('part').notNull(),
    filename: text('filename')
      .notNull()
      .references(() => media.filename, { onDelete: 'cascade' }),
    /** The host of the line; null for slides. */
    host: text('host'),
  },
  (table) => [
    primaryKey({ columns: [table.documentId, table.part] }),
    index('narrations_filename').on(table.filename),
  ],
)

/** The work on one page in one format. The queue's job has the same id. */
export const jobs = pgTable(
  'jobs',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    kind: text('kind').$type<JobKind>().notNull(),
    state: text('state').$type<JobState>().notNull(),
    /** The account whose key the job uses. */
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    courseSystem: text('course_system').notNull(),
    courseId: text('course_id').notNull(),
    pageId: text('page_id').notNull(),
    pageTitle: text('page_title').notNull(),
    /** The request; each kind parses it with its own schema. */
    request: jsonb('request').$type<Record<string, unknown>>().notNull(),
    progress: jsonb('progress').$type<JobProgress>().notNull(),
    /** Whether the document is written, so that a repeated job only narrates. */
    written: boolean('written').notNull().default(false),
    /** Revision of the document when the job first started; 0 if there was none, null until the job starts. */
    baseRevision: integer('base_revision'),
    /** Set for a job that repeats an earlier one: the time of that request. */
    firstAskedAt: at('first_asked_at'),
    /** The result for the waiting caller. */
    outcome: jsonb('outcome').$type<Record<string, unknown>>(),
    message: text('message'),
    /** The problem that `message` is the sentence of; null for older jobs. */
    problem: jsonb('problem').$type<ProblemReason>(),
    /** The remarks that `message` consists of after a success; null without, and for older jobs. */
    notes: jsonb('notes').$type<readonly Notice[]>(),
    /** Parts that have no audio although the job succeeded. */
    gaps: jsonb('gaps').$type<readonly AudioGap[]>(),
    /** The start of the request plus some microseconds, so that its jobs keep their order. */
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
    index('jobs_by_page').on(table.courseSystem, table.courseId, table.pageId, table.kind, table.createdAt),
    index('jobs_finished').on(table.finishedAt),
  ],
)

/** The jobs of one request, and the pages that failed before a job could be created. */
export const jobGroups = pgTable(
  'job_groups',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    failedPages: jsonb('failed_pages').$type<readonly FailedPage[]>().notNull(),
    createdAt: createdAt(),
    /** When the user dismissed its outcome, or a synchronous call received it. */
    seenAt: at('seen_at'),
  },
  (table) => [index('job_groups_by_user').on(table.userId, table.createdAt)],
)

/** The requesters of a job. A job is cancelled when every request for it is withdrawn. */
export const jobGroupMembers = pgTable(
  'job_group_members',
  {
    groupId: uuid('group_id')
      .notNull()
      .references(() => jobGroups.id, { onDelete: 'cascade' }),
    jobId: uuid('job_id')
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    /** When the requester cancelled. The job continues if it has other requesters. */
    withdrawnAt: at('withdrawn_at'),
    /** The request, if it differs from that of the job because it joined a running job. */
    request: jsonb('request').$type<Record<string, unknown>>(),
  },
  (table) => [
    primaryKey({ columns: [table.groupId, table.jobId] }),
    index('job_group_members_job').on(table.jobId),
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
  },
  (table) => [
    index('shares_of_course').on(table.courseSystem, table.courseId, table.pageId),
    index('shares_created_by').on(table.createdBy),
  ],
)
