import { type Format, formatNames } from '@lectern/domain/courses/formats.ts'
import type { TranslationFormat } from '@lectern/domain/translation/behind.ts'
import { translationFormats } from '@lectern/domain/translation/translation-formats.ts'
import type { ContentsByFormat } from '../documents/library/documents-by-format.ts'
import type { GenerationPlan } from '../documents/plans/generation-plan.ts'
import type { MediaFile } from '../course-material/media/catalogue-store.ts'
import { podcastPlan } from '../documents/plans/podcast-plan.ts'
import type { JobKinds } from '../platform/queue/job-kind.ts'
import { slideshowPlan } from '../documents/plans/slideshow-plan.ts'
import { type GenerationDependencies, generationWork } from './generate-document.ts'
import { publishingWork, type PublishingWorkDependencies } from './publish-document.ts'
import { translationWork } from './translate-document.ts'
import { voicingWork } from './voice-document.ts'

export interface JobKindDependencies extends GenerationDependencies, PublishingWorkDependencies {
  readonly contents: ContentsByFormat
  /** Prepares the audio of a line for the episode in the background; never throws. */
  readonly prepareLine: (file: MediaFile) => void
}

/** All kinds of durable work. */
export function createJobKinds(dependencies: JobKindDependencies): JobKinds {
  const { contents, prepareLine } = dependencies
  const plans: Readonly<Record<Format, GenerationPlan<unknown>>> = {
    slideshow: slideshowPlan(contents.slideshow),
    podcast: podcastPlan(contents.podcast, prepareLine),
  }
  const kinds = formatNames.flatMap((format) => {
    const translation: TranslationFormat<unknown> = translationFormats[format]
    return [
      generationWork(plans[format], dependencies),
      voicingWork(plans[format], dependencies),
      translationWork(plans[format], translation, dependencies),
      publishingWork(format, dependencies),
    ]
  })
  // All tasks of every format are all kinds of jobs.
  return Object.fromEntries(kinds.map((work) => [work.kind, work])) as JobKinds
}
