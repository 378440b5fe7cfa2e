import { z } from 'zod/mini'

/**
 * A passage of the page that a slideshow or podcast was made of, as the page was then: what slides and lines rest on
 * (their `sources` are ids of these), and what their author checks them against.
 */
export const passage = z.looseObject({
  /** `b1`, `b2`, … in the order of the page. */
  id: z.string(),
  /** The headings above it, outermost first. */
  path: z._default(z.array(z.string()), []),
  /** Plain text; formulas as `$LaTeX$`. */
  text: z.string(),
  /** Of a picture: where it is kept. */
  image: z.optional(z.object({ url: z.string(), alt: z.string() })),
})
export type Passage = z.infer<typeof passage>
