import type { JobKind } from '@lectern/domain/jobs/job.ts'
import { and, asc, eq, inArray, ne, or, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { jobs } from '../../platform/db/schema/jobs.ts'
import { writtenParts } from '../../platform/db/schema/written-parts.ts'
import { isLive } from '../../platform/queue/job-store.ts'

/** A finished part of a document that a job is writing. */
export interface WrittenRow {
  readonly position: number
  readonly total: number
  readonly title: string
  /** A document with only this part, as JSON. */
  readonly document: string
  readonly playable: boolean
}

/** The work on one page in one format. */
interface WorkPlace {
  readonly courseSystem: string
  readonly courseId: string
  readonly pageId: string
  readonly kind: JobKind
}

/** A live job, and its parts in their order. */
export interface WorkInProgress {
  readonly jobId: string
  /** Whether its document is stored. */
  readonly isStored: boolean
  readonly rows: readonly WrittenRow[]
}

export type WrittenPartsStore = ReturnType<typeof createWrittenPartsStore>

/** All SQL of written parts. */
export function createWrittenPartsStore(database: Database) {
  const { jobId, position, total, title, document, playable } = writtenParts
  return {
    /**
     * Keeps a part, or replaces the part at its position, and removes the parts of another plan. Does nothing after the
     * document is stored, or when the job has ended.
     */
    async keep(job: string, row: WrittenRow): Promise<void> {
      await database.transaction(
        async () => {
          await database.sql
            .delete(writtenParts)
            .where(and(eq(jobId, job), or(ne(total, row.total), ne(title, row.title))))
          await database.sql.execute(sql`
            insert into ${writtenParts} (job_id, position, total, title, document, playable)
            select ${jobs.id}, ${row.position}::int, ${row.total}::int, ${row.title}, ${row.document}, ${row.playable}::boolean
            from ${jobs} where ${and(eq(jobs.id, job), isLive, eq(jobs.written, false))}
            on conflict (job_id, position) do update
            set total = excluded.total, title = excluded.title, document = excluded.document, playable = excluded.playable`)
        },
        { relaxed: true },
      )
    },

    /** The parts of the live job of a page; undefined without one. */
    async find({ courseSystem, courseId, pageId, kind }: WorkPlace): Promise<WorkInProgress | undefined> {
      const found = await database.sql
        .select({
          job: jobs.id,
          isStored: jobs.written,
          row: { position, total, title, document, playable },
        })
        .from(jobs)
        .leftJoin(writtenParts, and(eq(jobId, jobs.id), eq(jobs.written, false)))
        .where(
          and(
            eq(jobs.courseSystem, courseSystem),
            eq(jobs.courseId, courseId),
            eq(jobs.pageId, pageId),
            eq(jobs.kind, kind),
            isLive,
          ),
        )
        .orderBy(asc(position))
      const [first] = found
      return (
        first && { jobId: first.job, isStored: first.isStored, rows: found.flatMap(({ row }) => row ?? []) }
      )
    },

    async removeAll(job: string): Promise<void> {
      await database.sql.delete(writtenParts).where(eq(jobId, job))
    },

    /** Deletes at most `limit` parts of jobs that have ended or stored their document, and returns their number. */
    async removeOld(limit: number): Promise<number> {
      const old = database.sql
        .select({ id: sql`${writtenParts}.ctid` })
        .from(writtenParts)
        .innerJoin(jobs, eq(jobs.id, jobId))
        .where(or(eq(jobs.written, true), inArray(jobs.state, ['succeeded', 'failed', 'cancelled'])))
        .limit(limit)
      const removed = await database.sql
        .delete(writtenParts)
        .where(inArray(sql`ctid`, old))
        .returning({ position })
      return removed.length
    },
  }
}
