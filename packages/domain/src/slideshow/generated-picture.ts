import { z } from 'zod/mini'

/**
 * The picture of a slide that a model generated. A slide shows the mark for it as long as its picture has this address,
 * so a picture that the author chooses later has no mark.
 */
export const generatedPicture = z.object({
  url: z.string().check(z.maxLength(2000)),
  /** The name of the model. */
  by: z.string().check(z.maxLength(200)),
  /** The description from which it was generated. */
  prompt: z.string().check(z.maxLength(4000)),
  /** Another picture of the same description has another number. */
  variant: z._default(z.number(), 0),
})
export type GeneratedPicture = z.infer<typeof generatedPicture>
