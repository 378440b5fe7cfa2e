import { expect, test } from 'vitest'
import { withoutSequenceWord } from './sequence-words.ts'

test.each([
  ['ar', 'ثم يترجم النص إلى السريانية.', 'يترجم النص إلى السريانية.'],
  ['ar', 'وأخيرًا يراجع النص عالم.', 'يراجع النص عالم.'],
  ['en', 'Finally, let the dough rest.', 'Let the dough rest.'],
  ['ru', 'Затем добавьте соль.', 'Добавьте соль.'],
  ['zh-Hans', '然后，加入盐。', '加入盐。'],
])('(%s) a numbered step does not say again that it comes later: %s', (language, text, expected) => {
  expect(withoutSequenceWord(text, language)).toBe(expected)
})

test.each([
  ['ar', 'ثمار الشجرة حلوة.'],
  ['en', 'Next door lives a baker.'],
  ['de', 'Dann wird das Salz zugegeben.'],
  ['zh-Hans', '最高的山在西藏。'],
])('(%s) other words stay: %s', (language, text) => {
  expect(withoutSequenceWord(text, language)).toBe(text)
})
