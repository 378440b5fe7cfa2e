import { afterEach, expect, test } from 'vitest'
import { formatIn } from './interface-locale.ts'
import { listOf, rowOf } from './lists.ts'

afterEach(() => formatIn('en'))

const three = ['a', 'b', 'c']

test.each([
  ['en', 'a, b, and c', 'a, b, c'],
  ['de', 'a, b und c', 'a, b, c'],
  ['zh', 'a、b和c', 'a、b、c'],
] as const)('lists are written as the language writes them: %s', (language, list, row) => {
  formatIn(language)
  expect([listOf(three), rowOf(three)]).toEqual([list, row])
})
