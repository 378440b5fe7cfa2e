import { describe, expect, test } from 'vitest'
import { enumerate } from './enumerate.ts'
import { withEndMark, withSubtitle, tidyJoins } from './marks.ts'
import { fill } from './phrase-book.ts'
import { phrasesOf } from './phrases.ts'
import { toSpokenText } from './sentences/spoken.ts'

describe('Punctuation', () => {
  test('ends a sentence once', () => {
    expect(withEndMark('पानी उबलता है।', 'hi')).toBe('पानी उबलता है।')
    expect(withEndMark('पानी उबलता है', 'hi')).toBe('पानी उबलता है।')
    expect(withEndMark('这些是：', 'zh')).toBe('这些是。')
    expect(withEndMark('Why?', 'en')).toBe('Why?')
    expect(withEndMark('the first part,', 'en')).toBe('the first part.')
    expect(withEndMark('الماء،', 'ar')).toBe('الماء.')
  })

  test('is not doubled where texts are joined', () => {
    expect(tidyJoins('ये हैं।: जल।, वायु।।')).toBe('ये हैं: जल। वायु।')
    expect(tidyJoins('这些是。：水。。')).toBe('这些是：水。')
    expect(tidyJoins('Really!. It ends.. And so on, etc.')).toBe('Really! It ends. And so on, etc.')
    expect(tidyJoins('Wait... What?')).toBe('Wait... What?')
    expect(tidyJoins('هل هذا؟، نعم،.')).toBe('هل هذا؟ نعم.')
  })
})

describe('A list in a sentence', () => {
  test('has the marks of its language', () => {
    expect(enumerate('कारक ये हैं।', ['प्रकाश।', 'जल।'], 'hi')).toBe('कारक ये हैं: प्रकाश और जल।')
    expect(enumerate('三个部分。', ['水。', '土。', '气。'], 'zh')).toBe('三个部分：水、土和气。')
    expect(enumerate('الأجزاء:', ['الماء.', 'الهواء.'], 'ar')).toBe('الأجزاء: الماء والهواء.')
    expect(enumerate('It began in:', ['Europe', 'the U.S.'], 'en')).toBe('It began in: Europe and the U.S.')
  })

  test('has the spaces of French before a colon and a semicolon', async () => {
    const objectives = ['expliquer, en bref, le rôle du gaz', 'calculer la part de l’eau']
    expect(
      await toSpokenText([enumerate('Voici nos objectifs :', objectives, 'fr'), 'Par où commencer ?'], 'fr'),
    ).toBe(
      'Voici nos objectifs : expliquer, en bref, le rôle du gaz ; calculer la part de l’eau. Par où commencer ?',
    )
    expect(fill(phrasesOf('fr'), 'Passons à {}.', 'La pâte').replaceAll('\u00a0', ' ')).toBe(
      'Passons à « La pâte ».',
    )
    expect(await toSpokenText(['Where do we start ?'], 'en')).toBe('Where do we start?')
  })

  test('has semicolons if its items have marks of their own or many words', () => {
    expect(enumerate('الخطوات', ['حدد المكونات التي تستخدم الحالة', 'حدد السلف: المكون الأعلى'], 'ar')).toBe(
      'الخطوات: حدد المكونات التي تستخدم الحالة؛ حدد السلف: المكون الأعلى.',
    )
  })

  test('becomes sentences if an item is more than one, or a question', () => {
    expect(enumerate('Ask:', ['Who? He knows.', 'Why?'], 'en')).toBe('Ask: Who? He knows. Why?')
    expect(enumerate('पूछें:', ['यह क्या है?', 'जल है।'], 'hi')).toBe('पूछें: यह क्या है? जल है।')
  })
})

test('a colon does not follow the mark of a question in a title', () => {
  expect(withSubtitle('Segen oder Fluch?', 'Vorteile', 'de')).toBe('Segen oder Fluch? – Vorteile')
  expect(withSubtitle('什么是茶？', '绿茶', 'zh-Hans')).toBe('什么是茶？——绿茶')
  expect(withSubtitle('Soil', 'Sand', 'en')).toBe('Soil: Sand')
})
