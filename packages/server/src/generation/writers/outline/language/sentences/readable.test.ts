import { describe, expect, test } from 'vitest'
import { isReadable, sentencesOf } from '../../material/sentence.ts'
import { isBalanced } from '../brackets.ts'
import { hasFlatExponent } from '../garbled.ts'
import { lexiconOf } from '../lexicon.ts'
import { isInForeignScript } from '../script.ts'
import { toSpokenText } from './spoken.ts'

const read = (text: string, language = 'en') =>
  sentencesOf(text, 'b1', 0, lexiconOf(language)).map((one) => one.text)

describe('A sentence of the page', () => {
  test.each([
    ['en', 'Rivers carry sediment (Smith et al., 2010; Jones & Lee, 2012, p. 44).', 'Rivers carry sediment.'],
    ['en', 'The method is common [1, 2–5] in hydrology.', 'The method is common in hydrology.'],
    ['en', 'Evaporation (see the section below) removes much water.', 'Evaporation removes much water.'],
    ['pl', 'Polska podpisała protokół (por. Nowak 2005, s. 12).', 'Polska podpisała protokół.'],
    ['pl', 'Badania (Kowalski i in., 2010; Nowak, 2012) są nowe.', 'Badania są nowe.'],
    ['es', 'El agua es vida (García y López, 2014) [3].', 'El agua es vida.'],
    ['hi', 'अधिकार समानता देते हैं [1]।', 'अधिकार समानता देते हैं।'],
    ['zh', '水在流动（张三等，2010）。', '水在流动。'],
    ['ar', 'الماء حياة (الخطيب، 2010) ، والنهر طويل.', 'الماء حياة، والنهر طويل.'],
  ])('has no references: %s %s', (language, text, expected) => {
    expect(read(text, language)).toEqual([expected])
  })

  test.each([
    'The law took effect in the summer (May 2016).',
    'The Nile (6,650 km) flows north.',
    'It covers the fluid outside (the extracellular fluid).',
    'The list `a[3]` has $\\sqrt[3]{16}$ and [sculptured] stones.',
  ])('keeps other brackets: %s', (text) => {
    expect(read(text)).toEqual([text])
  })

  test('ends before a raised sign of a note, but keeps exponents', () => {
    expect(read('The river is long.¹² The lake has 10 km².')).toEqual([
      'The river is long.',
      'The lake has 10 km².',
    ])
  })

  test('has whole brackets', () => {
    expect(read('It is old. (Nobody knows why. It has no date.) It is large.')).toEqual([
      'It is old.',
      'Nobody knows why.',
      'It has no date.',
      'It is large.',
    ])
    expect(read('The word comes from rivus (small stream. The water is clean) and is old.')).toEqual([
      'The word comes from rivus (small stream. The water is clean) and is old.',
    ])
    expect(isReadable('Firms of one product (once called core (or main), do well.', 'en')).toBe(false)
    expect(isReadable('Rivers are 1) long, 2) deep and 3) fast.', 'en')).toBe(true)
    expect(isReadable('Compare it (see row 3) with the rest :)', 'en')).toBe(true)
    expect(isBalanced('“Open and (closed)')).toBe(false)
  })
})

describe('Text that a page lost the form of', () => {
  test.each([
    'The mass of the Earth is about 6 × 1024 kg.',
    'Powierzchnia wynosi ok. 5 · 1014 m2.',
    'The distance is 1.5 x 108 km.',
    'A reservoir holds 10-3 of the flow.',
    'पृथ्वी से सूर्य की दूरी लगभग 1.5 × 108 km है।',
    'A circle has the equation x2 + y2 = r2.',
  ])('is not used: %s', (text) => {
    expect(hasFlatExponent(text)).toBe(true)
  })

  test.each([
    'The mass is 6 × 10²⁴ kg, or 3 × 10 g, or 46 × 1000 g.',
    'The pressure was 1014 hPa between 10-15 May.',
    'The sum x1 + x2 = 5 has two parts.',
    'The price is $x_2 + y^2 = 1$ in `x2 = 3`.',
    'The year 1024 was wet, and 108 people came.',
  ])('is known from other text: %s', (text) => {
    expect(hasFlatExponent(text)).toBe(false)
  })

  test('is repaired if it has one meaning', () => {
    expect(read('The lake has 5 km2 and 3 m3 of H2O.')).toEqual(['The lake has 5 km² and 3 m³ of H2O.'])
  })
})

describe('A sentence in another script', () => {
  test.each([
    ['hi', 'The Constitution of India is the supreme law of India.'],
    ['en', 'Великие реки текут к морю медленно и спокойно.'],
    ['zh', 'This page was last updated in May by the staff.'],
    ['ar', 'Please read the next page before you go on.'],
  ])('is foreign: %s %s', (language, text) => {
    expect(isInForeignScript(text, language)).toBe(true)
    expect(sentencesOf(text, 'b1', 0, lexiconOf(language))[0]?.isUsable).toBe(false)
  })

  test.each([
    ['zh', 'React 组件是常规的 JavaScript 函数。'],
    ['ar', 'تستخدم React المكوّنات و `JavaScript functions` في كل صفحة.'],
    ['hi', 'HTML और CSS से वेब पेज बनते हैं।'],
    ['en', 'The Greek word λόγος means reason.'],
    ['sr', 'Река је дуга и широка.'],
  ])('is not one with foreign names: %s %s', (language, text) => {
    expect(isInForeignScript(text, language)).toBe(false)
  })
})

describe('Spoken text', () => {
  test.each([
    ['en', 'Napoleon (1769–1821) lost the war (1815 CE).', 'Napoleon lost the war.'],
    ['en', 'Smith (2010) and Hopper (9 December 1906 – 1 January 1992) agree.', 'Smith and Hopper agree.'],
    ['en', 'They saw “[t]he towers [and walls]” in `list()`.', 'They saw “the towers and walls” in list.'],
    ['pl', 'Rzadkość (ang. scarcity) dotyczy dóbr.', 'Rzadkość dotyczy dóbr.'],
    ['hi', 'मौलिक अधिकार (Fundamental Rights) समानता देते हैं।', 'मौलिक अधिकार समानता देते हैं।'],
    ['zh', '组件（Components）构成用户界面（UI）。', '组件构成用户界面（UI）。'],
    ['ar', 'الحالة (state) مهمة.', 'الحالة مهمة.'],
  ])('has no years and no foreign words in brackets: %s %s', async (language, text, expected) => {
    expect(await toSpokenText([text], language)).toBe(expected)
  })

  test('keeps brackets with other content', async () => {
    const text = 'The track (1500 m) and the fluid (ECF) are short (about 3 of them).'
    expect(await toSpokenText([text], 'en')).toBe(text)
  })
})

test('An ending that begins with a full stop keeps the space before it', async () => {
  expect(await toSpokenText(['Names end in .org or .de , as a rule .'], 'en')).toBe(
    'Names end in .org or .de, as a rule.',
  )
})
