import { z } from 'zod/mini'

/** How far the user is in the tour of the product. */
const tourProgress = z.object({
  /** `new`: not offered or not answered yet; `left`: to be resumed; `done`: seen to its end, or declined. */
  state: z.enum(['new', 'left', 'done']),
  /** Id of the step that comes next; null for the first. */
  step: z.nullable(z.string().check(z.maxLength(40))),
})

/** What an account remembers of the help that it was given. */
export const guide = z.object({
  tour: z._default(tourProgress, { state: 'new', step: null }),
  /** Id of the newest news that the user has opened; null before the first. */
  seen_news: z._default(z.nullable(z.string().check(z.maxLength(40))), null),
})
export type Guide = z.infer<typeof guide>

/** What changes; the rest stays, so that two tabs do not overwrite each other. */
export const guideChange = z.object({
  tour: z.optional(tourProgress),
  seen_news: z.optional(z.string().check(z.maxLength(40))),
})
export type GuideChange = z.infer<typeof guideChange>
