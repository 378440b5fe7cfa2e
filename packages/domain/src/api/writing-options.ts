import { z } from 'zod/mini'

const length = 'Between 1 and 60 minutes.'
const atMost = (characters: number) =>
  z.string().check(z.maxLength(characters, `At most ${characters.toLocaleString('en-US')} characters.`))

/** Options of an author for generated content. Unknown options are rejected. */
export const writingOptions = z.strictObject({
  /** Minutes of audio per page. Without it, as many as the page needs. */
  minutes: z.optional(z.number(length).check(z.gte(1, length), z.lte(60, length))),
  audience: z.optional(atMost(200)),
  tone: z.optional(atMost(200)),
  /** A language tag. */
  language: z.optional(atMost(35)),
  instructions: z.optional(atMost(4000)),
})
export type WritingOptions = z.infer<typeof writingOptions>

/** The options that a writer does not support, each with a sentence that says so. */
export const declinedOptions = z.partialRecord(z.keyof(writingOptions), z.string())
export type DeclinedOptions = z.infer<typeof declinedOptions>
