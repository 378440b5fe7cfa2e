import { expect, test } from 'vitest'
import { escapeMarkup, escapeText } from './escape.ts'

test('no character of a text is read as markup, and none is escaped twice', () => {
  expect(escapeText('if a < b && b > c, "&lt;"')).toBe('if a &lt; b &amp;&amp; b &gt; c, "&amp;lt;"')
})

test('no character of a text ends an attribute in double quotes', () => {
  expect(escapeMarkup('"><script>')).toBe('&quot;&gt;&lt;script&gt;')
})
