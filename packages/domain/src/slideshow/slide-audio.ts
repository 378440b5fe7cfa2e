import { inEachList, once } from '../editing/shared-change.ts'
import { isSameAudio, takesAudio } from '../narration/arrived-audio.ts'
import { audioStatus } from '../narration/audio-status.ts'
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

/** The slides that have something to say. */
export function slidesThatSpeak({ slides }: Slideshow): readonly Slide[] {
  return slides.filter((slide) => slide.audio_script.trim())
}

/** The slides that have something to say and no audio of just that. */
export function slidesToVoice(slideshow: Slideshow): readonly Slide[] {
  return slidesThatSpeak(slideshow).filter((slide) => slideAudioStatus(slide) !== 'Available')
}

/** Audio that has arrived for a slide. */
export interface ArrivedAudio {
  /** The slide it was made for. */
  readonly key: string
  readonly audio_path: string
  readonly audio: Narration
}

/**
 * Gives slides the audio that was made for them, also in every step of a history: apply one result to all of them. A slide
 * takes audio of exactly its words; audio of other words only if it has none that fits, and then asks for an update. What
 * changes nothing gives back the same slides and the same slideshow.
 */
export function withSlideAudio(arrived: readonly ArrivedAudio[]): (slideshow: Slideshow) => Slideshow {
  const byKey = new Map(arrived.map((one) => [one.key, one]))
  const inSlides = inEachList((slide: Slide) => {
    const { audio_path, audio } = byKey.get(slide.key) ?? {}
    if (!audio_path || !audio || !takesAudio({ ...slide, script: slide.audio_script }, audio)) return slide
    return isSameAudio(slide, audio_path, audio) ? slide : { ...slide, audio_path, audio }
  })
  return once((slideshow: Slideshow) => {
    const slides = inSlides(slideshow.slides)
    return slides === slideshow.slides ? slideshow : { ...slideshow, slides }
  })
}
