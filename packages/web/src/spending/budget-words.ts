import type { Budget } from '@lectern/domain/api/spending.ts'
import { listOf } from '../messages/lists.ts'
import { priceOf } from './spent-words.ts'
import { messages } from './messages.ts'

/** The amounts of each budget that work needs. */
export type Needs = Readonly<Record<Budget['amount'], number>>

/** 'Left today: 3 pages and 12 minutes of audio.' Undefined without budgets. */
export function leftWords(budgets: readonly Budget[]): string | undefined {
  const left = leftOf(budgets)
  if (left.size === 0) return undefined
  return messages.leftToday(listOf([...left].map(([amount, value]) => amountWords[amount](value))))
}

/** Whether some work needs more than is left. */
export function isTooMuch(budgets: readonly Budget[], needs: Needs): boolean {
  return [...leftOf(budgets)].some(([amount, left]) => needs[amount] > left)
}

/** 'Audio: 12 of 30 minutes' of one budget. */
export function usedWords({ amount, used, limit }: Budget): string {
  switch (amount) {
    case 'pages':
      return messages.usedPages(used, limit)
    case 'audio_minutes':
      return messages.usedMinutes(Math.ceil(used), limit)
    case 'dollars':
      return messages.usedDollars(priceOf(used), priceOf(limit))
  }
}

/** Returns the rest of each amount. The budget of the account and that of all accounts both apply. */
function leftOf(budgets: readonly Budget[]): ReadonlyMap<Budget['amount'], number> {
  const left = new Map<Budget['amount'], number>()
  for (const { amount, limit, used } of budgets)
    left.set(amount, Math.min(left.get(amount) ?? Infinity, Math.max(0, limit - used)))
  return left
}

const amountWords: Readonly<Record<Budget['amount'], (value: number) => string>> = {
  pages: (pages) => messages.pages(pages),
  audio_minutes: (minutes) => messages.minutes(Math.floor(minutes)),
  dollars: (value) => priceOf(value),
}
