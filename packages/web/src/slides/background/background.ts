/** A colour as `#rrggbb`. Two more digits make it transparent. */
export type Ink = `#${string}`

/**
 * The colours of a background. They come from the theme, and all text of the theme is readable on them and on every
 * mixture of them (`background-palette.ts`). Other colours and blending modes would break that.
 */
export interface Palette {
  readonly primary: Ink
  readonly secondary: Ink
  readonly accent: Ink
}

/** One moment of a background. */
export interface Moment {
  /** Share of the loop that has passed, from 0 to 1. At 1 it looks as at 0. */
  readonly time: number
  /** The stage, in px of the stage. */
  readonly size: { readonly width: number; readonly height: number }
  readonly palette: Palette
  /**
   * Numbers from 0 to 1. Every moment gets the same numbers in the same order, so that random shapes keep their places.
   */
  readonly random: () => number
}

/** A moving background behind a slide. */
export interface Background {
  /** Resolution in px per px of the stage, in each direction. Less than 1 for backgrounds without sharp edges. */
  readonly detail?: number
  /** Paints a moment on an empty canvas over the ground of the theme. The result depends only on the moment. */
  readonly paint: (canvas: CanvasRenderingContext2D, moment: Moment) => void
}
