import { z } from 'zod/mini'

/** An author's wishes for what is written. Unknown ones are refused. */
export const writingOptions = z.strictObject({
  minutes: z.optional(
    z.number().check(z.gte(1, 'Between 1 and 60 minutes.'), z.lte(60, 'Between 1 and 60 minutes.')),
  ),
  audience: z.optional(z.string().check(z.maxLength(200))),
  tone: z.optional(z.string().check(z.maxLength(200))),
  /** A language tag. */
  language: z.optional(z.string().check(z.maxLength(35))),
  instructions: z.optional(z.string().check(z.maxLength(4000))),
})
export type WritingOptions = z.infer<typeof writingOptions>
