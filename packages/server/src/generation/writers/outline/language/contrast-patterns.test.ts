import { expect, test } from 'vitest'
import { contrastPatternsOf } from './contrast-patterns.ts'
import { contrastWords } from './words/contrast-words.ts'

test.each(Object.entries(contrastWords))(
  'The words of contrast of %s are whole, and none is there twice',
  (_, words) => {
    for (const list of [words.between, words.notBetween, words.before, words.second]) {
      const all = list?.split('|') ?? []
      expect(all.filter((word) => word.trim() !== word || word === '')).toEqual([])
      expect(new Set(all).size).toBe(all.length)
    }
  },
)

test.each([
  ['zh', '甲大，而乙小', '，而'],
  ['zh', '甲很大；但是乙很小', '；但是'],
  ['th', 'ก ใหญ่ แต่ ข เล็ก', ' แต่'],
  ['en', 'one is big, whereas the other is small', ', whereas '],
  ['en', 'one is big; the other is small', '; '],
])('Two statements are divided at a word of contrast or a semicolon (%s): %s', (language, text, mark) => {
  expect(text.match(contrastPatternsOf(language).between)).toEqual([mark])
})

test.each([
  ['zh', '甲很大，而且很重'],
  ['zh', '甲因而很大'],
  ['th', 'แต่ละคน และ แต่ละวัน'],
  ['en', 'one is big, butter is soft'],
])('Other words divide no sentence (%s): %s', (language, text) => {
  expect(text.match(contrastPatternsOf(language).between)).toBeNull()
})

test.each(['这是一条规则。', '两个力的方向相反。', '他不来而你来。'])(
  'Characters of other words mark no second statement: %s',
  (text) => {
    expect(contrastPatternsOf('zh').second.test(text)).toBe(false)
  },
)
