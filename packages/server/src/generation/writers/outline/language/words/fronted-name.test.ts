import { expect, test } from 'vitest'
import { frontedName } from './fronted-name.ts'

test.each([
  ['en', 'In the Calvin cycle, enzymes build sugar.', 'Calvin cycle'],
  ['es', 'En la fase luminosa, la planta divide el agua.', 'fase luminosa'],
  ['fr', 'Dans la phase claire, la plante divise l’eau.', 'phase claire'],
  ['zh', '在光反应中，水被分解。', '光反应'],
  ['id', 'Pada reaksi terang, air dipecah.', 'reaksi terang'],
])('The name after a preposition at the start, in %s', (language, text, name) => {
  expect(frontedName(text, language)?.name).toBe(name)
})

test.each([
  ['en', 'In general, enzymes are proteins.'],
  ['en', 'In this case, the cell dies.'],
  ['en', 'In 1931, the king left.'],
  ['en', 'In many plants, the leaves are small.'],
  ['en', 'In the cell that the virus has entered for the first time, nothing happens.'],
  ['de', 'In der Reihenschaltung fließt derselbe Strom.'],
  ['pl', 'W fazie jasnej, jak wiadomo, rozkłada się woda.'],
])('Other openings, and languages with cases, give no name: %s %s', (language, text) => {
  expect(frontedName(text, language)).toBeUndefined()
})
