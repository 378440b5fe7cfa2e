import { expect, test } from 'vitest'
import { barsOf, toIntegers, waveFile } from './wave-file.ts'

test('writes samples as a mono wave file of 16 bits', async () => {
  const file = waveFile(
    [toIntegers(Float32Array.from([0, 1, -1])), toIntegers(Float32Array.from([2]))],
    48_000,
  )
  const view = new DataView(await file.arrayBuffer())
  expect(view.byteLength).toBe(52)
  expect(view.getUint32(24, true)).toBe(48_000)
  expect(view.getUint32(40, true)).toBe(8)
  expect([44, 46, 48, 50].map((at) => view.getInt16(at, true))).toEqual([0, 0x7fff, -0x7fff, 0x7fff])
})

test('the waveform has the loudness of each section', () => {
  const quiet = toIntegers(new Float32Array(800).fill(0.1))
  const loud = toIntegers(new Float32Array(800).fill(1))
  expect(barsOf([quiet, loud], 2)).toEqual([0.1, 1])
})
