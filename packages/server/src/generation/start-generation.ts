import type { WritingOptions } from '@lectern/domain/api/writing-options.ts'
import type { FailedPage, JobKind } from '@lectern/domain/jobs/job.ts'
import { Problem } from '@lectern/domain/problems/problems.ts'
import type { Account } from '../accounts/account.ts'
import type { CourseAccess } from '../courses/course-access.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { NewJob } from '../jobs/job-store.ts'
import type { Narrator } from '../speech/narrator.ts'
import type { Voices } from './generation-work.ts'

/**
 * Starts the generation of some pages of a course and answers the id to follow it by. A page that is not of the course
 * fails alone; a voice that does not exist refuses the whole request, before anything is written.
 */
export async function startGeneration(
  rooms: { access: CourseAccess; jobs: Jobs; narrator: Narrator },
  account: Account,
  kind: JobKind,
  wanted: {
    courseId: string
    pageIds: readonly string[]
    options: WritingOptions | undefined
    voices: Voices
  },
): Promise<string> {
  await rooms.access.requireCourse(account, wanted.courseId)
  for (const voiceId of Object.values(wanted.voices)) if (voiceId) await rooms.narrator.voice(voiceId)
  const jobs: NewJob[] = []
  const failed: FailedPage[] = []
  for (const pageId of new Set(wanted.pageIds)) {
    try {
      const { page } = await rooms.access.requirePage(account, wanted.courseId, pageId)
      jobs.push({
        kind,
        courseId: wanted.courseId,
        pageId,
        pageTitle: page.title,
        request: { options: wanted.options, ...wanted.voices },
      })
    } catch (error) {
      if (!(error instanceof Problem) || error.code !== 'NOT_FOUND') throw error
      failed.push({ page_id: pageId, reason: 'This page is not (any more) in the course.' })
    }
  }
  return rooms.jobs.start(account, jobs, failed)
}
