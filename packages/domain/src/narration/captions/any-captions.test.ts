import { array, assert, constantFrom, integer, property, record, tuple } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { captionLimits } from './caption-limits.ts'
import { captionsOf } from './captions.ts'
import { countSigns } from './signs.ts'
import { withoutMarks } from './without-marks.ts'

const bare = (text: string) => text.replaceAll(/\s+/gu, '')

describe('captions of any sentences', () => {
  const words = {
    en: [
      'a',
      'of',
      'and',
      'plants,',
      'photosynthesis',
      'Dr.',
      '**bold**',
      '3.5',
      '300',
      '000',
      'km',
      '$x + y$',
      '—',
      '(so)',
    ],
    de: ['Donaudampfschifffahrtsgesellschaft', 'und', 'z.', 'B.', 'das', '“Haus”', '3.', 'Oktober;', 'x'],
    ar: ['النباتات', 'و', 'والطحالب،', 'من', 'DNA', '3'],
    hi: ['प्रकाश', 'संश्लेषण', 'और', 'का', 'है,', 'क्षत्रिय'],
    zh: ['光合作用', '，', '的', '（水）', '1990年', 'DNA', '《书》', '……', '和'],
    ja: ['光合成は', '、', 'データ', '「水」', 'きょう', 'っ', 'ー'],
    th: ['การสังเคราะห์', 'น้ำ', 'และ', ' ', 'ที่', 'ๆ'],
    ko: ['광합성은', '물과', '및', '수', '있습니다,'],
  }
  const sentence = constantFrom(...(Object.keys(words) as (keyof typeof words)[])).chain((language) =>
    record({
      language: constantFrom(language),
      spoken: array(
        tuple(
          array(constantFrom(...words[language]), { minLength: 1, maxLength: 60 }),
          integer({ min: 10, max: 25 }),
          integer({ min: 0, max: 1500 }),
          constantFrom('ALEX', 'JAMIE'),
        ),
        { minLength: 1, maxLength: 6 },
      ),
    }),
  )
  const sentences = sentence.map(({ language, spoken }) => {
    let end = 0
    const timed = spoken.map(([texts, rate, pause, speaker]) => {
      const text = `${[words[language][0], ...texts].join(['zh', 'ja', 'th'].includes(language) ? '' : ' ')}.`
      const start_ms = end + pause
      end = start_ms + (countSigns(text) * 1000) / rate
      return { text, start_ms, end_ms: end, speaker }
    })
    return { language, timed }
  })

  test('no text is lost, and the limits hold', () => {
    assert(
      property(sentences, ({ language, timed }) => {
        const captions = captionsOf(timed, language)
        const lines = captions.flatMap((caption) => caption.lines)
        expect(bare(lines.join(''))).toBe(bare(timed.map(({ text }) => withoutMarks(text)).join('')))
        expect(
          lines.filter((line) => countSigns(line) > captionLimits.signsOfLine && /\s/.test(line)),
        ).toEqual([])
        expect(captions.filter((caption) => ![1, 2].includes(caption.lines.length))).toEqual([])
        expect(lines.filter((line) => line.trim() === '' || /^[，、。）》」っー…]/u.test(line))).toEqual([])
        expect(
          captions.filter(({ start_ms, end_ms }) => end_ms - start_ms > captionLimits.longestMs),
        ).toEqual([])
      }),
      { numRuns: 300 },
    )
  })

  test('times increase, without overlap, within the spoken time', () => {
    assert(
      property(sentences, ({ language, timed }) => {
        const captions = captionsOf(timed, language)
        expect(captions[0]?.start_ms).toBe(timed[0]?.start_ms)
        expect(captions.at(-1)?.end_ms).toBeCloseTo(timed.at(-1)?.end_ms ?? 0)
        captions.forEach(({ start_ms, end_ms }, index) => {
          expect(start_ms).toBeLessThanOrEqual(end_ms)
          const next = captions[index + 1]
          if (!next) return
          expect(end_ms).toBeLessThanOrEqual(next.start_ms)
          const isPause = timed.some((one) => Math.abs(one.start_ms - next.start_ms) < 0.001)
          expect(isPause ? 0 : next.start_ms - end_ms, 'gap within a sentence').toBeCloseTo(0)
        })
      }),
      { numRuns: 300 },
    )
  })
})
