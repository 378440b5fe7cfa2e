import { withSlideAudio } from '@lectern/domain/slideshow/slide-audio.ts'
import type { Slideshow } from '@lectern/domain/slideshow/slideshow.ts'
import type { SpokenParts } from '../../../editing/spoken-takes/takes-of-document.ts'

/** How a slideshow speaks the scripts of its slides. */
export const spokenSlides: SpokenParts<Slideshow> = {
  spokenFields({ presentation, slides }, key) {
    const slide = slides.find((one) => one.key === key)
    return slide && { script: slide.audio_script, language: presentation.language }
  },
  withAudio: (key, { audio_path, audio }) => withSlideAudio([{ key, audio_path, audio }]),
}
