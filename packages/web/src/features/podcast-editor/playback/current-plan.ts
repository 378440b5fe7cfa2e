import { type EpisodePlan, planEpisode } from '@lectern/domain/podcast/episode/episode-plan.ts'
import { musicOf } from '@lectern/domain/podcast/music/music-beds.ts'
import type { Podcast } from '@lectern/domain/podcast/podcast.ts'
import { isSamePlan } from './same-plan.ts'

/**
 * Returns a function that plans the open podcast. Its result is the same object until a time changes, so that components
 * do not render again at every keystroke.
 */
export function createCurrentPlan(document: () => Podcast): () => EpisodePlan {
  let planned: { podcast: Podcast; plan: EpisodePlan } | undefined
  return () => {
    const podcast = document()
    if (planned?.podcast !== podcast) {
      const next = planEpisode(podcast, { music: musicOf(podcast) !== undefined })
      planned = { podcast, plan: planned && isSamePlan(planned.plan, next) ? planned.plan : next }
    }
    return planned.plan
  }
}
