import { z } from 'zod/mini'

/** Progress of the user in the product tour. */
const tourProgress = z.object({
  /** `new`: not offered or not answered yet. `left`: can be resumed. `done`: completed or declined. */
  state: z.enum(['new', 'left', 'done']),
  /** Id of the next step. Null for the first step. */
  step: z.nullable(z.string().check(z.maxLength(40))),
})

/** Stored state of the in-product help for one account. */
export const guide = z.object({
  tour: z._default(tourProgress, { state: 'new', step: null }),
  /** Id of the newest news entry that the user has opened. Null before the first. */
  seen_news: z._default(z.nullable(z.string().check(z.maxLength(40))), null),
})
export type Guide = z.infer<typeof guide>

/** The changed fields only. Other fields keep their values, so that two tabs do not overwrite each other. */
export const guideChange = z.object({
  tour: z.optional(tourProgress),
  seen_news: z.optional(z.string().check(z.maxLength(40))),
})
export type GuideChange = z.infer<typeof guideChange>
