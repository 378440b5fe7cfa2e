import type { Slideshow } from './slideshow.ts'

/** What a request to save carries: the server derives `audio` from the audio it keeps, so that is left out. */
export function slideshowToSave(slideshow: Slideshow): Slideshow {
  return { ...slideshow, slides: slideshow.slides.map(({ audio: _derived, ...slide }) => slide) }
}
