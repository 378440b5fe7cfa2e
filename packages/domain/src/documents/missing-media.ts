import { z } from 'zod/mini'

/** The slides or segments, by number from 1, with files that cannot be read. */
export const missingMedia = z.object({
  pictures: z.array(z.int()),
  audio: z.array(z.int()),
})
export type MissingMedia = z.infer<typeof missingMedia>
