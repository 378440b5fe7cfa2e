import { messages } from './messages.ts'

/** '4 min', at least one. */
export const minutesOf = (milliseconds: number): string =>
  messages.minutes(Math.max(1, Math.round(milliseconds / 60_000)))

/** '11 slides, 4 min'. Without the time if it is not known. */
export const lengthOf = (slides: number, milliseconds: number | null): string =>
  [messages.slides(slides), ...(milliseconds === null ? [] : [minutesOf(milliseconds)])].join(' · ')
