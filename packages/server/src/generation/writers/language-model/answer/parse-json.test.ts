import { expect, test } from 'vitest'
import { parseJson } from './parse-json.ts'

const read = (text: string) => parseJson(text)?.value

test.each<[string, string, unknown]>([
  ['trailing commas', '{"a": [1, 2,],}', { a: [1, 2] }],
  ['single quotes and words of Python', "{'a': True, 'b': None}", { a: true, b: null }],
  ['comments', '{"a": 1, // the first\n "b": 2}', { a: 1, b: 2 }],
  ['a missing comma', '{"a": 1 "b": 2}', { a: 1, b: 2 }],
  ['quotes inside a text', '{"a": "They say "hello" to it", "b": 1}', { a: 'They say "hello" to it', b: 1 }],
  ['line breaks inside a text', '{"a": "one\ntwo"}', { a: 'one\ntwo' }],
  ['ids without quotes', '{"sources": [b1, b2]}', { sources: ['b1', 'b2'] }],
  ['apostrophes with a backslash', String.raw`{"a": "it\'s"}`, { a: "it's" }],
])('reads JSON with %s', (_what, text, value) => {
  expect(read(text)).toEqual(value)
})

test.each([
  [String.raw`$\alpha + \beta$`],
  [String.raw`$\frac{a}{b} \times \theta \to \text{rest}$`],
  [String.raw`$\nabla f \neq \not= \rho$`],
  [String.raw`\(x\) and \[y\]`],
  [String.raw`$\underline{u} \sqrt{2} \{1, 2\} 5\%$`],
])('keeps the formula %s, with one backslash or two', (formula) => {
  expect(read(`{"a": "${formula}"}`)).toEqual({ a: formula })
  expect(read(JSON.stringify({ a: formula }))).toEqual({ a: formula })
})

test('keeps line breaks, tabs, quotes and characters by number', () => {
  const text = 'A line\nnot a command\n\tto\u00e4 "x" / \\ end\r\nnew'
  expect(read(JSON.stringify({ text }))).toEqual({ text })
  expect(read('{"a": "\\u00e4\\/"}')).toEqual({ a: 'ä/' })
})

test('gives up on text that is no JSON, and on what would take too long to repair', () => {
  expect(parseJson('{"a": ')?.value).toEqual({ a: null })
  expect(parseJson(`{"a": "${'"x'.repeat(100_000)}`)).toBeUndefined()
})
