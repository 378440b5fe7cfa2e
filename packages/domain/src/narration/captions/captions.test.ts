import { describe, expect, test } from 'vitest'
import { captionLimits } from './caption-limits.ts'
import { type CaptionedSentence, captionsOf } from './captions.ts'
import { countSigns } from './signs.ts'

/** A sentence spoken at this number of characters per second. */
function said(text: string, signsPerSecond = 15): CaptionedSentence {
  return { text, start_ms: 0, end_ms: (countSigns(text) * 1000) / signsPerSecond }
}

/** Lines are separated by `/`, captions by `|`. */
function shown(sentences: readonly CaptionedSentence[], language: string): string {
  return captionsOf(sentences, language)
    .map(({ lines }) => lines.join(' / '))
    .join(' | ')
}

const bare = (text: string) => text.replaceAll(/\s+/gu, '')

describe('a long sentence is broken between phrases', () => {
  test.each([
    [
      'en',
      'Photosynthesis is the process by which green plants, algae and some bacteria turn sunlight, water and carbon dioxide into sugar and oxygen.',
      'Photosynthesis is the process / by which green plants, algae | and some bacteria turn sunlight, water / and carbon dioxide into sugar and oxygen.',
    ],
    [
      'de',
      'Am 3. Oktober 1999 wurde das Gesetz beschlossen, d. h. vor vielen Jahren, und z. B. Herr Müller erinnert sich an die Donaudampfschifffahrtsgesellschaft.',
      'Am 3. Oktober 1999 wurde das Gesetz / beschlossen, d. h. vor vielen Jahren, | und z. B. Herr Müller erinnert sich / an die Donaudampfschifffahrtsgesellschaft.',
    ],
    [
      'ar',
      'التمثيل الضوئي هو العملية التي تحول بها النباتات الخضراء والطحالب ضوء الشمس والماء وثاني أكسيد الكربون إلى سكر وأكسجين، وهو أساس الحياة على الأرض تقريبا.',
      'التمثيل الضوئي هو العملية التي تحول بها / النباتات الخضراء والطحالب ضوء الشمس والماء | وثاني أكسيد الكربون إلى سكر وأكسجين، / وهو أساس الحياة على الأرض تقريبا.',
    ],
    [
      'he',
      'פוטוסינתזה היא התהליך שבו צמחים ירוקים, אצות וחיידקים מסוימים הופכים אור שמש ומים לסוכר וחמצן.',
      'פוטוסינתזה היא התהליך שבו צמחים ירוקים, | אצות וחיידקים מסוימים הופכים אור שמש / ומים לסוכר וחמצן.',
    ],
    [
      'hi',
      'प्रकाश संश्लेषण वह प्रक्रिया है जिसके द्वारा हरे पौधे प्रकाश और पानी को शर्करा में बदलते हैं, और यह पृथ्वी पर जीवन का आधार है।',
      'प्रकाश संश्लेषण वह प्रक्रिया है जिसके द्वारा हरे पौधे प्रकाश और पानी को / शर्करा में बदलते हैं, और यह पृथ्वी पर जीवन का आधार है।',
    ],
    [
      'zh-CN',
      '光合作用是绿色植物、藻类和某些细菌利用阳光把水和二氧化碳转化为糖和氧气的过程，它几乎是地球上所有生命的基础。',
      '光合作用是绿色植物、藻类和某些细菌利用阳光 / 把水和二氧化碳转化为糖和氧气的过程， | 它几乎是地球上所有生命的基础。',
    ],
    [
      'ja',
      '光合成とは、緑色植物や藻類、一部の細菌が太陽の光を使って水と二酸化炭素から糖と酸素を作り出す過程であり、地球上の生命の基礎となっています。',
      '光合成とは、緑色植物や藻類、一部の / 細菌が太陽の光を使って水と二酸化炭素から | 糖と酸素を作り出す過程であり、 / 地球上の生命の基礎となっています。',
    ],
    [
      'th',
      'การสังเคราะห์ด้วยแสงเป็นกระบวนการที่พืชสีเขียวใช้แสงอาทิตย์เปลี่ยนน้ำให้เป็นน้ำตาล ซึ่งเป็นพื้นฐานของสิ่งมีชีวิต',
      'การสังเคราะห์ด้วยแสงเป็นกระบวนการที่พืชสีเขียวใช้แสง / อาทิตย์เปลี่ยนน้ำให้เป็นน้ำตาล ซึ่งเป็นพื้นฐานของสิ่งมีชีวิต',
    ],
    [
      'ko',
      '광합성은 녹색 식물과 조류, 일부 세균이 햇빛을 이용하여 물과 이산화탄소를 당과 산소로 바꾸는 과정입니다.',
      '광합성은 녹색 식물과 조류, / 일부 세균이 햇빛을 이용하여 | 물과 이산화탄소를 당과 / 산소로 바꾸는 과정입니다.',
    ],
  ])('%s', (language, text, expected) => {
    expect(shown([said(text)], language)).toBe(expected)
  })
})

describe('text that belongs together stays on one line', () => {
  test.each([
    ['en', 'The speed of light in a vacuum is exactly 299 792 458 m/s.', '299 792 458 m/s.'],
    ['en', 'As everybody who was there remembers, it was Dr. J. R. Smith.', 'Dr. J. R. Smith.'],
    ['en', 'We write the famous law of Newton for forces as $F = m a$ here.', 'F = m a'],
    ['en', 'It is done by calling the function `sum of all` of the list.', 'sum of all'],
    ['de', 'Die Temperatur des Wassers im Kessel beträgt genau 100 °C.', '100 °C.'],
    ['fr', 'Elle a dit hier matin à son frère : « Nous verrons bien » !', 'bien » !'],
    ['zh', '这种植物在世界上已经存在了大约３００万年，分布在1990年以后。', '1990年'],
  ])('%s: %s', (language, text, whole) => {
    const lines = captionsOf([said(text)], language).flatMap((caption) => caption.lines)
    expect(lines.length).toBeGreaterThan(1)
    expect(lines.filter((line) => line.includes(whole))).toHaveLength(1)
  })

  test('a formula longer than a line is broken at its spaces', () => {
    const formula = `$${Array.from({ length: 30 }, (_, index) => `a_${index}`).join(' ')}$`
    const lines = captionsOf([said(formula)], 'en').flatMap((caption) => caption.lines)
    expect(lines.every((line) => countSigns(line) <= captionLimits.signsOfLine)).toBe(true)
  })

  test('a word longer than a line is on a separate line', () => {
    const word = 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz'
    expect(shown([said(`Das ${word} wurde beschlossen.`)], 'de')).toBe(`Das / ${word} | wurde beschlossen.`)
  })

  test('no line ends with an article or a preposition if another break is as good', () => {
    expect(shown([said('The sun sets behind the mountains in the evening.')], 'en')).toBe(
      'The sun sets / behind the mountains in the evening.',
    )
  })
})

describe('time', () => {
  test('a sentence of 23 seconds is shown in parts of at most 7, each with its share', () => {
    const long = 'It goes on and on, as some do. '.repeat(12).replaceAll('. I', ', i').trim()
    const captions = captionsOf([{ text: long, start_ms: 1000, end_ms: 24_000 }], 'en')
    expect(captions.length).toBeGreaterThan(3)
    expect(captions[0]?.start_ms).toBe(1000)
    expect(captions.at(-1)?.end_ms).toBeCloseTo(24_000)
    for (const { start_ms, end_ms, lines } of captions) {
      expect(end_ms - start_ms).toBeLessThanOrEqual(7000)
      expect((end_ms - start_ms) / countSigns(bare(lines.join('')))).toBeCloseTo(
        23_000 / countSigns(bare(long)),
      )
    }
  })

  test('short words that take long are split too', () => {
    const captions = captionsOf(
      [{ text: 'Breathe in slowly, and breathe out.', start_ms: 0, end_ms: 13_000 }],
      'en',
    )
    expect(captions.map(({ lines }) => lines.join())).toEqual(['Breathe in slowly,', 'and breathe out.'])
  })

  const quick = (speakers: readonly (string | undefined)[], start = 900) => [
    { text: 'Yes.', start_ms: 0, end_ms: 500, speaker: speakers[0] },
    { text: 'It is.', start_ms: start, end_ms: start + 2000, speaker: speakers[1] },
  ]

  test('a sentence of less than a second joins the next one', () => {
    const [both, ...others] = captionsOf(quick([undefined, undefined]), 'en')
    expect(both).toMatchObject({ lines: ['Yes. It is.'], start_ms: 0, end_ms: 2900 })
    expect(others).toEqual([])
    const chinese = quick([undefined, undefined]).map((one) => ({ ...one, text: '是的。' }))
    expect(shown(chinese, 'zh')).toBe('是的。是的。')
  })

  test.each([
    ['of another speaker', quick(['ALEX', 'JAMIE'])],
    ['after a long pause', quick(['ALEX', 'ALEX'], 1600)],
    ['of two full lines', [quick([])[0], { ...said('x '.repeat(42).trim()), start_ms: 900, end_ms: 3000 }]],
  ])('but not one %s: it is then shown for a second if the next sentence allows it', (_, sentences) => {
    const [first, second] = captionsOf(
      sentences.filter((one) => one !== undefined),
      'en',
    )
    expect(first?.lines).toEqual(['Yes.'])
    expect(first?.end_ms).toBe(Math.min(1000, second?.start_ms ?? 0))
  })

  test('sentences that overlap are shown one after the other', () => {
    const [first] = captionsOf(
      [
        { text: 'This is one.', start_ms: 0, end_ms: 2000 },
        { text: 'This is two.', start_ms: 1500, end_ms: 3000 },
      ],
      'en',
    )
    expect(first?.end_ms).toBe(1500)
  })

  test('sentences without words have no caption', () => {
    expect(captionsOf([{ text: ' ** ', start_ms: 0, end_ms: 100 }], 'en')).toMatchObject([{ lines: ['**'] }])
    expect(captionsOf([{ text: ' ', start_ms: 0, end_ms: 100 }], undefined)).toEqual([])
  })
})
