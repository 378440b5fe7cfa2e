import type { WritingOptions } from '@lectern/domain/api/writing-options.ts'
import type { Format } from '@lectern/domain/courses/formats.ts'
import { jobKindOf } from '@lectern/domain/jobs/job.ts'
import type { ChosenVoices } from '@lectern/domain/voices/chosen-voices.ts'
import type { Account } from '../../accounts/account.ts'
import type { CourseAccess } from '../../course-material/access/course-access.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import { startOnPages } from '../../jobs/start-on-pages.ts'
import type { Narrator } from '../../audio/speech/narrator/narrator.ts'
import type { VoiceChoices } from '../../audio/voices/voice-choices.ts'

/**
 * Starts the generation of some pages of a course in a format. Returns the id of its jobs. A page that is not in the course fails
 * alone. A voice that does not exist refuses the whole request, before any page is written. The voices are remembered
 * for content in this language.
 */
export async function startGeneration(
  dependencies: { access: CourseAccess; jobs: Jobs; narrator: Narrator; choices: VoiceChoices },
  account: Account,
  format: Format,
  wanted: {
    courseId: string
    pageIds: readonly string[]
    options: WritingOptions | undefined
    voices: ChosenVoices
  },
): Promise<string> {
  const { courseId, options, voices } = wanted
  const course = await dependencies.access.requireCourse(account, courseId)
  for (const voiceId of Object.values(voices)) if (voiceId) await dependencies.narrator.voice(voiceId)
  const request = { options, ...voices }
  const kind = jobKindOf('generate', format)
  const jobs = [...new Set(wanted.pageIds)].map((pageId) => ({ kind, courseId, pageId, request }))
  const groupId = await startOnPages(dependencies, account, jobs)
  await dependencies.choices.remember(account, options?.language ?? course.language, voices)
  return groupId
}
