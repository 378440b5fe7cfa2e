import { expect, test } from 'vitest'
import { circumstanceOf } from './circumstances.ts'

test.each([
  ['en', 'In dry regions, farmers water their fields.', 'In dry regions'],
  ['en', 'Between family and friends, they presume that there is none.', 'Between family and friends'],
  ['en', 'In the 1930s, farmers had ploughed up the grass.', 'In the 1930s'],
  ['es', 'Con tipos más altos, los préstamos cuestan más.', 'Con tipos más altos'],
  ['fr', 'Dans les régions sèches, les paysans arrosent leurs champs.', 'Dans les régions sèches'],
  ['zh', '在干旱地区，农民要给田地浇水。', '在干旱地区'],
])('A sentence starts with the circumstance of what it states (%s): %s', (language, text, circumstance) => {
  expect(circumstanceOf(text, language)?.circumstance).toBe(circumstance)
})

test.each([
  ['en', 'In fact, farmers water their fields.'],
  ['en', 'In this case, farmers water their fields.'],
  ['en', 'In spring, summer and autumn, farmers water their fields.'],
  ['en', 'After the download is complete, you can open the file.'],
  ['en', 'By ploughing along the slope, farmers save soil.'],
  ['en', 'In return, the lord gave them protection.'],
  ['en', 'Farmers, in dry regions, water their fields.'],
  ['en', 'At 1,000 metres the air is thin.'],
  ['es', 'En cambio, los préstamos cuestan más.'],
  ['fr', 'En effet, les paysans arrosent leurs champs.'],
  ['zh', '在这种情况下，农民要给田地浇水。'],
  ['pl', 'W suchych regionach, rolnicy nawadniają pola.'],
])('The start of a sentence is no circumstance to ask for (%s): %s', (language, text) => {
  expect(circumstanceOf(text, language)).toBeUndefined()
})
