import { assert, constantFrom, property, string } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { splitSentences } from './split-sentences.ts'

/** In each text, `|` marks where a sentence must end. */
const texts: Record<string, readonly string[]> = {
  en: [
    'Dr. Smith met J. R. Tolkien and John F. Kennedy.|They talked, e.g. about Fig. 3 and No. 12 Downing Street.',
    'Take vitamin C.|It helps.|Bring pens, paper, etc.|Then begin.',
    'The U.S. Senate grew by 3.5 percent, i.e. Democrats won.|Really?|Yes!',
    '1. Boil the water.|2. Add salt.',
    'See https://example.com/a?b=C.|Good.',
    'Use `a. B. c` here.|$x = 1. Y$ holds.|It costs $5. |Another costs $6.',
  ],
  'de-AT': [
    'Am 3. Oktober kamen z. B. Herr Müller, d. h. Gäste.|Es war 1990.|Vgl. Kapitel 2.',
    'Es sind 25 °C.|Danach wird es kalt.',
  ],
  es: ['El Sr. López vive, p. ej. Madrid, en EE. UU. con su familia.|¿Y tú?|¡Bien!'],
  pl: ['Koty, psy itd. są zwierzętami, np. Azor.|Prof. Nowak to wie.'],
  ru: ['Вода, т.е. Н2О, кипит.|См. Рис. 5 выше.'],
  zh: ['水在一百度时沸腾。|真的吗？|是的。'],
  ja: ['水は沸騰します。|「はい。」'],
  ar: ['يغلي الماء عند مئة درجة.|هل هذا صحيح؟|نعم.'],
  hi: ['पानी उबलता है।|डॉ. शर्मा कहते हैं।'],
}

const bare = (text: string) => text.replaceAll(/\s+/gu, '')

describe('splitSentences', () => {
  for (const [language, examples] of Object.entries(texts))
    for (const example of examples)
      test(`splits ${language}: ${example}`, () => {
        const expected = example.split('|').map((sentence) => sentence.trim())
        const spaced = !['zh', 'ja'].includes(language)
        expect(splitSentences(expected.join(spaced ? ' ' : ''), language)).toEqual(expected)
      })

  test('a line break ends a sentence, even after an abbreviation', () => {
    expect(splitSentences('Ask the Dr.\nWater\n\nIce', 'en')).toEqual(['Ask the Dr.', 'Water', 'Ice'])
  })

  test('common rules apply to an unknown or malformed language tag', () => {
    expect(splitSentences('One. Two.', 'nb_NO')).toEqual(['One.', 'Two.'])
    expect(splitSentences('One. Two.', '?!')).toEqual(['One.', 'Two.'])
  })

  test('only white space is removed, and no sentence is blank', () => {
    assert(
      property(string({ unit: constantFrom(...'aB1.?! \n`$。ש'.split('')), maxLength: 80 }), (text) => {
        const sentences = splitSentences(text, 'en')
        expect(bare(sentences.join(''))).toBe(bare(text))
        expect(sentences.filter((sentence) => sentence === '' || sentence.trim() !== sentence)).toEqual([])
      }),
    )
  })
})
