import { inEachList, memoizePerItem } from '../editing/shared-change.ts'
import { isSameAudio, takesAudio } from '../narration/audio/arrived-audio.ts'
import { audioStatus } from '../narration/audio/audio-status.ts'
import type { AudioStatus } from '../narration/audio/audio-status.ts'
import type { Narration } from '../narration/narration.ts'
import { slideTexts, spokenTexts, textsToVoice } from './slide-texts.ts'
import type { Slide, Slideshow } from './slideshow.ts'

/** The id of a slide in audio calls: letters, digits, hyphens and underscores. */
export function sanitizeSlideId(slideId: string): string {
  return slideId.replace(/[^A-Za-z0-9_-]/g, '_')
}

/** The file name in a request for the audio of one slide. */
export function slideAudioFilename(slideId: string): string {
  return `test_slide-${sanitizeSlideId(slideId)}.mp3`
}

/** How things stand with the audio of a slide's script. */
export function slideAudioStatus(slide: Slide): AudioStatus {
  return audioStatus({ ...slide, script: slide.audio_script })
}

/** The slides with a script. */
export function slidesThatSpeak({ slides }: Slideshow): readonly Slide[] {
  return slides.filter((slide) => spokenTexts(slide).length > 0)
}

/** The slides that have something to say and no audio of just that: of the script, or of what a quiz says to answers. */
export function slidesToVoice({ slides }: Slideshow): readonly Slide[] {
  return slides.filter((slide) => textsToVoice(slide).length > 0)
}

/**
 * The keys that name what has to be voiced: the slide's where that is its script, and with it all that it says, else
 * those of its texts.
 */
export function keysToVoice({ slides }: Slideshow): readonly string[] {
  return slides.flatMap((slide) => {
    const keys = textsToVoice(slide).map(({ key }) => key)
    return keys.includes(slide.key) ? [slide.key] : keys
  })
}

/** The keys of the texts that a substitute voice speaks. */
export function keysInSubstitute({ slides }: Slideshow): readonly string[] {
  return slides
    .flatMap(slideTexts)
    .flatMap(({ key, audio }) => (audio?.substitute_for === undefined ? [] : [key]))
}

/** Audio that has arrived for a text of a slide. */
export interface ArrivedAudio {
  /** The slide or the text it was made for, as `slideTexts` names it. */
  readonly key: string
  readonly audio_path: string
  readonly audio: Narration
}

/** The audio that the texts of slides have, by their keys. */
export function audioOfSlides({ slides }: Slideshow): readonly ArrivedAudio[] {
  return slides
    .flatMap(slideTexts)
    .flatMap(({ key, audio_path, audio }) => (audio_path && audio ? [{ key, audio_path, audio }] : []))
}

/**
 * Gives slides the audio that was made for them, also in every step of a history: apply one result to all of them. A text
 * takes audio of exactly its words; audio of other words only if it has none that fits, and then asks for an update. What
 * changes nothing gives back the same slides and the same slideshow.
 */
export function withSlideAudio(arrived: readonly ArrivedAudio[]): (slideshow: Slideshow) => Slideshow {
  const byKey = new Map(arrived.map((one) => [one.key, one]))
  const inSlides = inEachList((slide: Slide) =>
    slideTexts(slide).reduce((changed, text) => {
      const { audio_path, audio } = byKey.get(text.key) ?? {}
      if (!audio_path || !audio || !takesAudio(text, audio) || isSameAudio(text, audio_path, audio))
        return changed
      if (text.field === undefined) return { ...changed, audio_path, audio }
      return { ...changed, text_audio: { ...changed.text_audio, [text.field]: { audio_path, audio } } }
    }, slide),
  )
  return memoizePerItem((slideshow: Slideshow) => {
    const slides = inSlides(slideshow.slides)
    return slides === slideshow.slides ? slideshow : { ...slideshow, slides }
  })
}
