import { expect, test } from 'vitest'
import { withoutScene } from './without-scene.ts'

test.each([
  ['en', 'In the colonies along the coast, servants from Europe filled the need for labour.', undefined],
  [
    'en',
    'In the colonies along the coast, the servants filled the need for labour.',
    'The servants filled the need for labour.',
  ],
  [
    'en',
    'During the long war, some merchants sold grain to both sides.',
    'Some merchants sold grain to both sides.',
  ],
  ['en', 'At low temperatures, the water in the pipes freezes.', undefined],
  ['en', 'After the battle, they returned to the city with the prisoners.', undefined],
  ['en', 'In 1492, the sailors reached an island in the west.', undefined],
  [
    'es',
    'Durante la guerra, los comerciantes vendieron grano a los dos lados.',
    'Los comerciantes vendieron grano a los dos lados.',
  ],
  ['es', 'En estas condiciones, el agua se congela con rapidez.', undefined],
  [
    'en',
    'In Canada, the merchants bought furs from the hunters.',
    'The merchants bought furs from the hunters.',
  ],
  ['de', 'Im Krieg verkauften Händler Getreide, sagten viele Bürger später.', undefined],
])('(%s) %s', (language, text, rest) => {
  expect(withoutScene(text, { language })).toBe(rest)
})

test.each([
  'In some of the poorest villages of the cold north, the reforms of the king had no effect on the price of bread.',
  'In a few rare cases, the new drug of the company caused severe bleeding.',
  'In the view of his critics, the king was a cruel tyrant.',
  'In theory, the people elected the members of the council.',
  'At first, the people feared the soldiers of the king.',
  'By law, the farmers owned a third of the land.',
  'Over nearly the whole country, the farmers lost a third of the harvest.',
])('An opening that limits the statement stays: %s', (text) => {
  expect(withoutScene(text, { language: 'en' })).toBeUndefined()
})

test.each([
  'En teoría, los ciudadanos eligieron a los miembros del consejo.',
  'En algunos pueblos del norte, las reformas tuvieron un efecto muy pequeño.',
  'A juicio de sus críticos, el rey fue un tirano muy cruel.',
  'Al principio, la gente desconfió de los soldados del rey.',
  'En opinión de sus críticos, el rey fue un tirano muy cruel.',
])('A Spanish opening that limits the statement stays: %s', (text) => {
  expect(withoutScene(text, { language: 'es' })).toBeUndefined()
})
