import { describe, expect, test } from 'vitest'
import { sentenceSpans } from './sentence-spans.ts'

const sampleRate = 16_000

/** Test speech: seconds of a tone, or of silence if negative. */
function speech(...seconds: readonly number[]): Float32Array {
  return Float32Array.from(
    seconds.flatMap((length) =>
      Array.from({ length: Math.round(Math.abs(length) * sampleRate) }, (_, at) =>
        length > 0 ? Math.sin(at / 3) / 3 : 0.0005 * Math.sin(at / 7),
      ),
    ),
  )
}

const spansOf = (samples: Float32Array, shares: readonly number[]) =>
  sentenceSpans(samples, sampleRate, shares).map(({ start, end }) => [
    Math.round((start / sampleRate) * 10) / 10,
    Math.round((end / sampleRate) * 10) / 10,
  ])

describe('the spans of sentences that were spoken in one request', () => {
  test('are between the pauses that fit their lengths', () => {
    expect(spansOf(speech(2, -0.3, 1, -0.3, 3), [2, 1, 3])).toEqual([
      [0, 2],
      [2.3, 3.3],
      [3.6, 6.6],
    ])
  })

  test('do not end at the clauses of one sentence, whose pauses are shorter', () => {
    const samples = speech(1, -0.15, 1, -0.4, 1, -0.12, 0.8, -0.15, 0.7, -0.35, 0.6)
    expect(spansOf(samples, [2, 2.4, 0.7])).toEqual([
      [0, 2.2],
      [2.6, 5.3],
      [5.7, 6.3],
    ])
  })

  test('are right if the voice is slow at first and fast later', () => {
    expect(spansOf(speech(2.6, -0.3, 1.6, -0.3, 1.7), [2, 1.5, 2.2])).toEqual([
      [0, 2.6],
      [2.9, 4.5],
      [4.8, 6.5],
    ])
  })

  test('are estimated if the voice makes no pause', () => {
    expect(spansOf(speech(4), [1, 3])).toEqual([
      [0, 1],
      [1, 4],
    ])
  })

  test('cover everything if there is one sentence, and have no length in silence', () => {
    expect(spansOf(speech(1, -0.5, 1), [5])).toEqual([[0, 2.5]])
    expect(spansOf(new Float32Array(), [1, 1])).toEqual([
      [0, 0],
      [0, 0],
    ])
  })

  test('are found in two minutes with 60 sentences', () => {
    const sentences = Array.from({ length: 60 }, (_, index) => 1 + (index % 5) / 4)
    const samples = speech(...sentences.flatMap((seconds) => [seconds * 0.6, -0.1, seconds * 0.4, -0.3]))
    const spans = sentenceSpans(samples, sampleRate, sentences)
    let start = 0
    for (const [index, seconds] of sentences.entries()) {
      expect((spans[index]?.start ?? -1) / sampleRate, `sentence ${index}`).toBeCloseTo(start, 1)
      start += seconds + 0.4
    }
  })
})
