import type { Podcast } from '@lectern/domain/podcast/podcast.ts'
import type { Slideshow } from '@lectern/domain/slideshow/slideshow.ts'
import type { Documents } from '../documents/documents.ts'
import { type GenerationRooms, generationWork, voicingWork } from '../generation/generation-work.ts'
import type { MediaFile } from '../media/catalogue-store.ts'
import { podcastPlan } from '../podcasts/podcast-plan.ts'
import { slideshowPlan } from '../slideshows/slideshow-plan.ts'
import type { JobKinds } from './job-kind.ts'

/** Every kind of durable work. */
export function createJobKinds(
  rooms: GenerationRooms & {
    slideshows: Documents<Slideshow>
    podcasts: Documents<Podcast>
    /** Makes the audio of a line ready for the episode. Nothing waits for it, and it never throws. */
    prepareLine: (file: MediaFile) => void
  },
): JobKinds {
  const slideshow = slideshowPlan(rooms.slideshows)
  const podcast = podcastPlan(rooms.podcasts, rooms.prepareLine)
  return {
    'generate-slideshow': generationWork('generate-slideshow', slideshow, rooms),
    'generate-podcast': generationWork('generate-podcast', podcast, rooms),
    'voice-slideshow': voicingWork('voice-slideshow', slideshow, rooms),
    'voice-podcast': voicingWork('voice-podcast', podcast, rooms),
  }
}
