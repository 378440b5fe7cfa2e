import { describe, expect, test } from 'vitest'
import { copiedWords, noteOf } from './note.ts'

describe('A note of a statement', () => {
  test.each([
    ['The land tax replaced the payments in rice', 'Land tax replaced payments in rice'],
    ['A river carries sand to the sea', 'River carries sand to sea'],
    ['An army of peasants beat the rebels in a day', 'Army of peasants beat rebels in a day'],
  ])('has no articles that mean nothing: %s', (text, expected) => {
    expect(noteOf(text, 'en')).toBe(expected)
  })

  test.each([
    'Only a few ships returned',
    'Half a million people fled',
    'Some of the buyers grew rich',
    'Japan had a constitution',
    'They met once a week',
    'Such a wall costs a lot',
    'It grows faster than the others',
    'Deeper rivers are the slower ones: the deeper the river, the slower it is',
    'Restoration was a revolution',
    '“The king is dead” was a call',
    'Call `the_list` with a value',
  ])('keeps an article that means something: %s', (text) => {
    expect(noteOf(text, 'en')).toBe(text)
  })

  test('is the statement itself in other languages', () => {
    expect(noteOf('A casa do rei era a maior', 'pt')).toBe('A casa do rei era a maior')
    expect(noteOf('El río lleva arena al mar', 'es')).toBe('El río lleva arena al mar')
  })
})

test('Words are copied if five in a row are those of the sentence', () => {
  const sentence = 'In the north, the rivers carry the sand of the hills to the sea.'
  expect(copiedWords('Rivers carry sand of hills to sea', sentence)).toBe(0)
  expect(copiedWords('The rivers carry the sand to beaches', sentence)).toBe(5)
  expect(copiedWords('Rivers are long', sentence)).toBe(0)
  expect(
    copiedWords('丝绸之路是连接中国与地中海世界的贸易路线', '丝绸之路是连接中国与地中海世界的贸易路线网络。'),
  ).toBeGreaterThan(4)
})
