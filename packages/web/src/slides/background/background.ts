/** A colour as `#rrggbb`: with two more digits behind it, it is transparent. */
export type Ink = `#${string}`

/**
 * What a background paints with: colours of the theme, taken so far back that its text reads on each of them, and on
 * whatever they make painted over one another with any alpha (`background-palette.ts`). No other colour, and no blending
 * mode but the usual one, keeps that promise.
 */
export interface Palette {
  readonly primary: Ink
  readonly secondary: Ink
  readonly accent: Ink
}

/** One moment of a background. */
export interface Moment {
  /** Share of the round that has passed, from 0 up to 1, where it looks as it did at 0. */
  readonly time: number
  /** The stage, in its own px. */
  readonly size: { readonly width: number; readonly height: number }
  readonly palette: Palette
  /** From 0 up to 1; the same numbers in the same order in every moment, so that what is drawn at random stays its place. */
  readonly random: () => number
}

/** What moves behind a slide. */
export interface Background {
  /** Share of the stage's px that it is painted with each way: less than 1 where it has no edges to lose. */
  readonly detail?: number
  /** Paints a moment onto an empty canvas, over the ground of the theme. Nothing but the moment decides what is seen. */
  readonly paint: (canvas: CanvasRenderingContext2D, moment: Moment) => void
}
