import { withLabels } from '../../messages/with-labels.ts'
import type { MusicBed } from './music-bed.ts'
import { calmPads } from './music-beds/calm-pads.ts'
import { pluckedStrings } from './music-beds/plucked-strings.ts'
import { softBells } from './music-beds/soft-bells.ts'
import { warmKeys } from './music-beds/warm-keys.ts'

/** The music of episodes, in the order of the menu. */
export const musicBeds = /* @__PURE__ */ withLabels('music beds', [
  calmPads,
  pluckedStrings,
  softBells,
  warmKeys,
])

/** The id for no music. */
export const noMusic = 'off'

interface Chosen {
  readonly podcast: { readonly music_bed?: string | null | undefined }
}

/** The music of a podcast. Undefined for no music, and for music that this version does not know. */
export function musicOf({ podcast }: Chosen): MusicBed | undefined {
  return musicBeds.find(({ id }) => id === podcast.music_bed)
}
