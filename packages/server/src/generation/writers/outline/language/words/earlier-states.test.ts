import { expect, test } from 'vitest'
import { opensEarlierState } from './earlier-states.ts'

test.each([
  ['For decades historians condemned the congress.', 'en', true],
  ['Initially, the cells are alike.', 'en', true],
  ['Długo uważano, że Ziemia jest płaska.', 'pl', true],
  ['长期以来，人们认为地球是平的。', 'zh', true],
  ['في البداية كان الناس يزرعون القمح.', 'ar', true],
  ['Once the water boils, it becomes steam.', 'en', false],
  ['Historians have condemned the congress for decades.', 'en', false],
  ['Długość fali zależy od częstotliwości.', 'pl', false],
  ['At first light, birds sing.', 'en', false],
  ['No início da primavera, as plantas crescem.', 'pt', false],
  ['En gang i året slår de gresset.', 'no', false],
])('A sentence opens with what was so earlier: %s', (text, language, expected) => {
  expect(opensEarlierState(text, language)).toBe(expected)
})
