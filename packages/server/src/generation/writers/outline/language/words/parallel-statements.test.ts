import { expect, test } from 'vitest'
import { areParallel } from './parallel-statements.ts'

test.each([
  ['en', 'The fudai had served the Tokugawa before 1600.', 'The tozama had submitted only afterwards.'],
  ['pl', 'Zależą od nas sądy, pragnienia i niechęci.', 'Nie zależą od nas ciało, majątek, sława i urzędy.'],
  ['zh', '原假设（记作H₀）是暂时接受的说法。', '备择假设（记作H₁）是我们想要寻找证据支持的说法。'],
  ['es', 'El acreedor puede exigir el pago.', 'El deudor puede oponer la excepción.'],
])('(%s) two statements of one form are about two things: %s', (language, one, other) => {
  expect(areParallel(one, other, language)).toBe(true)
})

test.each([
  ['en', 'In spring the river rises.', 'In autumn the river falls.'],
  ['en', 'The king left the city.', 'The king left no heir.'],
  ['en', 'Salt slows the yeast.', 'It also tightens the gluten.'],
  ['de', 'Wasser fließt ab.', 'Nicht alles Wasser fließt ab.'],
  ['zh', '检验的结论可能出错。', '样本量固定时，两者不能同时减小。'],
])('(%s) these are no two sides of one thing: %s', (language, one, other) => {
  expect(areParallel(one, other, language)).toBe(false)
})
