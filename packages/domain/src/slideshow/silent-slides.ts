import { derived } from '../editing/derived.ts'
import { type AudioStatus, audioStatus } from '../narration/audio-status.ts'
import { slideTexts } from './slide-texts.ts'
import type { Slide, Slideshow } from './slideshow.ts'

/** Audio of a slideshow in numbers. */
export interface SlideAudioCount {
  readonly slides: number
  /** Slides with a text to speak, the script or the feedback of a quiz, that has no audio. */
  readonly missing: number
  /** Other slides with a text whose audio has different words or another pronunciation. */
  readonly outdated: number
}

export function countSlideAudio({ slides }: Pick<Slideshow, 'slides'>): SlideAudioCount {
  const states = slides.map(audioOfSlide)
  const count = (wanted: string) => states.filter((state) => state === wanted).length
  return { slides: slides.length, missing: count('Not Generated'), outdated: count('Update Needed') }
}

/** The worst status of the texts of a slide that have audio or something to say. */
const audioOfSlide = derived((slide: Slide): AudioStatus | undefined => {
  const statuses = slideTexts(slide)
    .filter(({ audio_path, script }) => audio_path || /[\p{L}\p{N}]/u.test(script))
    .map(audioStatus)
  return worstFirst.find((status) => statuses.includes(status))
})

const worstFirst: readonly AudioStatus[] = ['Not Generated', 'Update Needed', 'Available']

/** What learners cannot hear in its current form. Undefined if all audio is current. */
export function silentSlidesSentence({ slides, missing, outdated }: SlideAudioCount): string | undefined {
  const parts = [
    missing > 0 && `${missing} of ${slides} slides ${missing === 1 ? 'has' : 'have'} no audio yet.`,
    outdated > 0 &&
      `${outdated} of ${slides} slides still ${outdated === 1 ? 'says' : 'say'} an earlier text.`,
  ].filter((part) => part !== false)
  return parts.length > 0 ? parts.join(' ') : undefined
}
