import { expect, test } from 'vitest'
import { readPage } from './read-page.ts'

function read(html: string, language = 'en'): readonly unknown[] {
  return readPage({ title: 'Water', html, language }).blocks.map((block) => {
    if (block.kind === 'list') return block.items.map(({ text }) => text)
    return block.kind === 'paragraph' ? block.text : block.kind
  })
}

test.each(['<br>', '-<br>', '\n', '</p><p>'])(
  'a word that the end of a line divides is one word (%s)',
  (end) => {
    const divided = end.startsWith('-') ? end : `-${end}`
    expect(read(`<p>The heat of the sun causes evapo${divided}ration from the sea.</p>`)).toEqual([
      'The heat of the sun causes evaporation from the sea.',
    ])
  },
)

test('a compound that the page writes with a hyphen keeps it at the end of a line', () => {
  expect(read('<p>A water-borne disease spreads fast, and water-<br>borne germs die in heat.</p>')).toEqual([
    'A water-borne disease spreads fast, and water-borne germs die in heat.',
  ])
  expect(read('<p>Die Vor-<br>und Nachteile der Dämme sind bekannt.</p>', 'de')).toEqual([
    'Die Vor- und Nachteile der Dämme sind bekannt.',
  ])
})

test('items of a list whose lines were wrapped stay one list', () => {
  expect(
    read(
      '<p>1. The sun heats the surface of lakes and rivers, and the<br>water turns into vapour.<br>2. The vapour rises and forms clouds.</p>',
    ),
  ).toEqual([
    [
      'The sun heats the surface of lakes and rivers, and the water turns into vapour.',
      'The vapour rises and forms clouds.',
    ],
  ])
})

test('Chinese lines that end within a sentence are joined without a space', () => {
  expect(read('<p>太阳照射海面，<br>海水变成水蒸气。水蒸气上升，遇冷变<br>成小水滴。</p>', 'zh')).toEqual([
    '太阳照射海面，海水变成水蒸气。水蒸气上升，遇冷变成小水滴。',
  ])
})
