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

/** Audio that has arrived for a script. */
export interface ArrivedAudio {
  /** The slide it was made for, as that was called then. */
  readonly slide_id?: string
  readonly audio_path: string
  readonly audio: Narration
}

/**
 * Gives every slide the audio that says exactly its words. Words identify it better than ids do: slides may have been
 * moved, and so renumbered, while it was made; the id only decides between audio of the same words. What changes nothing
 * gives back the slides, and the slideshow, as they are.
 */
export function withSlideAudio(slideshow: Slideshow, arrived: readonly ArrivedAudio[]): Slideshow {
  const byWords = Map.groupBy(arrived, ({ audio }) => audio.text.trim())
  const slides = slideshow.slides.map((slide) => {
    const fitting = byWords.get(slide.audio_script.trim())
    const found = fitting?.find(({ slide_id }) => slide_id === slide.slide_id) ?? fitting?.[0]
    if (!found) return slide
    const { audio } = slide
    const known = audio && found.audio_path === slide.audio_path
    if (known && audio.said_otherwise === found.audio.said_otherwise) return slide
    return { ...slide, audio_path: found.audio_path, audio: found.audio }
  })
  const changed = slides.some((slide, index) => slide !== slideshow.slides[index])
  return changed ? { ...slideshow, slides } : slideshow
}
