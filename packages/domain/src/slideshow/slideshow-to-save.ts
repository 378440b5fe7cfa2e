import type { Slideshow } from './slideshow.ts'

/** What a request to save carries: the server derives `audio` and `text_audio` from the audio it keeps, so they are left out. */
export function slideshowToSave(slideshow: Slideshow): Slideshow {
  return {
    ...slideshow,
    slides: slideshow.slides.map(({ audio: _derived, text_audio: _texts, ...slide }) => slide),
  }
}
