import { expect, test } from 'vitest'
import { latexOfLine } from './formula-line.ts'

test.each([
  ['U = R · I', String.raw`U = R \cdot I`],
  [
    '`PED = % change in quantity demanded ÷ % change in price`',
    String.raw`\text{PED} = \frac{\text{\% change in quantity demanded}}{\text{\% change in price}}`,
  ],
  ['Gewinn = Umsatz − Kosten', String.raw`\text{Gewinn} = \text{Umsatz} - \text{Kosten}`],
  ['R = R₁ + R₂', 'R = R_{1} + R_{2}'],
])('The line “%s” is a formula', (text, latex) => {
  expect(latexOfLine(text)).toBe(latex)
})

test.each([
  '`total = price`',
  '`x = foo(3)`',
  '`count = count + 1`',
  'The result is U = R · I.',
  'Then U = 5 V, so I = 2 A.',
  'A sentence without a formula',
  'x = 5',
])('The line “%s” is no formula', (text) => {
  expect(latexOfLine(text)).toBeUndefined()
})

test.each([
  [
    'Rate = (final index − initial index) / initial index × 100',
    String.raw`\text{Rate} = \frac{\text{final index} - \text{initial index}}{\text{initial index}} \times 100`,
  ],
  ['t = (x̄ − μ₀) ÷ (s ÷ √n)', String.raw`t = \frac{\bar{x} - μ_{0}}{s \div \sqrt{n}}`],
  ['F = (a + b) / (c − d)', String.raw`F = \frac{a + b}{c - d}`],
  ['P = a + b / c × 2', String.raw`P = a + \frac{b}{c} \times 2`],
  ['q = a / b / c × 2', String.raw`q = \frac{a}{b} / c \times 2`],
  ['Z = ((a + b) × c) / d', String.raw`Z = ((a + b) \times c) / d`],
])('a quotient within a side is a fraction: %s', (line, latex) => {
  expect(latexOfLine(line)).toBe(latex)
})
