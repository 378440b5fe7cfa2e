import { expect, test } from 'vitest'
import { createAddressesReader } from './address-words.ts'

test.each([
  ['en', 'Imagine a lake with many fish.'],
  ['en', "Let's look at the first case."],
  ['en', 'By now it should be clear that prices change.'],
  ['es', 'Veamos un ejemplo sencillo.'],
  ['es', 'Piense ahora en los aparatos que usa.'],
  ['pl', 'Powinno być już jasne, że ekonomia obejmuje wiele zagadnień.'],
  ['de', 'Stellen Sie sich einen See vor.'],
  ['ar', 'تخيل أن لديك قائمة.'],
  ['zh', '想象一下，你有一个列表。'],
  ['hi', 'मान लीजिए कि पानी जम जाता है।'],
  ['ja', '例を見てみましょう。'],
])('(%s) “%s” leads the reader', (language, sentence) => {
  expect(createAddressesReader(language)(sentence)).toBe(true)
})

test.each([
  ['en', 'Imagination helps writers.'],
  ['en', 'Lakes lose water in summer.'],
  ['es', 'Los lagos pierden agua en verano.'],
  ['pl', 'Ekonomia bada wybory ludzi.'],
  ['ar', 'تفقد البحيرات الماء في الصيف.'],
  ['zh', '湖泊在夏天会失去水分。'],
  ['hi', 'गर्मियों में झीलें पानी खो देती हैं।'],
])('(%s) “%s” states something', (language, sentence) => {
  expect(createAddressesReader(language)(sentence)).toBe(false)
})
