import type { Podcast } from '../podcast.ts'
import type { MusicBed } from './music-bed.ts'
import { calmPads } from './music-beds/calm-pads.ts'
import { pluckedStrings } from './music-beds/plucked-strings.ts'
import { softBells } from './music-beds/soft-bells.ts'
import { warmKeys } from './music-beds/warm-keys.ts'

/** The music that an episode can have, in menu order. */
export const musicBeds: readonly MusicBed[] = [calmPads, pluckedStrings, softBells, warmKeys]

/** How a document says that there is none. */
export const noMusic = 'off'

/** The music of a podcast; undefined for none, and for music that this version does not have. */
export function musicOf({ podcast }: Podcast): MusicBed | undefined {
  return musicBeds.find(({ id }) => id === podcast.music_bed)
}
