import { expect, test } from 'vitest'
import { hasWords, marksOf, maskText, unmaskText } from './masked-text.ts'

test.each([
  ['a formula', 'The area is $a^2$ here.', 'The area is ⟦1⟧ here.'],
  ['a formula of its own line', 'So: $$\\frac{a}{b}$$', 'So: ⟦1⟧'],
  ['code', 'Call `print()` now.', 'Call ⟦1⟧ now.'],
  ['code with a backtick', 'Call `` a`b `` now.', 'Call ⟦1⟧ now.'],
  ['lines of code', '```\nx = 1\n```', '⟦1⟧'],
  ['the address of a link', 'Read [this](https://example.org/a_b).', 'Read [this]⟦1⟧.'],
  ['a bare address', 'See https://example.org/a.', 'See ⟦1⟧.'],
  ['a mark of its own', 'The sign ⟦1⟧ stays.', 'The sign ⟦1⟧ stays.'],
])('%s is hidden, and comes back as it was', (_what, text, masked) => {
  const hidden = maskText(text)
  expect(hidden.text).toBe(masked)
  expect(unmaskText(hidden.text, hidden.hidden)).toBe(text)
})

test.each(['It costs $5 and $10.', 'An escaped \\$ and \\` sign, and \\$ again.', 'Plain words.'])(
  '%s has nothing to hide',
  (text) => expect(maskText(text)).toEqual({ text, hidden: [] }),
)

test('marks may change their order but not their number', () => {
  expect(marksOf('⟦2⟧ then ⟦1⟧')).toBe(marksOf('⟦1⟧ and ⟦2⟧'))
  expect(marksOf('⟦1⟧ and ⟦1⟧')).not.toBe(marksOf('⟦1⟧'))
})

test.each([
  ['$x = 1$', false],
  ['`code`', false],
  ['12.5 %', false],
  ['12 km', true],
])('%s has words: %s', (text, words) => expect(hasWords(maskText(text))).toBe(words))
