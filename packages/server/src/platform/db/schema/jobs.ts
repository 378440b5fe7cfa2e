import type { AudioGap, FailedPage, JobKind, JobProgress, JobState } from '@lectern/domain/jobs/job.ts'
import type { Notice, ProblemReason } from '@lectern/domain/problems/codes/problem-reason.ts'
import { sql } from 'drizzle-orm'
import {
  boolean,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { at, createdAt } from './columns.ts'

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
    /** Calls of providers for this job, also of failed runs. */
    spentCalls: integer('spent_calls').notNull().default(0),
    /** Their known prices, in US dollars. */
    spentDollars: numeric('spent_dollars', { mode: 'number' }).notNull().default(0),
    /** The number of calls that have no configured price. */
    spentUnpriced: integer('spent_unpriced').notNull().default(0),
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
