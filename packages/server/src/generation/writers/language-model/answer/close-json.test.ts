import { expect, test } from 'vitest'
import { closeJson } from './close-json.ts'

test.each([
  ['{"slides": [{"a": ["x"]}', '{"slides": [{"a": ["x"]}]}'],
  ['{"slides": [{"a": ["x"]', '{"slides": [{"a": ["x"]}]}'],
  ['{"slides": [{"a": {"b": 1}\n```', '{"slides": [{"a": {"b": 1}}]}'],
])('closes the brackets of %s', (open, text) => {
  expect(closeJson(open)).toEqual({ text, shortened: false })
})

test.each([
  ['inside a text', '{"slides": [{"a": 1}, {"a": "lea', '{"slides": [{"a": 1}]}'],
  ['behind a key', '{"slides": [{"a": 1}, {"a":', '{"slides": [{"a": 1}]}'],
  ['inside an inner list', '{"x": [{"d": [{"s": 1}]}, {"d": [{"s": 2}, {"s"', '{"x": [{"d": [{"s": 1}]}]}'],
  ['in a list without its object', '[{"a": 1}, {"a": "b', '[{"a": 1}]'],
])('drops the unfinished end if it stops %s', (_where, open, text) => {
  expect(closeJson(open)).toEqual({ text, shortened: true })
})

test('returns nothing if no object is complete', () => {
  expect(closeJson('{"slides": [{"a": "lea')).toBeUndefined()
  expect(closeJson('{"title": "Lea')).toBeUndefined()
})
