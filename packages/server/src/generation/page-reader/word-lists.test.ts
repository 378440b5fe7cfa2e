import { expect, test } from 'vitest'
import { readPage } from './read-page.ts'
import type { ListItem } from '../page.ts'

function outlineOf(items: readonly ListItem[]): readonly unknown[] {
  return items.map(({ text, items: below }) => (below.length > 0 ? [text, ...outlineOf(below)] : text))
}

function read(lines: readonly string[], language = 'en'): readonly unknown[] {
  const html = lines.map((line) => `<p>${line}</p>`).join('')
  return readPage({ title: 'Soil', html, language }).blocks.map((block) => {
    if (block.kind === 'list') return outlineOf(block.items)
    return block.kind === 'paragraph' ? block.text : block.kind
  })
}

test('the signs of a word processor make a list with lists in it', () => {
  const lines = [
    '·&nbsp;&nbsp; Sand lets water through.',
    'o&nbsp;&nbsp; It dries fast.',
    'o&nbsp;&nbsp; It warms fast.',
    '§&nbsp; Desert sand is an example.',
    '·&nbsp;&nbsp; Clay holds water.',
  ]
  expect(read(lines)).toEqual([
    [
      ['Sand lets water through.', 'It dries fast.', ['It warms fast.', 'Desert sand is an example.']],
      'Clay holds water.',
    ],
  ])
})

test.each([
  ['\uF0B7 ', ' a sign of a font for symbols'],
  ['<span>o<span>&nbsp;&nbsp; </span></span>', 'a circle in an element of its own'],
  ['•', 'a bullet without a space'],
  ['・', 'a Japanese bullet'],
  ['➢ ', 'an arrow'],
])('%s opens an item: %s', (sign) => {
  expect(read([`${sign}Sand lets water through.`, `${sign}Clay holds water.`])).toEqual([
    ['Sand lets water through.', 'Clay holds water.'],
  ])
})

test('steps with notes below them are one list of steps', () => {
  expect(read(['1. Dry the soil.', '- Use low heat.', '- Wait for an hour.', '2. Weigh the soil.'])).toEqual([
    [['Dry the soil.', 'Use low heat.', 'Wait for an hour.'], 'Weigh the soil.'],
  ])
})

test('a word of one letter and a paragraph of a law are no signs', () => {
  const lines = ['o solo retém a água da chuva', 'o barro retém mais água ainda']
  expect(read(lines, 'pt')).toEqual(lines)
  expect(read(['§ 3 protects the soil.', '§ 4 protects the water.'])).toEqual([
    '§ 3 protects the soil.',
    '§ 4 protects the water.',
  ])
})
