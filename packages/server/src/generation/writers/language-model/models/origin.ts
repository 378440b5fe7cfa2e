import { storedProblem } from '@lectern/domain/problems/codes/problem-reason.ts'
import { z } from 'zod'
import type { OneModel } from './answer-request.ts'

/** A handover: one model did not answer, and the next one was called. */
export const handoverSchema = z.object({ from: z.string(), to: z.string(), because: storedProblem })
export type Handover = Readonly<z.infer<typeof handoverSchema>>

/** The model that gave an answer, and the handovers that led to it. Kept with the answer. */
export const originSchema = z.object({
  /** See `authorOf`. */
  author: z.string(),
  handovers: z.array(handoverSchema),
})
export interface Origin {
  readonly author: string
  readonly handovers: readonly Handover[]
}

/** A model by its provider and name: `openai:gpt-5-mini`. */
export const authorOf = ({ provider = 'compatible', model }: Pick<OneModel, 'provider' | 'model'>): string =>
  `${provider}:${model}`

/** The provider's name of the model of an author. */
export const modelOf = (author: string): string => author.slice(author.indexOf(':') + 1)
