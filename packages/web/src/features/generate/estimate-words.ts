import type { Estimate } from '@lectern/domain/api/generation.ts'
import { formatNames } from '@lectern/domain/courses/formats.ts'
import { sum } from '@lectern/domain/numbers/sum.ts'
import type { Needs } from '../../spending/budget-words.ts'
import { messages } from './messages.ts'

type Expected = Pick<Estimate, 'pages' | 'minutes' | 'cost'>

/**
 * The estimate as a sentence: 'About 3 pages, 24 minutes of audio, about $0.12'. It has no price if nothing is charged. It
 * names the services whose price is not configured.
 */
export function estimateWords(estimates: readonly Expected[]): string {
  const pages = sum(estimates.map((one) => one.pages))
  const minutes = sum(estimates.flatMap((one) => formatNames.map((format) => one.minutes[format] ?? 0)))
  const audio = audioWords(minutes)
  const costs = estimates.flatMap((one) => one.cost ?? [])
  const price = sum(costs.map((cost) => cost.dollars))
  const unpriced = [...new Set(costs.flatMap((cost) => cost.unpriced))]
  if (price === 0)
    return unpriced.length === 0
      ? messages.estimate(pages, audio)
      : messages.estimateWithCharges(pages, audio, unpriced)
  return unpriced.length === 0
    ? messages.estimateWithPrice(pages, audio, priceWords(price))
    : messages.estimateWithPriceAndCharges(pages, audio, priceWords(price), unpriced)
}

/** Returns the amounts of daily budgets that a generation needs. Each page counts once in each format. */
export function needsOf(estimates: readonly Expected[]): Needs {
  const formats = estimates.flatMap(({ pages, minutes }) =>
    formatNames.flatMap((format) =>
      minutes[format] === undefined ? [] : [{ pages, minutes: minutes[format] }],
    ),
  )
  return {
    pages: sum(formats.map(({ pages }) => pages)),
    audio_minutes: sum(formats.map(({ minutes }) => minutes)),
    dollars: sum(estimates.map(({ cost }) => cost?.dollars ?? 0)),
  }
}

function audioWords(minutes: number): string {
  if (minutes === 0) return messages.noAudio
  const whole = Math.round(minutes)
  return whole < 1 ? messages.underOneMinute : messages.minutesOfAudio(whole)
}

function priceWords(price: number): string {
  return price < 0.01 ? messages.underOneCent : messages.about(price)
}
