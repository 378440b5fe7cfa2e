import type { Format } from '@lectern/domain/courses/formats.ts'
import { clockTime } from '../../ui/clock-time.ts'
import { lengthOf, minutesOf, partsOf } from '../lengths.ts'
import type { PieceProgress } from '../progress.ts'
import { messages } from './messages.ts'

/** A piece as the server has drawn it. */
export interface ListedPiece {
  readonly link: HTMLAnchorElement
  /** Path of its page. */
  readonly address: string
  readonly format: Format
  readonly title: string
  readonly parts: number
  /** In milliseconds. Null if it is not known. */
  readonly duration: number | null
  readonly publishedAt: Date
}

/** The learner's progress in a piece on this device. */
export interface PieceState {
  readonly name: 'toDo' | 'begun' | 'done'
  /** From 0 to 1. */
  readonly share: number
  /** 'Watched', '2:40 left'. Undefined if it has not been started. */
  readonly words: string | undefined
}

/** How the list describes the progress in a piece of a format. */
const progressTexts: Readonly<
  Record<
    Format,
    { readonly completed: () => string; readonly place: (part: number, parts: number) => string }
  >
> = {
  slideshow: { completed: () => messages.watched, place: (slide, slides) => messages.slideOf(slide, slides) },
  podcast: {
    completed: () => messages.heard,
    place: (chapter, chapters) => messages.chapterOf(chapter, chapters),
  },
}

/** Whether this is a format. The list of formats would be too large for the page. */
function hasTexts(format: string): format is Format {
  return Object.hasOwn(progressTexts, format)
}

/** Reads the pieces from the list. */
export function listedPieces(root: ParentNode): ListedPiece[] {
  return [...root.querySelectorAll<HTMLAnchorElement>('a.learn-piece')].flatMap((link) => {
    const { format = '', title = '', parts, duration, published = '' } = link.dataset
    if (!hasTexts(format)) return []
    return {
      link,
      address: link.pathname,
      format,
      title,
      parts: Number(parts),
      duration: duration === undefined ? null : Number(duration),
      publishedAt: new Date(published),
    }
  })
}

/** Shorter rests are shown with seconds, in milliseconds. */
const seconds = 5 * 60_000

type Measured = Pick<ListedPiece, 'format' | 'duration' | 'parts'>

/** The state of a piece by its progress on this device. */
export function stateOf({ format, duration }: Measured, progress: PieceProgress | undefined): PieceState {
  if (!progress) return { name: 'toDo', share: 0, words: undefined }
  if (progress.completed) return { name: 'done', share: 1, words: progressTexts[format].completed() }
  return { name: 'begun', share: progress.share, words: restOf(duration, progress) }
}

/** 'Slide 4 of 11, 2:40 left' */
export function placeOf({ format, parts, duration }: Measured, progress: PieceProgress): string {
  const { part } = progress
  const rest = restOf(duration, progress)
  return part === undefined ? rest : `${progressTexts[format].place(part, parts)} · ${rest}`
}

function restOf(duration: number | null, { share }: PieceProgress): string {
  if (duration === null) return messages.started
  const rest = Math.max(0, 1 - share) * duration
  return messages.left(rest < seconds ? clockTime(rest) : minutesOf(rest))
}

/** Shows the state by ring and words: '11 slides · 2:40 left'. */
export function showState(
  { link, format, parts, duration }: ListedPiece,
  { name, share, words }: PieceState,
): void {
  link.dataset['state'] = name
  link.querySelector('circle + circle')?.setAttribute('stroke-dasharray', `${Math.round(share * 100)} 100`)
  const text =
    words === undefined ? lengthOf(format, parts, duration) : `${partsOf(format, parts)} · ${words}`
  const shown = link.querySelector('small')
  if (shown) shown.textContent = text
}
