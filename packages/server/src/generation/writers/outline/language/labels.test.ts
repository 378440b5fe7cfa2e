import { expect, test } from 'vitest'
import { withoutLabel } from './labels.ts'
import { lexiconOf } from './lexicon.ts'

test.each([
  ['en', 'Figure 3 The Olmec carved heads', 'The Olmec carved heads'],
  ['en', 'Fig. 3.2: the delta', 'the delta'],
  ['en', 'Fig. 3a. The delta', 'The delta'],
  ['de', 'Abb. 3 Aufbau einer Zelle', 'Aufbau einer Zelle'],
  ['zh', '图一：三角洲', '三角洲'],
  ['zh', '图3 三角洲', '三角洲'],
])('The label of a caption is left out (%s): %s', (language, caption, rest) => {
  expect(withoutLabel(caption, lexiconOf(language))).toBe(rest)
})

test.each([
  ['en', 'Fig. 3 shows the delta.'],
  ['en', 'Fig. 3.1  shows the delta.'],
  ['en', 'Figure 3 shows the delta.'],
  ['de', 'Bild 3 zeigt den Aufbau einer Zelle.'],
])('A label that is the subject stays (%s): %s', (language, caption) => {
  expect(withoutLabel(caption, lexiconOf(language))).toBe(caption)
})
