import { expect, test } from 'vitest'
import { nearestLength } from './nearest-length.ts'

/** Plans pieces of the given lengths, one after the other, and notes the minutes that each is planned for. */
async function fit(minutes: number, lengths: readonly number[]) {
  const asked: number[] = []
  const piece = await nearestLength({
    minutes,
    write: async (wanted, plans) => {
      asked.push(wanted)
      return lengths[plans] ?? Number.NaN
    },
    minutesOf: async (length) => length,
  })
  return { piece, asked }
}

test('a piece of nearly the wished length is planned once', async () => {
  expect(await fit(2, [2.08])).toEqual({ piece: 2.08, asked: [2] })
})

test('a piece that is too short is planned again for more minutes', async () => {
  expect(await fit(2, [1, 2])).toEqual({ piece: 2, asked: [2, 4] })
})

test('a piece that is too long is planned again for fewer minutes', async () => {
  expect(await fit(2, [4, 2])).toEqual({ piece: 2, asked: [2, 1] })
})

test('the nearest of the pieces is kept if none has the wished length', async () => {
  expect((await fit(10, [7, 11, 14, 8])).piece).toBe(11)
})

test('after a piece that is too long and one that is too short, minutes between theirs are asked for', async () => {
  const { asked } = await fit(3, [3.5, 2.4, 2.9])
  const [long = 0, short = 0, last = 0] = asked
  expect(last).toBeGreaterThan(short)
  expect(last).toBeLessThan(long)
  expect(last).toBeCloseTo(short + (long - short) * (0.6 / 1.1))
})
