import { expect, test } from 'vitest'
import { cellOfColumn } from './cell-of-column.ts'

test.each([
  ['Use for', 'shallow wounds', ', ', 'en', 'Use for shallow wounds'],
  ['Do not use when', 'it is dry', ', ', 'en', 'Do not use when it is dry'],
  ['Se usa para', 'heridas secas', ', ', 'es', 'Se usa para heridas secas'],
  ['Example', 'granite', ', ', 'en', 'Example, granite'],
  ['States', 'Russia, Prussia', ', ', 'en', 'States – Russia, Prussia'],
  ['Price', '1,200 euros', ', ', 'en', 'Price, 1,200 euros'],
  // One word is a name of the column.
  ['For', 'jobs and roads', ', ', 'en', 'For, jobs and roads'],
  ['例子', '花岗岩、玄武岩', '，', 'zh', '例子，花岗岩、玄武岩'],
])('%s and %s', (heading, cell, comma, language, said) => {
  expect(cellOfColumn(heading, cell, comma, language)).toBe(said)
})
