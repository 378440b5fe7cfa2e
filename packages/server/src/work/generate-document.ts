import { type WritingOptions, writingOptions } from '@lectern/domain/api/writing-options.ts'
import { jobKindOf } from '@lectern/domain/jobs/job.ts'
import { type Remark, remarkOf } from '@lectern/domain/problems/remark.ts'
import { z } from 'zod/mini'
import type { CourseAccess } from '../access/course-access.ts'
import { homeOfCourse } from '../courses/home-of-course.ts'
import type { GenerationPlan } from '../generation/generation-plan.ts'
import { keepPagePictures } from '../media/keep-page-pictures.ts'
import { picturesOf } from '../generation/page.ts'
import { readCoursePage } from '../generation/read-course-page.ts'
import type { Writer } from '../generation/writer.ts'
import type { JobWork } from '../queue/job-kind.ts'
import { type AccountContext, withAccount } from './account-context.ts'
import { allVoices, voiceFields, voicesOf } from '@lectern/domain/voices/chosen-voices.ts'
import { declined, wordsOf } from './remarks.ts'
import { describeVoicing, voiceDocument, type VoicingWorkDependencies } from './voice-document.ts'

/** Dependencies of the generation job. */
export interface GenerationDependencies extends VoicingWorkDependencies {
  readonly access: CourseAccess
  readonly writer: Writer
}

const generationRequest = z.object({ ...voiceFields(allVoices), options: z.optional(writingOptions) })

/**
 * The job that generates a document of a page: reads, writes and stores it, and narrates it if voices were chosen.
 */
export function generationWork<Document>(
  plan: GenerationPlan<Document>,
  dependencies: GenerationDependencies,
): JobWork {
  const { format } = plan.documents.format
  return {
    kind: jobKindOf('generate', format),
    async run(job) {
      const context = await withAccount(job, dependencies)
      const request = generationRequest.parse(context.request)
      const options = request.options ?? {}
      const written = context.written ? [] : await writeDocument(context, plan, dependencies, options)
      const notes = [...written, ...unsupportedOptions(dependencies.writer, options)]
      if (!voicesOf(format).every(({ field }) => request[field])) return wordsOf(notes)
      const { gaps, remarks } = describeVoicing(
        plan,
        await voiceDocument(context, plan, dependencies, request),
      )
      return { gaps, ...wordsOf([...notes, ...remarks]) }
    },
  }
}

/** Returns remarks on content that could not be stored. */
async function writeDocument<Document>(
  context: AccountContext,
  plan: GenerationPlan<Document>,
  { access, catalogue, writer }: GenerationDependencies,
  options: WritingOptions,
): Promise<Remark[]> {
  const { account, courseId, pageId, signal } = context
  context.report({ stage: 'reading', done: 0, total: 0 })
  const base = await context.beginFrom(await plan.documents.contentRevision(account, courseId, pageId))
  const { course } = await access.requirePage(account, courseId, pageId)
  const system = await access.systemOf(account, courseId)
  const page = await readCoursePage(system, course, pageId, signal)
  const place = {
    courseSystem: homeOfCourse(account, courseId),
    courseId,
    pageId,
    organization: account.organization,
    accountId: account.id,
  }
  const { images, missing } = await keepPagePictures({ system, catalogue }, place, picturesOf(page), signal)

  context.report({ stage: 'writing', done: 0, total: 0 })
  const onProgress = (done: number, total: number) => context.report({ stage: 'writing', done, total })
  const home = { home: place.courseSystem, courseId }
  const document = await plan.write(writer, { page, options, images, signal, onProgress }, home)
  signal.throwIfAborted()
  await context.keep(() => plan.documents.putGenerated(account, { courseId, pageId }, document, base))
  return missing > 0 ? [remarkOf('PICTURES_MISSING', { count: missing })] : []
}

/** The language is not among them: a writer refuses a page in a language that it does not support. */
function unsupportedOptions({ declines }: Writer, options: WritingOptions): Remark[] {
  return (['audience', 'instructions', 'minutes', 'tone'] as const).flatMap((option) => {
    const sentence = declines[option]
    if (sentence === undefined || !(option in options)) return []
    return [declined(option, sentence)]
  })
}
