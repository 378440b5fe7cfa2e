import { type Translations, translationsApi } from '@lectern/domain/api/documents/translations.ts'
import { type Format, formats } from '@lectern/domain/courses/formats.ts'
import { translatedPage } from '@lectern/domain/documents/translated-page.ts'
import { isEnded, type Job, jobKindOf } from '@lectern/domain/jobs/job.ts'
import type { Language } from '@lectern/domain/voices/languages.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { call } from '../../api/call.ts'
import { onJobEnd, useJobs } from '../../api/events/jobs.ts'
import { inBackground } from '../../ui/in-background.ts'
import type { PageAddress } from '../document/editable-document.ts'

/** The address of the original, also for a translation. */
export function originalOf({ courseId, pageId }: PageAddress): PageAddress {
  return { courseId, pageId: translatedPage(pageId)?.pageId ?? pageId }
}

/** The path of an editor. */
export function editorPath(format: Format, { courseId, pageId }: PageAddress): string {
  return `${formats[format].editor}/${encodeURIComponent(courseId)}/${encodeURIComponent(pageId)}`
}

export interface TranslationList {
  /** Undefined until it is loaded. */
  readonly list: Translations | undefined
  readonly failed: boolean
}

/** The languages of a document. `onEnd` is called when a translation of it has ended. */
export function useTranslationList(
  page: PageAddress,
  format: Format,
  onEnd: (job: Job, language: Language) => void,
): TranslationList {
  const queries = useQueryClient()
  const { courseId, pageId } = originalOf(page)
  const queryKey = ['translations', courseId, pageId, format]
  const { data, isError } = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(translationsApi.list, { params: { courseId, pageId, format }, signal }),
    staleTime: 30_000,
  })
  const end = useEffectEvent((job: Job) => {
    const language = languageOfJob(job, { courseId, pageId }, format)
    if (!language) return
    inBackground(queries.invalidateQueries({ queryKey }))
    onEnd(job, language)
  })
  useEffect(() => onJobEnd((job) => end(job)), [])
  return { list: data, failed: isError }
}

/** The languages into which this account is translating a document now. */
export function useRunningTranslations(page: PageAddress, format: Format): readonly Language[] {
  const original = originalOf(page)
  const running = (useJobs() ?? []).filter(({ state }) => !isEnded(state))
  return running.flatMap((job) => languageOfJob(job, original, format) ?? [])
}

/** The language of a job that translates this original. Undefined for other jobs. */
function languageOfJob(job: Job, { courseId, pageId }: PageAddress, format: Format): Language | undefined {
  const translation = translatedPage(job.page_id)
  const isOfDocument = job.course_id === courseId && translation?.pageId === pageId
  return isOfDocument && job.kind === jobKindOf('translate', format) ? translation.language : undefined
}
