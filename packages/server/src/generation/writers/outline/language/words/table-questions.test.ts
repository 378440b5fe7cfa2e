import { expect, test } from 'vitest'
import { askForExtreme, askForRow } from './table-questions.ts'

test.each([
  ['en', 'Enzyme', 'Optimum pH', '“about 2”', 'Which enzyme has the optimum pH “about 2”?'],
  ['en', 'Rivers', 'Source', '“High Alps”', 'Which of these has the source “High Alps”?'],
  ['en', '', 'Boiling point', '“very low”', 'Which of these has the boiling point “very low”?'],
  ['es', 'Fallo', 'Causa', '«Masa fría»', '¿Qué fallo tiene como causa «Masa fría»?'],
  ['de', 'Fehler', 'Ursache', '„zu kalter Teig“', 'Was davon hat „zu kalter Teig“ als Ursache?'],
  ['fr', 'Défaut', 'Cause', '« pâte froide »', 'Lequel de ces éléments a pour cause « pâte froide » ?'],
  ['zh', '因素', '农业措施', '“合理密植”', '哪一项因素的农业措施是“合理密植”？'],
  ['ja', '植物', '用途', '「布を染める」', '用途が「布を染める」の植物はどれでしょうか。'],
])(
  'The question for a row of a table names its kind and its column in %s',
  (language, kind, heading, cell, ask) => {
    expect(askForRow({ kind, heading, cell }, language)).toBe(ask)
  },
)

test.each([
  ['en', 'Where it acts'],
  ['en', 'Allows duplicates'],
  ['en', 'Used for'],
  ['es', 'Dónde actúa'],
  ['de', 'Wichtiger Grund'],
  ['fr', 'Où elle vit'],
  ['pl', 'Przyczyna'],
])('In %s, a column named %j gives no such question', (language, heading) => {
  expect(askForRow({ kind: '', heading, cell: '“x”' }, language)).toBeUndefined()
})

test('The question for an extreme fits what is measured', () => {
  expect(askForExtreme({ kind: 'City', heading: 'Mean temperature (°C)', isLowest: true }, 'en')).toBe(
    'Which city has the lowest mean temperature?',
  )
  expect(askForExtreme({ kind: 'Lake', heading: 'Depth', isLowest: false }, 'en')).toBe(
    'Which lake has the greatest depth?',
  )
  expect(askForExtreme({ kind: 'City', heading: 'Before (1347)', isLowest: false }, 'en')).toBeUndefined()
})
