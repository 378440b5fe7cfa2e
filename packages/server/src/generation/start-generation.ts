import type { WritingOptions } from '@lectern/domain/api/writing-options.ts'
import type { JobKind } from '@lectern/domain/jobs/job.ts'
import type { Account } from '../accounts/account.ts'
import type { CourseAccess } from '../access/course-access.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { startOnPages } from '../jobs/start-on-pages.ts'
import type { Narrator } from '../speech/narrator.ts'
import type { VoiceChoices } from '../voices/voice-choices.ts'
import type { Voices } from './generation-plan.ts'

/**
 * Starts the generation of some pages of a course. Returns the id of its jobs. A page that is not in the course fails
 * alone. A voice that does not exist refuses the whole request, before any page is written. The voices are remembered
 * for content in this language.
 */
export async function startGeneration(
  dependencies: { access: CourseAccess; jobs: Jobs; narrator: Narrator; choices: VoiceChoices },
  account: Account,
  kind: JobKind,
  wanted: {
    courseId: string
    pageIds: readonly string[]
    options: WritingOptions | undefined
    voices: Voices
  },
): Promise<string> {
  const { courseId, options, voices } = wanted
  const course = await dependencies.access.requireCourse(account, courseId)
  for (const voiceId of Object.values(voices)) if (voiceId) await dependencies.narrator.voice(voiceId)
  const request = { options, ...voices }
  const jobs = [...new Set(wanted.pageIds)].map((pageId) => ({ kind, courseId, pageId, request }))
  const groupId = await startOnPages(dependencies, account, jobs)
  await dependencies.choices.remember(account, options?.language ?? course.language, voices)
  return groupId
}
