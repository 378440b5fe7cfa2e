import { derived } from '../editing/derived.ts'
import { plural } from '../messages/plural.ts'
import { translated } from '../messages/translated.ts'
import { type AudioStatus, audioStatus } from '../narration/audio/audio-status.ts'
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

const slidesOf = (slides: number): string => plural(slides, { one: '# slide', other: '# slides' })

export const silentSlidesMessages = translated('silent slides', {
  missing: (missing: number, slides: number) =>
    plural(missing, {
      one: `# of ${slidesOf(slides)} has no audio yet.`,
      other: `# of ${slidesOf(slides)} have no audio yet.`,
    }),
  outdated: (outdated: number, slides: number) =>
    plural(outdated, {
      one: `# of ${slidesOf(slides)} still says an earlier text.`,
      other: `# of ${slidesOf(slides)} still say an earlier text.`,
    }),
  both: (missing: string, outdated: string) => `${missing} ${outdated}`,
})

/** A sentence about the audio that learners cannot hear in its current form. Undefined if all audio is current. */
export function silentSlidesSentence({ slides, missing, outdated }: SlideAudioCount): string | undefined {
  const withoutAudio = missing > 0 ? silentSlidesMessages.missing(missing, slides) : undefined
  const ofEarlierText = outdated > 0 ? silentSlidesMessages.outdated(outdated, slides) : undefined
  if (withoutAudio === undefined || ofEarlierText === undefined) return withoutAudio ?? ofEarlierText
  return silentSlidesMessages.both(withoutAudio, ofEarlierText)
}
