import type { Slideshow } from '@lectern/domain/slideshow/slideshow.ts'
import { placeAt, type Timeline } from '@lectern/domain/slideshow/timeline.ts'
import { Fetched } from '../runtime/on-demand.ts'
import { seekPreview } from './later-parts.ts'

interface SeekPreviewAtProps {
  readonly slideshow: Slideshow
  readonly line: Timeline
  /** A time of the whole slideshow. */
  readonly time: number
}

/** The slide at a time to which the user points, above the progress bar. */
export function SeekPreviewAt({ slideshow: { slides, presentation }, line, time }: SeekPreviewAtProps) {
  const { css_theme: theme, language } = presentation
  const slide = slides[placeAt(line, time).index]
  if (!slide) return null
  return <Fetched code={seekPreview} props={{ slide, theme, language, time, share: time / line.end }} />
}
