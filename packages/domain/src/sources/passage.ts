import { z } from 'zod/mini'

/**
 * A passage of the page that a slideshow or podcast was generated from, as the page was then. The `sources` of slides
 * and lines are ids of passages. Authors check the content against them.
 */
export const passage = z.looseObject({
  /** `b1`, `b2`, … in the order of the page. A passage that was added later has an id of its words (`carryIds`). */
  id: z.string(),
  /** The headings above it, outermost first. */
  path: z._default(z.array(z.string()), []),
  /** Plain text with formulas as `$LaTeX$`. */
  text: z.string(),
  /** For a picture: its address in the media store. */
  image: z.optional(z.object({ url: z.string(), alt: z.string() })),
  /** Kind of the block on the page ('table', 'quote', …), if it is more than text or a list. */
  kind: z.optional(z.string()),
  /**
   * Structure of the block, which the text alone does not show. For a table: caption, headings and rows. For a
   * definition: term and meaning. For a quotation: words and speaker. For a note: label and text. For code: language.
   */
  parts: z.optional(z.array(z.array(z.string()))),
})
export type Passage = z.infer<typeof passage>
