import { describe, expect, test } from 'vitest'
import { readRichText } from './rich-text-nodes.ts'

const text = (value: string) => ({ kind: 'text', text: value })

test('bold, italic, code and links are parsed, also inside each other', () => {
  expect(readRichText('a **b *c*** `d` [e](https://example.org/f)')).toEqual([
    text('a '),
    { kind: 'bold', children: [text('b '), { kind: 'italic', children: [text('c')] }] },
    text(' '),
    { kind: 'code', text: 'd' },
    text(' '),
    { kind: 'link', href: 'https://example.org/f', children: [text('e')] },
  ])
})

test('emphasis contains emphasis and single asterisks', () => {
  expect(readRichText('*a **b***')).toEqual([
    { kind: 'italic', children: [text('a '), { kind: 'bold', children: [text('b')] }] },
  ])
  expect(readRichText('**2 * 3**')).toEqual([{ kind: 'bold', children: [text('2 * 3')] }])
})

test('math is parsed inline and as a block', () => {
  expect(readRichText('$x^2$ and $$\\frac{1}{2}$$')).toEqual([
    { kind: 'math', tex: 'x^2', display: false },
    text(' and '),
    { kind: 'math', tex: '\\frac{1}{2}', display: true },
  ])
})

test.each([
  'It costs $5 and then $10.',
  'snake_case_name',
  '2 * 3 * 4',
  'a * b',
  'one * and ** and _ and ` alone',
  '[brackets] without (address)',
  '<b>no</b> <script>alert(1)</script> <img src=x onerror=alert(1)>',
  '&amp; &lt;',
])('plain text stays the same: %s', (plain) => {
  expect(readRichText(plain)).toEqual([text(plain)])
})

test('a backslash escapes a sign', () => {
  expect(readRichText('\\*a\\*').map((node) => 'text' in node && node.text)).toEqual(['*', 'a', '*'])
})

describe('only web pages can be linked', () => {
  test.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    '//evil.example',
    '/local',
    'https://',
  ])('%s', (address) => {
    const nodes = readRichText(`[click](${address})`)
    expect(nodes.every(({ kind }) => kind === 'text')).toBe(true)
  })
})

test('a long text full of signs is parsed fast', () => {
  const before = performance.now()
  for (const nasty of ['*_`$[**__$$', '** *a ', '**a* ', '* **a ', '[[', '__a_ '])
    readRichText(nasty.repeat(2000))
  expect(performance.now() - before).toBeLessThan(2000)
})

test('a sign after a capital letter opens a formula, or is a currency', () => {
  expect(readRichText('H$_2$O')).toEqual([text('H'), { kind: 'math', tex: '_2', display: false }, text('O')])
  expect(readRichText('Prices in US$, wages in A$ and rents in US$5.')).toEqual([
    text('Prices in US$, wages in A$ and rents in US$5.'),
  ])
})
