import { momentInUtc } from './moment-in-utc.ts'

/** When a budget renews, as an ISO time. */
export type Renewal = { readonly renewsAt: string }

const renews = ({ renewsAt }: Renewal) => `It renews on ${momentInUtc(renewsAt, 'en')}.`

/** The English sentences about daily budgets, by the budget that does not have enough left. */
export const budgetSentences = {
  BUDGET_SPENT: {
    default: 'The budget of today is spent. Please try again tomorrow.',
    pages: (values: Renewal) => `Today's budget of pages for this Lectern is spent. ${renews(values)}`,
    audio: (values: Renewal) =>
      `Not enough is left of today's audio budget for this Lectern. ${renews(values)}`,
    dollars: (values: Renewal) =>
      `Not enough is left of today's money budget for this Lectern. ${renews(values)}`,
    ownPages: (values: Renewal) => `Your budget of pages for today is spent. ${renews(values)}`,
    ownAudio: (values: Renewal) => `Not enough is left of your audio budget for today. ${renews(values)}`,
    ownDollars: (values: Renewal) => `Not enough is left of your money budget for today. ${renews(values)}`,
  },
} as const
