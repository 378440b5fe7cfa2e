import { translatedPage } from '@lectern/domain/documents/translated-page.ts'
import { Problem } from '@lectern/domain/problems/problems.ts'
import type { WritingOptions } from '@lectern/domain/api/writing-options.ts'
import type { Format } from '@lectern/domain/courses/formats.ts'
import { jobKindOf } from '@lectern/domain/jobs/job.ts'
import type { ChosenVoices } from '@lectern/domain/voices/chosen-voices.ts'
import type { Account } from '../../accounts/account.ts'
import type { CourseAccess } from '../../course-material/access/course-access.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import { startOnPages } from '../../jobs/start-on-pages.ts'
import type { Narrator } from '../../audio/speech/narrator/narrator.ts'
import type { SpendingCalls } from '../../spending/create-spending.ts'
import type { Writer } from '../writer.ts'
import type { VoiceChoices } from '../../audio/voices/voice-choices.ts'

interface StartDependencies {
  readonly access: CourseAccess
  readonly jobs: Jobs
  readonly narrator: Narrator
  readonly choices: VoiceChoices
  readonly spending: Pick<SpendingCalls, 'require'>
  /** Loaded on first use. */
  readonly writer: () => Promise<Writer>
}

interface WantedGeneration {
  readonly courseId: string
  readonly pageIds: readonly string[]
  readonly options: WritingOptions | undefined
  readonly voices: ChosenVoices
}

/**
 * Starts the generation of some pages of a course in a format. Returns the id of its jobs. A page that is not in the course fails
 * alone. A voice that does not exist refuses the whole request, before any page is written. The voices are remembered
 * for content in this language.
 */
export async function startGeneration(
  dependencies: StartDependencies,
  account: Account,
  format: Format,
  wanted: WantedGeneration,
): Promise<string> {
  const { courseId, options, voices } = wanted
  const course = await dependencies.access.requireCourse(account, courseId)
  await dependencies.narrator.requireVoices(Object.values(voices))
  await requireBudget(dependencies, account, format, wanted)
  const request = { options, ...voices }
  await refuseTranslations(dependencies, account, wanted)
  const kind = jobKindOf('generate', format)
  const jobs = [...new Set(wanted.pageIds)].map((pageId) => ({ kind, courseId, pageId, request }))
  const groupId = await startOnPages(dependencies, account, jobs)
  await dependencies.choices.remember(account, options?.language ?? course.language, voices)
  return groupId
}

/** A translation is made from its original, not from the page. */
async function refuseTranslations(
  { access }: StartDependencies,
  account: Account,
  { courseId, pageIds }: WantedGeneration,
): Promise<void> {
  const pages = await access.findPages(account, courseId, pageIds)
  if (pageIds.some((id) => translatedPage(id) && !pages.has(id)))
    throw new Problem('TRANSLATION_NOT_POSSIBLE', { reason: 'ofTranslation' })
}

/** Money that any call costs. */
const leastDollars = 1e-6
/** Words of a page, to find out whether anything of it costs money. */
const anyWords = 500

/**
 * BUDGET_SPENT if nothing is left of a budget that this generation needs. Every page and call asks again, so that pages for
 * which enough is left are generated.
 */
async function requireBudget(
  { spending, writer, narrator }: StartDependencies,
  account: Account,
  format: Format,
  { options = {}, voices }: WantedGeneration,
): Promise<void> {
  const voiceIds = Object.values(voices).filter((voiceId) => voiceId !== undefined)
  const charges = await Promise.all([
    writer().then((loaded) => loaded.expect({ format, words: anyWords, options }).charge),
    ...voiceIds.map((voiceId) => narrator.charge(voiceId, anyWords)),
  ])
  const isCharged = charges.some((charge) => (charge?.dollars ?? 0) > 0)
  await spending.require(account.id, {
    pages: 1,
    seconds: voiceIds.length > 0 ? 1 : 0,
    dollars: isCharged ? leastDollars : 0,
  })
}
