import { expect, test } from 'vitest'
import { dividedAtName } from './list.ts'

test.each([
  [
    'Adhesion: water clings to the walls - but not to wax',
    ['Adhesion', 'water clings to the walls - but not to wax'],
  ],
  [
    'Cohesion: water molecules – being polar – stick to each other',
    ['Cohesion', 'water molecules – being polar – stick to each other'],
  ],
  ['Osmosis – water moves', ['Osmosis', 'water moves']],
  ['Water moves', ['Water moves']],
])('an item is divided after its name, and loses nothing: %s', (text, parts) => {
  expect(dividedAtName(text)).toEqual(parts)
})
