import { matchKeys, withOwnKeys } from '../documents/part-keys.ts'
import type { Slide, Slideshow } from './slideshow.ts'

/**
 * The slideshow with a key for every slide. Slides without one get that of the same slide in `known`, an earlier reading
 * of the document, else a new one. The same slideshow if every slide has its own.
 */
export function withSlideKeys(slideshow: Slideshow, known?: Slideshow): Slideshow {
  const own = withOwnKeys(slideshow.slides)
  if (own === slideshow.slides) return slideshow
  return { ...slideshow, slides: known ? matchKeys(slideshow.slides, known.slides, wordsOf) : own }
}

function wordsOf({ slide_type, content, audio_script }: Slide): string {
  return JSON.stringify([slide_type, content, audio_script])
}
