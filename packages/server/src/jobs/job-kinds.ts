import type { Podcast } from '@lectern/domain/podcast/podcast.ts'
import type { Slideshow } from '@lectern/domain/slideshow/slideshow.ts'
import type { Documents } from '../documents/documents.ts'
import { type GenerationRooms, generationWork, voicingWork } from '../generation/generation-work.ts'
import { podcastPlan } from '../podcasts/podcast-plan.ts'
import { slideshowPlan } from '../slideshows/slideshow-plan.ts'
import type { JobContext, JobKinds, JobWork } from './job-kind.ts'

/** Every kind of durable work. */
export function createJobKinds(
  rooms: GenerationRooms & {
    slideshows: Documents<Slideshow>
    podcasts: Documents<Podcast>
    /** Makes a podcast that was voiced ready to be fetched as one file. Nothing waits for it, and it never throws. */
    prepareEpisode: (context: Pick<JobContext, 'account' | 'courseId' | 'pageId'>) => void
  },
): JobKinds {
  const slideshow = slideshowPlan(rooms.slideshows)
  const podcast = podcastPlan(rooms.podcasts)
  const thenPrepared = (work: JobWork): JobWork => ({
    kind: work.kind,
    async run(context) {
      const outcome = await work.run(context)
      rooms.prepareEpisode(context)
      return outcome
    },
  })
  return {
    'generate-slideshow': generationWork('generate-slideshow', slideshow, rooms),
    'generate-podcast': thenPrepared(generationWork('generate-podcast', podcast, rooms)),
    'voice-slideshow': voicingWork('voice-slideshow', slideshow, rooms),
    'voice-podcast': thenPrepared(voicingWork('voice-podcast', podcast, rooms)),
  }
}
