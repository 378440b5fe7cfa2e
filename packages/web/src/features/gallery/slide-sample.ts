import type { Slide } from '@lectern/domain/slideshow/slideshow.ts'

/** Contents of one slide type for the gallery and for the tests that measure slides. */
export interface SlideSample {
  /** As much as a slide usually holds. */
  readonly typical: Slide['content']
  /** As much as writers are asked to put on a slide at most. */
  readonly full: Slide['content']
  /** As little as an author may have written so far. */
  readonly sparse: Slide['content']
  /** Arabic text. */
  readonly rightToLeft: Slide['content']
  /** All Markdown of slides, formulas included. */
  readonly markedUp: Slide['content']
}

/** All inline Markdown in one line. */
export const everyMark =
  '**Bold**, *italic*, `tide.height`, [a link](https://example.org/tides) and $h(t) = a\\cos(\\omega t)$'
