import type { Slideshow } from './slideshow.ts'

/**
 * Returns the body of a request to save. The server derives `audio` and `text_audio` from its stored audio, so the body
 * omits them.
 */
export function slideshowToSave(slideshow: Slideshow): Slideshow {
  return {
    ...slideshow,
    slides: slideshow.slides.map(({ audio: _derived, text_audio: _texts, ...slide }) => slide),
  }
}
