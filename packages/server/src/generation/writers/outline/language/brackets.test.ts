import { expect, test } from 'vitest'
import { hasWholeQuotes, isArgument, withWholeQuotations } from './brackets.ts'
import { capitalised } from './enumerate.ts'
import { lexiconOf } from './lexicon.ts'
import { toSpokenText } from './sentences/spoken.ts'

test.each([
  ['一次扩容的代价是 O', '(n)'],
  ['The search takes O', '(n log n)'],
  ['The value of f', '(x, y)'],
  ['Solid NaCl', '(s)'],
  ['La función sin', '(x)'],
])('a bracket is the argument of what is before it: %s%s', (before, bracket) => {
  expect(isArgument(before, bracket)).toBe(true)
})

test.each([
  ['the person', '(s)'],
  ['DNA ', '(a)'],
  ['le ou les élève', '(s)'],
  ['die Schüler', '(in)'],
  ['HTTP', '(超文本传输协议)'],
  ['哈希表', '(hash)'],
  ['CO₂', '(carbon dioxide)'],
  ['The mass', '(m)'],
  ['Temperatura', '(T)'],
  ['WHO', '(founded 1948)'],
])('a bracket is a remark: %s%s', (before, bracket) => {
  expect(isArgument(before, bracket)).toBe(false)
})

test('the cost of an operation keeps its argument on the slide and in the script', async () => {
  const text = '一次扩容要移动全部元素，代价是 O(n)。'
  expect(await toSpokenText([text], 'zh')).toContain('O(n)')
  expect(lexiconOf('zh').shorten(text, 11) ?? '').not.toMatch(/O$/)
})

test.each([
  ['α 越大，冲突越多', 'α 越大，冲突越多'],
  ['m 通常取质数', 'm 通常取质数'],
  ['λ is the wavelength', 'λ is the wavelength'],
  ['a gas expands', 'A gas expands'],
  ['o gás expande', 'O gás expande'],
  ['y la velocidad', 'Y la velocidad'],
  ['η ταχύτητα αλλάζει', 'Η ταχύτητα αλλάζει'],
  ['ο νόμος ισχύει', 'Ο νόμος ισχύει'],
])('only a word gets a capital: %s', (text, expected) => {
  expect(capitalised(text)).toBe(expected)
})

test.each(['ארה"ב היא מדינה גדולה.', 'He wrote "Fahrenheit 451" in 1953.', 'The pipe is 12" wide.'])(
  'a quotation mark in an abbreviation, after a number of a title or as a unit is not open: %s',
  (text) => {
    expect(hasWholeQuotes(text)).toBe(true)
  },
)

test.each(['He wrote "Fahrenheit in 1953.', 'הוא אמר "ארה"ב גדולה.'])(
  'an open quotation mark is found: %s',
  (text) => {
    expect(hasWholeQuotes(text)).toBe(false)
  },
)

test('a variable keeps its small letter after a connective', () => {
  expect(lexiconOf('zh').withoutConnective('因此，α 越大，波越强')).toBe('α 越大，波越强')
})

test('A quotation of two sentences stays whole', () => {
  expect(
    withWholeQuotations(['Next comes “Is it ready?', 'The finger test”.', 'Where do we start?'], ' '),
  ).toEqual(['Next comes “Is it ready? The finger test”.', 'Where do we start?'])
  expect(withWholeQuotations(['A single ” is a fault.', 'It stays alone.'], ' ')).toHaveLength(2)
})
