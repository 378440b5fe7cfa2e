import { z } from 'zod/mini'

/** How the takes of a text in one voice differ: the voice varies by itself, or each take has another pace. */
export const takeDifference = z.enum(['manner', 'pace'])
export type TakeDifference = z.infer<typeof takeDifference>

/** The most takes of one text in one voice. */
export const mostTakes: Readonly<Record<TakeDifference, number>> = { manner: 10, pace: 5 }
