import { expect, test } from 'vitest'
import { areOpposedColumns } from './opposed-columns.ts'

test.each([
  ['en', 'Advantages', 'Disadvantages'],
  ['en', 'Cons', 'Pros'],
  ['de', 'Vorteile', 'Nachteile'],
  ['es', 'Ventajas', 'Inconvenientes'],
  ['es', 'Consecuencias positivas', 'Negativas'],
  ['pl', 'Wspólne', 'Osobne'],
  ['ar', 'المزايا', 'العيوب'],
  ['zh-Hans', '优点', '缺点'],
  ['ja', '長所', '短所'],
])('(%s) %s and %s are lists beside each other', (language, one, other) => {
  expect(areOpposedColumns([one, other], language)).toBe(true)
})

test.each([
  ['en', ['Country', 'Capital']],
  ['en', ['Method', 'Advantages']],
  ['en', ['Advantages', 'Advantages']],
  ['en', ['Method', 'Advantages', 'Disadvantages']],
  ['de', ['Stadt', 'Nachteile']],
  ['zh-Hans', ['城市', '缺点']],
])('(%s) the rows of %j belong together', (language, header) => {
  expect(areOpposedColumns(header, language)).toBe(false)
})
