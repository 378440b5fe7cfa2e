import { expect, test } from 'vitest'
import { withoutArticle } from './parallel-subjects.ts'

test.each([
  ['Der höhere Wert', 'höherer Wert'],
  ['Das rote Blut', 'rotes Blut'],
  ['Die rechte Kammer', 'rechte Kammer'],
  ['Die roten Zellen', 'rote Zellen'],
  ['Die sieben Weltwunder', 'sieben Weltwunder'],
  ['Ein höherer Wert', 'höherer Wert'],
  ['Die Kammer', 'Kammer'],
  ['The higher value', 'higher value'],
  ['La grande Europa', 'grande Europa'],
])('a name without its article: %s', (text, name) => {
  expect(withoutArticle(text)).toBe(name)
})
