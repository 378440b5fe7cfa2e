import type { Format } from '@lectern/domain/courses/formats.ts'
import { messages } from './messages.ts'

/** '4 min', at least one. */
export const minutesOf = (milliseconds: number): string =>
  messages.minutes(Math.max(1, Math.round(milliseconds / 60_000)))

/** '11 slides', '6 chapters' */
const partCounts: Readonly<Record<Format, (parts: number) => string>> = {
  slideshow: (slides) => messages.slides(slides),
  podcast: (chapters) => messages.chapterCount(chapters),
}

export const partsOf = (format: Format, parts: number): string => partCounts[format](parts)

/** '11 slides · 4 min'. Without the time if it is not known. */
export const lengthOf = (format: Format, parts: number, milliseconds: number | null): string =>
  [partsOf(format, parts), ...(milliseconds === null ? [] : [minutesOf(milliseconds)])].join(' · ')
