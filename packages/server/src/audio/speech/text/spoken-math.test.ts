import { describe, expect, test } from 'vitest'
import { spokenMath } from './spoken-math.ts'

describe('spokenMath', () => {
  test.each([
    ['x^2 + 1', 'x squared plus 1'],
    [String.raw`\frac{a}{b}`, 'a over b'],
    [String.raw`\sqrt{b^2-4ac}`, 'the square root of b squared minus 4 a c'],
    [String.raw`90^\circ`, '90 degrees'],
    [String.raw`\mathrm{H_2O}`, 'H 2 O'],
    [
      String.raw`\mathrm{C_6H_{12}O_6 \rightarrow 2\,C_2H_5OH + 2\,CO_2}`,
      'C 6 H 12 O 6 yields 2 C 2 H 5 O H plus 2 C O 2',
    ],
    [String.raw`\ce{Na+ + Cl- -> NaCl}`, 'N A plus plus C L minus yields N A C L'],
    [String.raw`\mathrm{N}`, 'N'],
    [String.raw`\mathrm{SO_4^{2-}}`, 'S O 4 2 minus'],
    [String.raw`\mathrm{W\,K^{-1}}`, 'W times K to the negative 1 power'],
    [String.raw`\text{NO}`, 'NO'],
    [String.raw`\text{speed} = \frac{\text{distance}}{\text{time}}`, 'speed equals distance over time'],
    [String.raw`\text{Assets} = \text{Liabilities} + \text{Equity}`, 'Assets equals Liabilities plus Equity'],
    [String.raw`\text{net pay} = \text{gross pay} - \text{tax}`, 'net pay equals gross pay minus tax'],
    [String.raw`\Delta x`, 'Delta x'],
    [String.raw`\Delta h = \frac{\Delta p}{\rho g}`, 'Delta h equals Delta p over rho g'],
  ])('speaks %s in English', async (latex, words) => {
    expect((await spokenMath(latex, 'en-GB')).toLowerCase()).toBe(words.toLowerCase())
  })

  test.each([
    ['de-DE', 'x Quadrat plus 1'],
    ['fr', 'x au carré plus 1'],
    ['es-MX', 'x al cuadrado más 1'],
    ['no-NO', 'x kvadrat pluss 1'],
  ])('speaks it in words of %s', async (language, words) => {
    expect(await spokenMath('x^2+1', language)).toBe(words)
  })

  test('keeps the apostrophe of a word', async () => {
    expect(await spokenMath(String.raw`n = \text{valeur d'origine}`, 'fr')).toBe('n égale valeur d’origine')
  })

  test('keeps concurrent languages apart', async () => {
    const all = await Promise.all(['en', 'de', 'en', 'de'].map((language) => spokenMath('x^2', language)))
    expect(all).toEqual(['x squared', 'x Quadrat', 'x squared', 'x Quadrat'])
  })

  test('says a condition as one, and a divisor as a divisor', async () => {
    expect(await spokenMath(String.raw`P(A \mid B)`, 'en')).toContain('A given B')
    expect(await spokenMath('P(A | B)', 'de')).toContain('A gegeben B')
    expect(await spokenMath(String.raw`3 \mid 12`, 'en')).toContain('divides')
  })

  test.each([
    String.raw`P\left(A \middle| B\right)`,
    String.raw`P(A \big| B)`,
    String.raw`P\bigl(A \bigm| B\bigr)`,
    String.raw`P\Big( A\,\Big\vert\, B\Big)`,
    String.raw`\Pr\left( A \middle\vert B \right)`,
    String.raw`P\bigl(A \mid B\bigr)`,
  ])('says the condition of %s as one', async (latex) => {
    const words = await spokenMath(latex, 'en')
    expect(words).toMatch(/\bA,? given B\b/)
    expect(words).not.toMatch(/divides|big|middle|vert|left/i)
  })

  test('says a double bar as itself, without the letters of commands', async () => {
    const words = await spokenMath(String.raw`P(A \| B)`, 'en')
    expect(words).not.toMatch(/given|g i v|t e x t/)
  })

  test.each([
    ['x^2+1', 'x² + 1'],
    [String.raw`\frac{a+b}{2c}`, '(a + b) / 2c'],
    [String.raw`\sqrt{x_1}`, '√(x 1)'],
    [String.raw`\sin(x) \cdot 5\%`, 'sin (x) ⋅ 5%'],
    [String.raw`\sum_{i=1}^{n} i`, '∑ i = 1 … n i'],
  ])('writes %s in signs if the language has no words', async (latex, signs) => {
    expect(await spokenMath(latex, 'pl-PL')).toBe(signs)
  })

  test('reads broken LaTeX without its markup, never as an error', async () => {
    expect(await spokenMath(String.raw`\frac{a}{b`, 'en')).toBe('a b')
    expect(await spokenMath('', 'en')).toBe('')
  })
})
