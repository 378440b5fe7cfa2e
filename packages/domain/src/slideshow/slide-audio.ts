import { audioStatus, saysTheSame } from '../narration/audio-status.ts'
import type { AudioStatus } from '../narration/audio-status.ts'
import type { Narration } from '../narration/narration.ts'
import type { Slide, Slideshow } from './slideshow.ts'

/** A slide's id as the audio calls take it: letters, digits, hyphens and underscores. */
export function sanitizeSlideId(slideId: string): string {
  return slideId.replace(/[^A-Za-z0-9_-]/g, '_')
}

/** The file name that is asked for when one slide is voiced. */
export function slideAudioFilename(slideId: string): string {
  return `test_slide-${sanitizeSlideId(slideId)}.mp3`
}

export function slideAudioStatus(slide: Slide): AudioStatus {
  return audioStatus({ ...slide, script: slide.audio_script })
}

/** The slides that have something to say and no audio of just that. */
export function slidesToVoice({ slides }: Slideshow): readonly Slide[] {
  return slides.filter((slide) => slide.audio_script.trim() && slideAudioStatus(slide) !== 'Available')
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
  const says = (slide: Slide) => saysTheSame(slide.audio_script, arrived.audio.text)
  if (!slideshow.slides.some(says)) return slideshow
  return {
    ...slideshow,
    slides: slideshow.slides.map((slide) => (says(slide) ? { ...slide, ...arrived } : slide)),
  }
}
