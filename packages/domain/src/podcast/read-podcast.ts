import { parseLeniently } from '../documents/parse-leniently.ts'
import { type Podcast, podcast } from './podcast.ts'

/**
 * Reads a podcast that was stored, by the server or as a draft in a browser. Music that this version does not know is left
 * out. Throws a ZodError if it is not a podcast.
 */
export function readPodcast(stored: unknown): Podcast {
  return parseLeniently(podcast, stored, [['podcast', 'music_bed']])
}
