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
  /** What it is on the page ('table', 'quote', …), where that is more than text or a list. */
  kind: z.optional(z.string()),
  /**
   * What its text alone does not tell apart: of a table its caption, its headings and its rows; of a definition term and
   * meaning; of a quotation words and speaker; of a note label and text; of code its language.
   */
  parts: z.optional(z.array(z.array(z.string()))),
})
export type Passage = z.infer<typeof passage>
