import { spokenMinutes } from '../narration/script-statistics.ts'
import type { FieldKind, Fields } from '../slides/slide-type.ts'
import { isSlideType, slideTypes } from '../slides/slide-types.ts'
import type { Slide } from './slideshow.ts'

/** A slide without audio stands at least this long, in milliseconds. */
const shortestReadingMs = 5000

type Timed = Pick<Slide, 'slide_type' | 'audio_path' | 'audio' | 'audio_script' | 'content'>

/** How long a slide plays, in milliseconds: its audio, else the time to read its script, else its text, aloud. */
export function slideDuration(slide: Timed): number {
  if (slide.audio_path && slide.audio) return slide.audio.duration_ms
  const text = slide.audio_script.trim() || textOf(slide)
  return Math.max(shortestReadingMs, spokenMinutes(text) * 60_000)
}

const unread: readonly (FieldKind | undefined)[] = ['image', 'choice', 'choices']

/** What there is to read on a slide: neither the address of its picture nor what an author chose. */
function textOf({ slide_type: type, content }: Timed): string {
  const fields: Fields = isSlideType(type) ? slideTypes[type].fields : {}
  return Object.entries(content)
    .filter(([name]) => !unread.includes(fields[name]?.kind))
    .map(([, value]) => String(value))
    .join(' ')
}

/** Where each slide begins, in milliseconds from the start of the slideshow, and when the last one ends. */
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

/** The slide that plays at a time of the slideshow, and how far into it that is. */
export function placeAt({ starts }: Timeline, time: number): { index: number; offset: number } {
  const index = Math.max(
    0,
    starts.findLastIndex((start) => start <= time),
  )
  return { index, offset: Math.max(0, time - (starts[index] ?? 0)) }
}
