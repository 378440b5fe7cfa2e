import { wordsPerMinute } from '@lectern/domain/narration/script-statistics.ts'
import { describe, expect, test } from 'vitest'
import { examplePage } from '../../writer.contract.ts'
import { countWords } from '@lectern/domain/narration/count-words.ts'
import { expectAudio } from './expect-audio.ts'
import { createOutlineWriter } from './outline-writer.ts'

const words = (format: 'slideshow' | 'podcast', count: number, minutes?: number) =>
  expectAudio({ format, words: count, options: minutes === undefined ? {} : { minutes } }).minutes *
  wordsPerMinute

describe('the expected length of the outline writer', () => {
  // As measured on a short, an average and the longest page of the sandbox's courses.
  test.each([
    ['slideshow', 199, undefined, 238],
    ['slideshow', 303, undefined, 274],
    ['slideshow', 905, undefined, 615],
    ['slideshow', 905, 1, 150],
    ['slideshow', 905, 60, 1272],
    ['podcast', 182, undefined, 247],
    ['podcast', 303, undefined, 307],
    ['podcast', 905, undefined, 596],
    ['podcast', 905, 60, 929],
  ] as const)(
    'is close to the measurement: a %s of %i words, for %s minutes',
    (format, count, minutes, measured) => {
      const expected = words(format, count, minutes)
      expect(Math.abs(expected - measured) / measured).toBeLessThan(0.25)
    },
  )

  test('is close for a page that was not measured', async () => {
    const writer = createOutlineWriter()
    const deck = await writer.write('slideshow', { page: examplePage, options: {}, images: new Map() })
    const spoken = countWords(deck.slides.map((slide) => slide.audio_script).join(' '))
    expect(Math.abs(words('slideshow', examplePage.words) - spoken) / spoken).toBeLessThan(0.3)
  })

  test('is limited by the content of the page, and is free', () => {
    expect(words('slideshow', 100, 60)).toBeLessThan(160)
    expect(expectAudio({ format: 'podcast', words: 300, options: {} }).charge).toBeUndefined()
  })
})
