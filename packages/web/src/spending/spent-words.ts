import type { Spent } from '@lectern/domain/jobs/job.ts'
import { dollars, exactDollars } from '../messages/numbers.ts'
import { sentencesOf } from '../messages/sentences.ts'
import { messages } from './messages.ts'

const oneCent = 0.01

/** '$0.03', and '$0.0004' for less than a cent. */
export const priceOf = (value: number): string => (value < oneCent ? exactDollars(value) : dollars(value))

/** 'This took 12 calls, $0.03.' Undefined if no provider was called. */
export function spentWords(spent: Spent | undefined): string | undefined {
  if (!spent) return undefined
  const { calls, dollars: price, unpriced } = spent
  const took = price > 0 ? messages.tookFor(calls, priceOf(price)) : messages.took(calls)
  return unpriced > 0 ? sentencesOf([took, messages.withoutPrice(unpriced)]) : took
}

/** The sum of what several jobs cost. */
export function sumOfSpent(all: readonly (Spent | undefined)[]): Spent | undefined {
  const known = all.filter((spent) => spent !== undefined)
  if (known.length === 0) return undefined
  const sum = (name: keyof Spent) => known.reduce((total, spent) => total + spent[name], 0)
  return { calls: sum('calls'), dollars: sum('dollars'), unpriced: sum('unpriced') }
}
