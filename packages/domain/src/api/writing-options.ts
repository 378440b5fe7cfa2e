import { z } from 'zod/mini'
import { plural } from '../messages/plural.ts'
import { translated } from '../messages/translated.ts'

export const writingOptionMessages = translated('writing options', {
  minutes: 'Between 1 and 60 minutes.',
  tooLong: (most: number) => plural(most, { one: 'At most # character.', other: 'At most # characters.' }),
})

const minutes = { error: () => writingOptionMessages.minutes }
const atMost = (characters: number) =>
  z.string().check(z.maxLength(characters, { error: () => writingOptionMessages.tooLong(characters) }))

/** Options of an author for generated content. Unknown options are rejected. */
export const writingOptions = z.strictObject({
  /** Minutes of audio per page. Without it, as many as the page needs. */
  minutes: z.optional(z.number(minutes).check(z.gte(1, minutes), z.lte(60, minutes))),
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
