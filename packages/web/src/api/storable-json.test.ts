import { expect, test } from 'vitest'
import { storableJson } from './storable-json.ts'

test('text that an author pasted is sent without characters that the database cannot store', () => {
  const pasted = {
    slides: [{ content: { slide_title: 'Tide\0s 🌊', bullet_points: ['\ud83c half'] } }],
    count: 2,
  }
  expect(JSON.parse(storableJson(pasted))).toEqual({
    slides: [{ content: { slide_title: 'Tides 🌊', bullet_points: ['\ufffd half'] } }],
    count: 2,
  })
})
