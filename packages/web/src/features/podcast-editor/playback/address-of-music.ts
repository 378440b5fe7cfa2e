import { podcastMusicApi } from '@lectern/domain/api/documents/podcast-music.ts'
import type { BedPart } from '@lectern/domain/podcast/music/music-bed.ts'
import { fillIn } from '../../../api/call.ts'

/** The address from which audio elements load the music. */
export function addressOfMusic(bed: string, part: BedPart): string {
  return fillIn(podcastMusicApi.part.path, { bed, part })
}
