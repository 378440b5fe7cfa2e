import { expect, test } from 'vitest'
import { copiedWords } from './copied-words.ts'

test('Words are copied if five in a row are those of the sentence', () => {
  const sentence = 'In the north, the rivers carry the sand of the hills to the sea.'
  expect(copiedWords('Rivers carry sand of hills to sea', sentence)).toBe(0)
  expect(copiedWords('The rivers carry the sand to beaches', sentence)).toBe(5)
  expect(copiedWords('Rivers are long', sentence)).toBe(0)
  expect(
    copiedWords('丝绸之路是连接中国与地中海世界的贸易路线', '丝绸之路是连接中国与地中海世界的贸易路线网络。'),
  ).toBeGreaterThan(4)
})
