import { z } from 'zod/mini'
import { endpoint } from './endpoint/endpoint.ts'

/** The amounts that budgets limit: pages, minutes of audio, US dollars. */
export const budgetAmounts = ['pages', 'audio_minutes', 'dollars'] as const

/** One daily budget. `used` contains what running work has reserved. */
export const budget = z.object({
  amount: z.enum(budgetAmounts),
  /** Of the account, or of all accounts together. */
  of: z.enum(['account', 'instance']),
  limit: z.number(),
  used: z.number(),
})
export type Budget = z.infer<typeof budget>

/** The kinds of work that are counted. */
export const spendingKinds = ['writing', 'rewriting', 'speech', 'sample', 'picture', 'check'] as const
export type SpendingKind = (typeof spendingKinds)[number]

/** Today's use of one provider. */
const providerSpending = z.object({
  kind: z.enum(spendingKinds),
  /** Name of the provider. */
  provider: z.string(),
  /** Name of the model; empty if the provider has none. */
  model: z.string(),
  calls: z.number(),
  tokens: z.object({ input: z.number(), output: z.number() }),
  characters: z.number(),
  /** Minutes of audio, also of the built-in voices. */
  audio_minutes: z.number(),
  /** The known prices in US dollars. */
  dollars: z.number(),
  /** The number of calls that have no configured price. */
  unpriced: z.number(),
})
export type ProviderSpending = z.infer<typeof providerSpending>

/** The time at which all budgets renew: the next midnight in UTC. */
const renews_at = z.string()

export const spendingApi = {
  own: endpoint({
    method: 'GET',
    path: '/api/spending',
    summary: 'The daily budgets that limit this account, and what was used of them.',
    access: 'user',
    answer: z.object({ renews_at, budgets: z.array(budget) }),
  }),
  today: endpoint({
    method: 'GET',
    path: '/api/spending/today',
    summary: 'What all accounts used today, by provider, and what is left of the budgets. For the owners.',
    access: 'user',
    answer: z.object({
      renews_at,
      budgets: z.array(budget),
      /** Pages that became a slideshow or podcast. */
      pages: z.number(),
      providers: z.array(providerSpending),
    }),
  }),
} as const
