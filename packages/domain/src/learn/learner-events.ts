import { catch as orElse, z } from 'zod/mini'
import { namedPartKey } from '../documents/part-keys.ts'

/** More events of a request are ignored. */
export const mostEventsOfReport = 50

/** Bytes of a request. */
export const reportLimit = 16 * 1024

/** A longer time of a part counts as this time: the tab was only left open. */
export const mostSecondsOfPart = 3600

/**
 * An event that a learner's page reports. `part` is sent when a slide or segment ends or the learner leaves it, with
 * the seconds that it played. `answer` has the letters of the chosen options, such as `A` or `A,C`.
 */
export const learnerEvent = z.object({
  type: z.enum(['started', 'part', 'answered', 'completed']),
  /** Key of the slide or segment. */
  part: z.optional(namedPartKey),
  seconds: z.optional(
    z.pipe(
      z.number().check(z.minimum(0)),
      z.transform((seconds) => Math.min(seconds, mostSecondsOfPart)),
    ),
  ),
  answer: z.optional(z.string().check(z.regex(/^[A-D](,?[A-D]){0,3}$/))),
})
export type LearnerEvent = z.infer<typeof learnerEvent>

/**
 * The events of one visit. `visit` is a random id, which the page forgets when its tab is closed. An invalid part of the
 * report is ignored and never an error, because a learner cannot do anything about it.
 */
export const learnerReport = orElse(
  z.object({
    visit: orElse(z.string().check(z.regex(/^[\w-]{16,64}$/)), ''),
    events: orElse(z.array(orElse(z.nullable(learnerEvent), null)), []),
  }),
  { visit: '', events: [] },
)
export type LearnerReport = z.infer<typeof learnerReport>
