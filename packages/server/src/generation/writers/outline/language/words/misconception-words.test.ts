import { expect, test } from 'vitest'
import { namesMistaken } from './misconception-words.ts'

test.each([
  ['en', 'Many people think that a tomato is a vegetable.'],
  ['en', 'Students often assume that heavy things fall faster.'],
  ['es', 'Muchos creen que un suelo oscuro siempre es fértil.'],
  ['de', 'Viele glauben, dass man jede Ware zurückgeben kann.'],
  ['pl', 'Wiele osób myśli, że tak jest.'],
  ['zh', '很多人认为番茄是蔬菜。'],
])('others make the mistake, and it is true that they do (%s): %s', (language, text) => {
  expect(namesMistaken(text, language)).toBe(true)
})

test.each([
  ['en', 'It may seem that rivers never move at all.'],
  ['en', 'You might think that a tomato is a vegetable.'],
  ['es', 'Puede parecer que un suelo oscuro siempre es fértil.'],
  ['de', 'Man könnte meinen, dass jede Ware zurückgegeben werden kann.'],
  ['zh', '看起来番茄是蔬菜。'],
])('a listener makes the mistake (%s): %s', (language, text) => {
  expect(namesMistaken(text, language)).toBe(false)
})
