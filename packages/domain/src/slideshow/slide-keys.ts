import { matchKeys, withOwnKeys } from '../documents/part-keys.ts'
import type { Slide, Slideshow } from './slideshow.ts'

/**
 * Gives every slide a key. A slide without one gets the key of the same slide in `known`, an earlier version of the
 * document, otherwise a new one. Returns the same slideshow if every slide has a key.
 */
export function withSlideKeys(slideshow: Slideshow, known?: Slideshow): Slideshow {
  const own = withOwnKeys(slideshow.slides)
  if (own === slideshow.slides) return slideshow
  return { ...slideshow, slides: known ? matchKeys(slideshow.slides, known.slides, wordsOf) : own }
}

function wordsOf({ slide_type, content, audio_script }: Slide): string {
  return JSON.stringify([slide_type, content, audio_script])
}
