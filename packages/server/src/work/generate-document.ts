import { type WritingOptions, writingOptions } from '@lectern/domain/api/writing-options.ts'
import { jobKindOf } from '@lectern/domain/jobs/job.ts'
import { notice } from '@lectern/domain/problems/codes/problem-reason.ts'
import { type Remark, remarkOf } from '@lectern/domain/problems/remark.ts'
import { z } from 'zod/mini'
import type { Circuits } from '../course-material/courses/circuits.ts'
import type { CourseAccess } from '../course-material/access/course-access.ts'
import type { AnswerCaches } from '../generation/answer-cache/create-answer-caches.ts'
import type { SystemCourse } from '../course-material/courses/course-system.ts'
import { courseHome } from '../course-material/courses/course-home.ts'
import { declinedOptions } from '../generation/fallback/declined-options.ts'
import type { GenerationPlan } from '../documents/plans/generation-plan.ts'
import { keysOfJob } from '../generation/written-parts/keys-of-job.ts'
import { keepPagePictures } from '../course-material/media/pictures/keep-page-pictures.ts'
import { picturesOf } from '../generation/page.ts'
import { readCoursePage } from '../generation/page-reader/read-course-page.ts'
import type { Writer } from '../generation/writer.ts'
import type { Purchase } from '../platform/providers/spending.ts'
import type { JobWork } from '../platform/queue/job-kind.ts'
import { type AccountContext, withAccount } from './account-context.ts'
import { type ContextDependencies, contextOfPage } from './context-of-page.ts'
import { allVoices, type ChosenVoices, voiceFields, voicesOf } from '@lectern/domain/voices/chosen-voices.ts'
import { type FollowedParts, followParts, type PartDependencies } from './follow-parts.ts'
import { wordsOf } from './remarks.ts'
import { describeVoicing, voiceDocument } from './voice-document.ts'
import type { VoicingWorkDependencies } from './voicing-dependencies.ts'

/** Dependencies of the generation job. */
export interface GenerationDependencies
  extends VoicingWorkDependencies, ContextDependencies, PartDependencies {
  readonly access: CourseAccess
  /** For the reading of pages. See `PublishingWorkDependencies`. */
  readonly readingCircuits: Circuits
  readonly writer: Writer
  readonly answers: Pick<AnswerCaches, 'of' | 'finished'>
}

const keptRemarks = z.object({ remarks: z.array(z.object({ sentence: z.string(), notice })) })
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
      const isVoiced = voicesOf(format).every(({ field }) => request[field])
      const voices = isVoiced ? request : undefined
      const { remarks: written, parts } = context.written
        ? { remarks: remarksIn(context.outcome), parts: undefined }
        : await writeDocument(context, plan, dependencies, { options, voices })
      const notes = [...written, ...declinedOptions(dependencies.writer, options)]
      if (!isVoiced) return wordsOf(notes)
      const leftOut = (await parts?.spoken()) ?? []
      const { gaps, remarks } = describeVoicing(
        plan,
        await voiceDocument(context, plan, dependencies, { ...request, leftOut }),
      )
      return { gaps, ...wordsOf([...notes, ...remarks]) }
    },
    discard: (jobId) => dependencies.parts.removeAll(jobId),
  }
}

/** Writes and stores the document. Returns its parts, and remarks of the writer and on content that could not be stored. */
async function writeDocument<Document>(
  context: AccountContext,
  plan: GenerationPlan<Document>,
  dependencies: GenerationDependencies,
  { options, voices }: { options: WritingOptions; voices: ChosenVoices | undefined },
): Promise<{ remarks: Remark[]; parts: FollowedParts }> {
  const { account, courseId, pageId, signal } = context
  const { access, answers, writer, spendingOf } = dependencies
  context.report({ stage: 'reading', done: 0, total: 0 })
  const base = await context.beginFrom(await plan.documents.contentRevision(account, courseId, pageId))
  const { course } = await access.requirePage(account, courseId, pageId)
  const home = { home: courseHome(account, courseId), courseId }
  const { page, images, missing } = await readPage(context, course, dependencies)

  context.report({ stage: 'writing', done: 0, total: 0 })
  const answersPlace = { ...home, pageId, format: plan.documents.format.format }
  let isFallback = false
  const spending = spendingOf({ accountId: account.id, jobId: context.id, kind: 'writing' })
  const remarks = missing > 0 ? [remarkOf('PICTURES_MISSING', { count: missing })] : []
  const keyOf = keysOfJob(context.id)
  const following = { madeBy: writer.name, keyOf, course: home, options, voices }
  const parts = followParts(context, plan, dependencies, following)
  const { context: place, kept } = await contextOfPage(dependencies, {
    ...home,
    pageId,
    courseName: course.name,
    kept: answers.of(answersPlace),
  })
  const request = {
    page,
    options,
    images,
    signal,
    onProgress: (done: number, total: number) => parts.report({ done, total }),
    onPart: parts.onPart,
    context: place,
    kept,
    spending,
    onRemark: (remark: Remark) => void remarks.push(remark),
    onFallback: () => void (isFallback = true),
  }
  const store = async () => {
    const document = await plan.write(writer, request, home, keyOf)
    await parts.close()
    signal.throwIfAborted()
    const put = async () => {
      await plan.documents.putGenerated(account, { courseId, pageId }, document, base)
      await dependencies.parts.removeAll(context.id)
      // The answers of models that did not finish are paid for. Another generation of the page can use them.
      if (!isFallback) await answers.finished(answersPlace)
    }
    return context.keep(put, { remarks })
  }
  await spending.call(onePage(context.id), () => store().catch(async (error) => parts.abandon(error)))
  return { remarks, parts }
}

/** The remarks of the run that wrote the document. A later run only makes its audio. */
export function remarksIn(outcome: AccountContext['outcome']): Remark[] {
  return keptRemarks.safeParse(outcome).data?.remarks ?? []
}

/** A page counts once, when this run stores it. It belongs to no provider. */
export function onePage(jobId: string): Purchase<boolean> {
  const page = { pages: 1, dollars: 0 }
  return {
    provider: '',
    expected: page,
    reservation: jobId,
    used: (isStored) => (isStored ? page : { dollars: 0 }),
  }
}

/** The page, and its pictures as slides can show them. */
async function readPage(
  { account, courseId, pageId, signal }: AccountContext,
  course: SystemCourse,
  { access, catalogue, readingCircuits }: GenerationDependencies,
) {
  const system = await access.systemOf(account, courseId)
  const circuit = readingCircuits.of(courseHome(account, courseId))
  const page = await circuit.runUnlessOpen(() => readCoursePage(system, course, pageId, signal))
  const place = {
    courseSystem: courseHome(account, courseId),
    courseId,
    pageId,
    organization: account.organization,
    accountId: account.id,
  }
  const pictures = await keepPagePictures({ system, catalogue }, place, picturesOf(page), signal)
  return { page, ...pictures }
}
