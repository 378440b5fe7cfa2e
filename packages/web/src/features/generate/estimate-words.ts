import type { Estimate } from '@lectern/domain/api/generation.ts'

type Expected = Pick<Estimate, 'pages' | 'minutes' | 'cost'>

/** What is going to be generated, in one sentence: 'About 3 pages, 24 minutes of audio, about $0.12'. */
export function estimateWords(estimates: readonly Expected[]): string {
  const pages = sum(estimates.map((one) => one.pages))
  const minutes = sum(estimates.flatMap((one) => [one.minutes.slideshow ?? 0, one.minutes.podcast ?? 0]))
  return `About ${counted(pages, 'page')}, ${audioWords(minutes)}${costWords(estimates)}`
}

function audioWords(minutes: number): string {
  if (minutes === 0) return 'no audio'
  const whole = Math.round(minutes)
  return whole < 1 ? 'less than 1 minute of audio' : `${counted(whole, 'minute')} of audio`
}

/** Nothing where nobody charges. Who charges without a known price is named. */
function costWords(estimates: readonly Expected[]): string {
  const costs = estimates.flatMap((one) => one.cost ?? [])
  const dollars = sum(costs.map((cost) => cost.dollars))
  const unpriced = [...new Set(costs.flatMap((cost) => cost.unpriced))]
  const names = unpriced.join(' and ')
  if (dollars === 0) {
    if (unpriced.length === 0) return ''
    return `. ${names} ${unpriced.length === 1 ? 'charges' : 'charge'} for it`
  }
  const price = dollars < 0.01 ? 'less than $0.01' : `about $${dollars.toFixed(2)}`
  return unpriced.length === 0 ? `, ${price}` : `, ${price} and what ${names} charges`
}

function counted(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0)
}
