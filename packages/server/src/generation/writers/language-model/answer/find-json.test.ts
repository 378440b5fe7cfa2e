import { expect, test } from 'vitest'
import { findJson } from './find-json.ts'

const json = '{"title": "Leaves } and {", "slides": [{"a": "\\"{"}]}'
const first = (answer: string) => findJson(answer)[0]

test.each([
  ['alone', json],
  ['in a code fence', `\`\`\`json\n${json}\n\`\`\``],
  ['after prose', `Here is {my} answer [b1]: ${json}`],
  ['before prose', `${json}\nI hope {this} helps!`],
  ['beside a shorter draft', `{"title": "Draft"} and now ${json}`],
])('finds an object %s', (_where, answer) => {
  expect(first(answer)).toEqual({ text: json, open: false })
})

test('finds a list of objects', () => {
  expect(first('Slides: [{"a": 1}, {"a": 2}].')).toEqual({ text: '[{"a": 1}, {"a": 2}]', open: false })
})

test('finds objects with keys in other quotes or in none', () => {
  for (const text of ["{'a': 1}", '{“a”: 1}', '{ a: 1 }', '{}']) expect(first(`So: ${text}`)?.text).toBe(text)
})

test('reports that an answer was cut off', () => {
  expect(first('Here: {"slides": [{"a": "b')).toEqual({ text: '{"slides": [{"a": "b', open: true })
})

test('finds nothing in prose', () => {
  expect(findJson('The set {a, b} and the block [b1].')).toEqual([])
})

test('ends in time with a megabyte of braces', () => {
  expect(findJson('{"a":'.repeat(200_000))).toEqual([{ text: expect.any(String), open: true }])
  expect(findJson('{} '.repeat(300_000))).toHaveLength(3)
})
