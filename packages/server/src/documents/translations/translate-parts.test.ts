import { Problem } from '@lectern/domain/problems/problems.ts'
import type { TranslatablePart } from '@lectern/domain/translation/translatable.ts'
import { expect, test } from 'vitest'
import type { TranslationRequest } from '../../generation/translation.ts'
import { fittingVoices } from './fitting-voices.ts'
import { keptTerms } from './kept-terms.ts'
import { type PartsRequest, translateParts } from './translate-parts.ts'

const part = (id: string, ...texts: string[]): TranslatablePart => ({
  id,
  fields: texts.map((text, at) => ({ name: `f${at}`, texts: [text, text], use: 'title', isSpoken: false })),
  structure: null,
})
const request = (more: Partial<PartsRequest> = {}): PartsRequest => ({
  format: 'slideshow',
  groups: [[part('frame', 'Rain'), part('a', 'one')], [part('b', 'two', 'three')], [part('c', 'four')]],
  title: 'Rain',
  from: 'en',
  to: 'de',
  terms: [],
  isUrgent: false,
  ...more,
})
const loud = ({ texts }: TranslationRequest) => texts.map(({ text }) => text.toUpperCase())

test('each group is one request, whose texts return to their fields', async () => {
  const asked: number[] = []
  const reports: string[] = []
  const { texts, remarks, makers } = await translateParts(
    {
      name: 'Model',
      async translate(one) {
        asked.push(one.texts.length)
        return { texts: loud(one), doubtful: [], warnings: [] }
      },
    },
    request({ onProgress: (done, total) => void reports.push(`${done} of ${total}`) }),
  )
  expect(asked.toSorted((one, other) => one - other)).toEqual([2, 4, 4])
  expect(texts.get('b')).toEqual(
    new Map([
      ['f0', ['TWO', 'TWO']],
      ['f1', ['THREE', 'THREE']],
    ]),
  )
  expect([remarks, makers, reports.at(0), reports.at(-1)]).toEqual([[], ['Model'], '0 of 3', '3 of 3'])
})

test.each([
  [
    'slideshow',
    'Please check the slides 1, 3: numbers, names, terms or the length differ from the original.',
  ],
  [
    'podcast',
    'Please check the segments 1, 2: numbers, names, terms or the length differ from the original.',
  ],
] as const)('slides or segments of a %s with doubts are named', async (format, sentence) => {
  const translate = async (one: TranslationRequest) => ({
    texts: loud(one),
    doubtful: one.texts[0]?.text === 'two' ? [] : [0],
    warnings: [],
  })
  const { remarks } = await translateParts({ name: 'Model', translate }, request({ format }))
  expect(remarks.map((remark) => remark.sentence)).toEqual([sentence])
})

test('the first failure ends it, and no other group is started', async () => {
  let asked = 0
  const translate = async () => {
    asked += 1
    throw new Problem('WRITER_REFUSED')
  }
  const groups = Array.from({ length: 20 }, (_, at) => [part(`p${at}`, 'text')])
  await expect(translateParts({ name: 'Model', translate }, request({ groups }))).rejects.toMatchObject({
    code: 'WRITER_REFUSED',
  })
  expect(asked).toBeLessThanOrEqual(4)
})

test('terms keep their spelling if they are pronounced in the language of the translation', () => {
  const terms = [
    { term: 'SQL', spoken: 'sequel' },
    { term: 'Wien', spoken: 'veen', language: 'de' },
    { term: 'read', spoken: 'red', language: 'en' },
  ]
  expect(keptTerms(terms, 'de')).toEqual(['SQL', 'Wien'])
})

test('voices are those of the author, otherwise different ones of the language', () => {
  const voices = [
    { id: 'clara', name: 'Clara', language: 'en-US' },
    { id: 'hannah', name: 'Hannah', language: 'de-DE' },
    { id: 'jonas', name: 'Jonas', language: 'de-AT' },
  ]
  const fit = (format: 'slideshow' | 'podcast', used: string, given: object = {}) =>
    fittingVoices(format, 'de', {
      given,
      used: [{ role: 'alex', language: 'de', voice_id: used }],
      voices,
    })
  expect(fit('slideshow', 'jonas')).toEqual({ voice_id: 'hannah' })
  expect(fit('podcast', 'jonas')).toEqual({ voice_id_host1: 'jonas', voice_id_host2: 'hannah' })
  expect(fit('podcast', 'clara')).toEqual({ voice_id_host1: 'hannah', voice_id_host2: 'jonas' })
  expect(fit('slideshow', 'jonas', { voice_id: 'clara' })).toEqual({ voice_id: 'clara' })
  expect(fittingVoices('slideshow', 'fr', { given: {}, used: [], voices })).toBeUndefined()
})
