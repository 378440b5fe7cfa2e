import {
  longestRecordingMs,
  mostRecordingChunks,
  recordingChunkLimit,
} from '@lectern/domain/api/documents/recordings.ts'
import { expect, test } from 'vitest'
import { createRateLowerer, highestRate } from './lower-rate.ts'

/** One second of a tone at full loudness, in chunks of the microphone's size. */
function* toneOf(hertz: number, rate: number): Generator<Float32Array> {
  for (let from = 0; from < rate; from += 2048)
    yield Float32Array.from({ length: Math.min(2048, rate - from) }, (_, at) =>
      Math.sin((2 * Math.PI * hertz * (from + at)) / rate),
    )
}

function lowered(hertz: number, rate: number): { sampleRate: number; samples: number[] } {
  const lowerer = createRateLowerer(rate)
  const samples = [...toneOf(hertz, rate)].flatMap((chunk) => [...lowerer.lower(chunk)])
  return { sampleRate: lowerer.sampleRate, samples }
}
const loudness = (samples: number[]) =>
  samples.slice(100, -100).reduce((most, one) => Math.max(most, Math.abs(one)), 0)

test.each([
  { rate: 44_100, to: 44_100 },
  { rate: 48_000, to: 48_000 },
  { rate: 88_200, to: 44_100 },
  { rate: 96_000, to: 48_000 },
  { rate: 192_000, to: 48_000 },
])('converts a second at $rate Hz to a second at $to Hz', ({ rate, to }) => {
  const { sampleRate, samples } = lowered(440, rate)
  expect(sampleRate).toBe(to)
  expect(samples.length).toBe(to)
  expect(loudness(samples)).toBeCloseTo(1, 1)
})

test('keeps the pitch of a tone', () => {
  // The first samples follow silence.
  const samples = lowered(440, 192_000).samples.slice(-24_000)
  const rises = samples.filter((sample, at) => at > 0 && sample >= 0 && (samples[at - 1] ?? 0) < 0)
  expect(Math.abs(rises.length - 220)).toBeLessThan(2)
})

test('removes tones that the lower rate cannot represent', () => {
  expect(loudness(lowered(36_000, 192_000).samples)).toBeLessThan(0.01)
})

test('the longest recording at the highest rate is within the size limit', () => {
  const bytes = 44 + (longestRecordingMs / 1000) * highestRate * 2
  expect(bytes).toBeLessThan(mostRecordingChunks * recordingChunkLimit)
})
