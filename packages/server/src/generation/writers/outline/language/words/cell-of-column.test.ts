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
  ['starts after', '10–20 min', ', ', 'en', 'starts after 10–20 min'],
  ['Beginnt nach', '20 Minuten', ', ', 'de', 'Beginnt nach 20 Minuten'],
  ['Commence après', '20 minutes', ', ', 'fr', 'Commence après 20 minutes'],
  ['Działa po', '20 minutach', ', ', 'pl', 'Działa po 20 minutach'],
  // A verb alone, in a language that has it apart from its nouns.
  ['Lasts', '3–5 h', ', ', 'en', 'lasts 3–5 h'],
  ['Dauert', '3–5 Stunden', ', ', 'de', 'dauert 3–5 Stunden'],
  ['Dura', '3–5 horas', ', ', 'es', 'dura 3–5 horas'],
  ['Contient', 'du fer', ', ', 'fr', 'contient du fer'],
  ['Trwa', '3–5 godzin', ', ', 'pl', 'trwa 3–5 godzin'],
  ['Длится', '3–5 часов', ', ', 'ru', 'длится 3–5 часов'],
  // 'Causes' may be a noun.
  ['Causes', 'smoking', ', ', 'en', 'Causes, smoking'],
  ['Given', 'just before a meal', ', ', 'en', 'given just before a meal'],
  ['Given', 'two sides', ', ', 'en', 'Given, two sides'],
  ['Gegründet', '1847', ', ', 'de', 'gegründet 1847'],
  // A clause is answered by its cells.
  [
    'what the yeast does',
    'works very slowly, flavour develops',
    ', ',
    'en',
    'works very slowly, flavour develops',
  ],
  ['Was passiert', 'die Hefe arbeitet langsam', ', ', 'de', 'die Hefe arbeitet langsam'],
  ['Qué hace la levadura', 'trabaja despacio', ', ', 'es', 'trabaja despacio'],
  ['Co się dzieje', 'drożdże pracują powoli', ', ', 'pl', 'drożdże pracują powoli'],
  ['what the yeast does', 'dies', ', ', 'en', 'dies'],
  ['What happens', 'erosion', ', ', 'en', 'What happens, erosion'],
  ['例子', '花岗岩、玄武岩', '，', 'zh', '例子，花岗岩、玄武岩'],
])('%s and %s', (heading, cell, comma, language, said) => {
  expect(cellOfColumn(heading, cell, comma, language)).toBe(said)
})
