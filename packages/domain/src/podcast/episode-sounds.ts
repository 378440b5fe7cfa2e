import type { EpisodeSound } from './episode-sound.ts'
import { chime } from './episode-sounds/chime.ts'
import { plucked } from './episode-sounds/plucked.ts'
import { swell } from './episode-sounds/swell.ts'
import type { Podcast } from './podcast.ts'

/** What an episode can begin and end with, besides nothing. */
export const episodeSounds: readonly EpisodeSound[] = [chime, plucked, swell]

/** How a document says that there is none. */
export const noSound = 'none'

/** The sounds that a podcast opens and closes with; one that is not known (any more) is none. */
export function soundsOf({ podcast }: Podcast): {
  intro: EpisodeSound | undefined
  outro: EpisodeSound | undefined
} {
  const find = (id: string | undefined) => episodeSounds.find((sound) => sound.id === id)
  return { intro: find(podcast.intro_sound), outro: find(podcast.outro_sound) }
}
