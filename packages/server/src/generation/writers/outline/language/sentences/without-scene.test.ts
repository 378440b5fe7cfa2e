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
  ['de', 'Im Krieg verkauften Händler Getreide, sagten viele Bürger später.', undefined],
])('(%s) %s', (language, text, rest) => {
  expect(withoutScene(text, { language })).toBe(rest)
})
