import { expect, test } from 'vitest'
import { withBalancedShares, withoutMonologue } from './balance.ts'
import type { Talkativeness } from './balance.ts'

function talk(alex: number, jamie: number) {
  const turn = (speaker: 'ALEX' | 'JAMIE', words: number) => ({
    speaker,
    says: ['word '.repeat(words)],
    tone: 'warm',
    sources: [],
    sentences: [],
  })
  return [{ turns: [turn('ALEX', alex), turn('JAMIE', jamie)] }]
}

test('A conversation in balance is written once', () => {
  const shifts: number[] = []
  const write = ({ shift }: Talkativeness) => {
    shifts.push(shift)
    return talk(65, 35)
  }
  expect(withBalancedShares(write)).toEqual(talk(65, 35))
  expect(shifts).toEqual([0])
})

test('JAMIE starts to say more earlier if ALEX says too much, and later if JAMIE does', () => {
  expect(withBalancedShares(({ shift }) => (shift < -0.1 ? talk(63, 37) : talk(80, 20)))).toEqual(
    talk(63, 37),
  )
  expect(withBalancedShares(({ shift }) => (shift > 0.1 ? talk(61, 39) : talk(40, 60)))).toEqual(talk(61, 39))
})

test('The nearest conversation is kept if none is in balance', () => {
  expect(withBalancedShares(({ shift }) => (shift < 0 ? talk(90, 10) : talk(75, 25)))).toEqual(talk(75, 25))
})

test('JAMIE states more before ALEX has said it only if nothing else gives the share', () => {
  const written: number[] = []
  const result = withBalancedShares(({ boldness }) => {
    written.push(boldness)
    return boldness === 1 ? talk(66, 34) : talk(80, 20)
  })
  expect(result).toEqual(talk(66, 34))
  expect(written).toEqual([0, 0, 0, 0, 0, 0, 1])
})

test('An episode in which ALEX speaks alone too long is written shorter, and others are written once', () => {
  const scales: number[] = []
  const write = (alex: number) => (scale: number) => {
    scales.push(scale)
    return { scale, parts: talk(alex * scale, 30) }
  }
  expect(withoutMonologue(write(60)).scale).toBe(1)
  expect(withoutMonologue(write(80)).scale).toBe(0.85)
  expect(scales).toEqual([1, 1, 0.85])
})
