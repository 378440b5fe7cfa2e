import { spokenWords } from '../narration/marks/speech-marks.ts'
import { spokenMinutes } from '../narration/script-statistics.ts'
import type { FieldKind, Fields } from '../slides/slide-type.ts'
import { isSlideType, slideTypes } from '../slides/slide-types.ts'
import type { Slide } from './slideshow.ts'

/** Minimum duration of a slide without audio, in milliseconds. */
const shortestReadingMs = 5000

type Timed = Pick<Slide, 'slide_type' | 'audio_path' | 'audio' | 'audio_script' | 'content'>

/** Duration of a slide, in milliseconds: that of its audio, otherwise the time to read its script or its text aloud. */
export function slideDuration(slide: Timed): number {
  if (slide.audio_path && slide.audio) return slide.audio.duration_ms
  const text = spokenWords(slide.audio_script).trim() === '' ? textOf(slide) : slide.audio_script
  return Math.max(shortestReadingMs, spokenMinutes(text) * 60_000)
}

const unread: readonly (FieldKind | undefined)[] = ['image', 'choice', 'choices']

/** The readable text of a slide, without the address of its picture and the values of choices. */
function textOf({ slide_type: type, content }: Timed): string {
  const fields: Fields = isSlideType(type) ? slideTypes[type].fields : {}
  return Object.entries(content)
    .filter(([name]) => !unread.includes(fields[name]?.kind))
    .map(([, value]) => String(value))
    .join(' ')
}

/** Start of each slide, in milliseconds from the start of the slideshow, and the end of the last one. */
export interface Timeline {
  readonly starts: readonly number[]
  readonly end: number
}

export function timeline(slides: readonly Timed[]): Timeline {
  let end = 0
  const starts = slides.map((slide) => {
    const start = end
    end += slideDuration(slide)
    return start
  })
  return { starts, end }
}

/** The slide that plays at a time of the slideshow, with the time within the slide. */
export function placeAt({ starts }: Timeline, time: number): { index: number; offset: number } {
  const index = Math.max(
    0,
    starts.findLastIndex((start) => start <= time),
  )
  return { index, offset: Math.max(0, time - (starts[index] ?? 0)) }
}
