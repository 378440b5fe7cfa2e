import { withLabels } from '../../messages/with-labels.ts'
import type { EpisodeSound } from './episode-sound.ts'
import { chime } from './episode-sounds/chime.ts'
import { plucked } from './episode-sounds/plucked.ts'
import { swell } from './episode-sounds/swell.ts'
import type { Podcast } from '../podcast.ts'

/** The sounds for the start and the end of an episode, besides silence. */
export const episodeSounds = /* @__PURE__ */ withLabels('episode sounds', [chime, plucked, swell])

/** The id for silence. */
export const noSound = 'none'

/** The opening and closing sounds of a podcast. Unknown ids count as silence. */
export function soundsOf({ podcast }: Podcast): {
  intro: EpisodeSound | undefined
  outro: EpisodeSound | undefined
} {
  const find = (id: string | undefined) => episodeSounds.find((sound) => sound.id === id)
  return { intro: find(podcast.intro_sound), outro: find(podcast.outro_sound) }
}
