import type { Narration } from '../narration/narration.ts'
import type { Slideshow } from './slideshow.ts'

/** A slide's id as the audio calls take it: letters, digits, hyphens and underscores. */
export function sanitizeSlideId(slideId: string): string {
  return slideId.replace(/[^A-Za-z0-9_-]/g, '_')
}

/** The file name that is asked for when one slide is voiced. */
export function slideAudioFilename(slideId: string): string {
  return `test_slide-${sanitizeSlideId(slideId)}.mp3`
}

/** Audio that has arrived for a script. */
export interface ArrivedAudio {
  readonly audio_path: string
  readonly audio: Narration
}

/**
 * Gives audio to every slide that says exactly its words. Words identify it better than ids do: slides may have been
 * moved, and so renumbered, while it was made.
 */
export function withSlideAudio(slideshow: Slideshow, arrived: ArrivedAudio): Slideshow {
  if (!slideshow.slides.some((slide) => slide.audio_script === arrived.audio.text)) return slideshow
  return {
    ...slideshow,
    slides: slideshow.slides.map((slide) =>
      slide.audio_script === arrived.audio.text ? { ...slide, ...arrived } : slide,
    ),
  }
}
