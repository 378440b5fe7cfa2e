import { translatedPage } from '@lectern/domain/documents/translated-page.ts'
import { jobKindOf } from '@lectern/domain/jobs/job.ts'
import { joinedMakers } from '@lectern/domain/documents/maker-names.ts'
import { Problem } from '@lectern/domain/problems/problems.ts'
import { type Remark, remarkOf } from '@lectern/domain/problems/remark.ts'
import type { TranslationFormat } from '@lectern/domain/translation/behind.ts'
import { allVoices, voiceFields, voicesOf } from '@lectern/domain/voices/chosen-voices.ts'
import { z } from 'zod/mini'
import { courseHome } from '../course-material/courses/course-home.ts'
import { keptTerms } from '../documents/translations/kept-terms.ts'
import { translateParts } from '../documents/translations/translate-parts.ts'
import type { GenerationPlan } from '../documents/plans/generation-plan.ts'
import type { JobWork } from '../platform/queue/job-kind.ts'
import { type AccountContext, withAccount } from './account-context.ts'
import { type GenerationDependencies, onePage, remarksIn } from './generate-document.ts'
import { wordsOf } from './remarks.ts'
import { describeVoicing, voiceDocument } from './voice-document.ts'

const translationRequest = z.object(voiceFields(allVoices))

/**
 * The job that translates a stored document and narrates the result. The page of the job is that of the translation, so that
 * each language has one job at a time.
 */
export function translationWork<Document>(
  plan: GenerationPlan<Document>,
  translation: TranslationFormat<Document>,
  dependencies: GenerationDependencies,
): JobWork {
  const { format } = plan.documents.format
  return {
    kind: jobKindOf('translate', format),
    async run(job) {
      const context = await withAccount(job, dependencies)
      const voices = translationRequest.parse(context.request)
      const notes = context.written
        ? remarksIn(context.outcome)
        : await translateDocument(context, plan, translation, dependencies)
      if (!voicesOf(format).every(({ field }) => voices[field])) {
        const language = translatedPage(context.pageId)?.language ?? ''
        return wordsOf([...notes, remarkOf('NO_VOICE_FOR_TRANSLATION', { language })])
      }
      const { gaps, remarks } = describeVoicing(
        plan,
        await voiceDocument(context, plan, dependencies, { ...voices }),
      )
      return { gaps, ...wordsOf([...notes, ...remarks]) }
    },
  }
}

/** Translates the original and stores the result. The answers of the writer are kept until then. */
async function translateDocument<Document>(
  context: AccountContext,
  { documents }: GenerationPlan<Document>,
  translation: TranslationFormat<Document>,
  { access, answers, glossaries, writer, spendingOf }: GenerationDependencies,
): Promise<readonly Remark[]> {
  const { account, courseId, pageId, signal } = context
  const { format } = documents.format
  context.report({ stage: 'reading', done: 0, total: 0 })
  const { translation: place } = await access.requirePage(account, courseId, pageId)
  if (!place) throw new Problem('NOT_FOUND')
  const { language } = place
  const revision = await documents.contentRevision(account, courseId, pageId)
  // A retry of an earlier job does not replace a translation that was made since.
  if (revision > 0) throw new Problem('TRANSLATION_NOT_POSSIBLE', { reason: 'exists', values: { language } })
  const base = await context.beginFrom(revision)
  const { document: original } = await documents.get(account, courseId, place.pageId)
  const home = courseHome(account, courseId)
  const answersPlace = { home, courseId, pageId, format }
  const spending = spendingOf({ accountId: account.id, jobId: context.id, kind: 'writing' })

  const store = async () => {
    const { texts, remarks, makers } = await translateParts(writer, {
      format,
      groups: translation.groups(original),
      title: translation.titleOf(original),
      from: translation.languageOf(original),
      to: language,
      terms: keptTerms(await glossaries.termsOf(home, courseId), language),
      isUrgent: false,
      signal,
      kept: answers.of(answersPlace),
      spending,
      onProgress: (done, total) => context.report({ stage: 'writing', done, total }),
    })
    signal.throwIfAborted()
    const madeBy = makers.length > 0 ? joinedMakers(makers) : writer.name
    const translated = translation.translated(original, texts, { language, madeBy })
    const put = async () => {
      await documents.putGenerated(account, { courseId, pageId }, translated, base)
      await answers.finished(answersPlace)
    }
    const isStored = await context.keep(put, { remarks })
    return { isStored, remarks }
  }
  const { used, ...page } = onePage(context.id)
  const { remarks } = await spending.call({ ...page, used: ({ isStored }) => used(isStored) }, store)
  return remarks
}
