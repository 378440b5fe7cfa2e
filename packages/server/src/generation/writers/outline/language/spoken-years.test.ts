import { expect, test } from 'vitest'
import { withSpokenYears } from './spoken-years.ts'

test.each([
  ['The Ordinance of Labourers (1349) fixed wages.', 'The Ordinance of Labourers, 1349, fixed wages.'],
  ['He described fermentation (1857).', 'He described fermentation, 1857.'],
  ['He introduced it with Lisp (1958).', 'He introduced it with Lisp, 1958.'],
  ['After the treaty (1648), peace came.', 'After the treaty, 1648, peace came.'],
  [
    'Hubo huelgas en Cananea (1906) y Río Blanco (1907).',
    'Hubo huelgas en Cananea, 1906, y Río Blanco, 1907.',
  ],
  ['蒙古军队占领了这座城市（1221）。', '蒙古军队占领了这座城市，1221。'],
])('The year of an event is spoken: %s', (text, spoken) => {
  expect(withSpokenYears(text)).toBe(spoken)
})

test.each([
  'Hattie (2009) found that it works.',
  'As Darwin (1859) says, forms change.',
  'The wars (1492–1500) were long.',
  'The call `sum (1200)` returns.',
  'The function f(1200) has a value.',
])('Years of publications, ranges and numbers in code stay as they are: %s', (text) => {
  expect(withSpokenYears(text)).toBe(text)
})
