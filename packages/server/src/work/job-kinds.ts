import { type Format, formatNames } from '@lectern/domain/courses/formats.ts'
import type { DocumentOf } from '@lectern/domain/formats/document-of.ts'
import { translationFormats } from '@lectern/domain/translation/translation-formats.ts'
import type { ContentsByFormat } from '../documents/library/documents-by-format.ts'
import type { GenerationPlan } from '../documents/plans/generation-plan.ts'
import type { MediaFile } from '../course-material/media/catalogue-store.ts'
import { podcastPlan } from '../documents/plans/podcast-plan.ts'
import type { JobKinds, JobWork } from '../platform/queue/job-kind.ts'
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
  const plans: { readonly [Name in Format]: GenerationPlan<DocumentOf<Name>> } = {
    slideshow: slideshowPlan(contents.slideshow),
    podcast: podcastPlan(contents.podcast, prepareLine),
  }
  function worksOf<Name extends Format>(format: Name): readonly JobWork[] {
    const plan: GenerationPlan<DocumentOf<Name>> = plans[format]
    return [
      generationWork(plan, dependencies),
      voicingWork(plan, dependencies),
      translationWork(plan, translationFormats[format], dependencies),
      publishingWork(format, dependencies),
    ]
  }
  const kinds = formatNames.flatMap((format) => worksOf(format))
  // All tasks of every format are all kinds of jobs.
  return Object.fromEntries(kinds.map((work) => [work.kind, work])) as JobKinds
}
