import { expect, test } from 'vitest'
import { depictedSubject } from './depicted-subject.ts'

test.each([
  ['en', 'A painting depicts Martin Luther.', 'Martin Luther.'],
  ['en', 'This hand-drawn map shows the delta of the Nile.', 'the delta of the Nile.'],
  ['en', 'Traders with horses cross the river.', 'Traders with horses cross the river.'],
  ['en', 'A portrait of Elizabeth I shows the queen with a globe.', 'Elizabeth I'],
  ['es', 'La imagen muestra un tren de alta velocidad.', 'tren de alta velocidad.'],
  ['pl', 'Wykres przedstawia krzywą popytu.', 'krzywą popytu.'],
  ['de', 'Das Bild zeigt einen Fluss im Winter.', 'Fluss im Winter.'],
])('(%s) “%s” describes: %s', (language, description, expected) => {
  expect(depictedSubject(description, language)).toBe(expected)
})
