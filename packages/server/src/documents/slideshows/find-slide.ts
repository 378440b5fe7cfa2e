import { partOfKey } from '@lectern/domain/documents/text-keys.ts'
import { saysTheSame } from '@lectern/domain/narration/audio/audio-status.ts'
import { sanitizeSlideId } from '@lectern/domain/slideshow/slide-audio.ts'
import type { Slide } from '@lectern/domain/slideshow/slideshow.ts'

/** How a request names a slide. */
interface SlideName {
  /** Key of the slide, or of one of its texts. */
  readonly key?: string | undefined
  /** Number of the slide in the specification's calls: `slide-3`. It may be sanitised. */
  readonly slide_id?: string
  /** Script of the slide, if the request contains it. */
  readonly text?: string
}

/**
 * The slide that a request means, in the stored slideshow. A key decides alone. Without a key the words decide between
 * the numbered slide and others, because the author may have moved slides without saving yet. Undefined if the
 * slideshow has no such slide.
 */
export function slideOf(
  slides: readonly Slide[],
  { key, slide_id = '', text }: SlideName,
): Slide | undefined {
  if (key !== undefined) return slides.find((slide) => slide.key === partOfKey(key))
  const numbered = slides.find((slide) => slide.slide_id === sanitizeSlideId(slide_id))
  if (text === undefined || (numbered && saysTheSame(numbered.audio_script, text))) return numbered
  return slides.find((slide) => saysTheSame(slide.audio_script, text)) ?? numbered
}

/** The keys of the slides that a request names; undefined if it means all of them. */
export function slideKeys(
  slides: readonly Slide[],
  { keys, slide_ids }: { keys?: readonly string[]; slide_ids?: readonly string[] },
): string[] | undefined {
  if (keys) return [...keys]
  return slide_ids?.flatMap((slide_id) => slideOf(slides, { slide_id })?.key ?? [])
}
