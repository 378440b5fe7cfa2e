import type { Podcast } from '@lectern/domain/podcast/podcast.ts'
import type { Slideshow } from '@lectern/domain/slideshow/slideshow.ts'
import type { Documents } from '../documents/documents.ts'
import type { MediaFile } from '../media/catalogue-store.ts'
import { podcastPlan } from '../podcasts/podcast-plan.ts'
import type { JobKinds } from '../queue/job-kind.ts'
import { slideshowPlan } from '../slideshows/slideshow-plan.ts'
import { type GenerationDependencies, generationWork } from './generate-document.ts'
import { voicingWork } from './voice-document.ts'

export interface JobKindDependencies extends GenerationDependencies {
  readonly slideshows: Documents<Slideshow>
  readonly podcasts: Documents<Podcast>
  /** Prepares the audio of a line for the episode in the background; never throws. */
  readonly prepareLine: (file: MediaFile) => void
}

/** All kinds of durable work. */
export function createJobKinds(dependencies: JobKindDependencies): JobKinds {
  const slideshow = slideshowPlan(dependencies.slideshows)
  const podcast = podcastPlan(dependencies.podcasts, dependencies.prepareLine)
  return {
    'generate-slideshow': generationWork('generate-slideshow', slideshow, dependencies),
    'generate-podcast': generationWork('generate-podcast', podcast, dependencies),
    'voice-slideshow': voicingWork('voice-slideshow', slideshow, dependencies),
    'voice-podcast': voicingWork('voice-podcast', podcast, dependencies),
  }
}
