import { expect, test } from 'vitest'
import { lexiconOf } from '../language/lexicon.ts'
import { sentencesOf } from '../material/sentence.ts'
import { splitReason } from './split-reason.ts'

function split(text: string, language: string) {
  const lexicon = lexiconOf(language)
  const [sentence] = sentencesOf(text, 'b1', 0, lexicon)
  const found = sentence && splitReason(sentence, lexicon)
  return found && [found.claim.text, found.reason.text]
}

test.each([
  [
    'en',
    'Towns were built beside rivers because people needed clean water.',
    'Because people needed clean water.',
  ],
  [
    'es',
    'Las ciudades crecieron junto a los ríos, porque la gente necesitaba agua.',
    'Porque la gente necesitaba agua.',
  ],
  [
    'de',
    'Viele Städte entstanden früh an Flüssen, weil die Menschen Wasser brauchten.',
    'Weil die Menschen Wasser brauchten.',
  ],
  [
    'pl',
    'Dawne miasta powstawały zwykle nad rzekami, ponieważ ludzie potrzebowali wody.',
    'Ponieważ ludzie potrzebowali wody.',
  ],
  ['hi', 'पुराने शहर अक्सर नदियों के किनारे बसे, क्योंकि लोगों को पानी चाहिए था।', 'क्योंकि लोगों को पानी चाहिए था।'],
  ['zh', '古代的城市大多建在河流两岸的平原上，因为居民每天需要干净的水。', '因为居民每天需要干净的水。'],
  ['ar', 'نشأت المدن القديمة على ضفاف الأنهار، لأن الناس احتاجوا إلى الماء.', 'لأن الناس احتاجوا إلى الماء.'],
])('In %s, a sentence is split into a claim and the reason %j', (language, text, reason) => {
  const [claim = '', because] = split(text, language) ?? []
  expect(because).toBe(reason)
  expect(claim).toMatch(/[.。।]$/u)
  expect(text.startsWith(claim.slice(0, -1))).toBe(true)
})

test.each([
  'Towns were not built beside rivers because people liked the view.',
  'Rivers were important for the towns only because people needed water.',
  'Rivers flood because snow melts.',
  'The towns along the river declined—maybe because the wells dried up.',
  'A codon is a sequence of three bases, so-called because it encodes an amino acid.',
  'Towns grew because people needed water, and they shrank because the wells dried up.',
  'Later readings are slower because the substrate is running out, and would make the enzyme look weak.',
])('%j is not split', (text) => {
  expect(split(text, 'en')).toBeUndefined()
})

test.each([
  [
    'es',
    'Las ciudades crecieron junto a los ríos, porque la gente necesitaba agua, y perdieron sus bosques.',
  ],
  ['de', 'Viele Städte entstanden früh an Flüssen, weil die Menschen Wasser brauchten, und wuchsen schnell.'],
  ['zh', '古代的城市大多建在河流两岸的平原上，因为居民每天需要干净的水，并且发展得很快。'],
])(
  'In %s, what follows “and” may continue the claim, so that it is not split from it: %s',
  (language, text) => {
    expect(split(text, language)).toBeUndefined()
  },
)

test.each([
  ['vi', 'Các đập thủy điện giữ nước ở thượng nguồn, vì vậy dòng chảy mùa khô giảm mạnh.'],
  ['vi', 'Các đập thủy điện giữ nước ở thượng nguồn, vì thế dòng chảy mùa khô giảm mạnh.'],
  ['id', 'Bendungan besar menahan air sungai di hulu, karena itu aliran sungai berkurang.'],
])('In %s, a result is no reason: %s', (language, text) => {
  expect(split(text, language)).toBeUndefined()
})

test.each([
  ['vi', 'Các đập thủy điện giữ nước ở thượng nguồn, vì người dân cần điện quanh năm.'],
  ['vi', 'Nhiều nước cùng bảo vệ các dòng sông lớn, vì thế hệ trẻ sẽ cần nước sạch.'],
  ['id', 'Bendungan besar menahan air sungai di hulu, karena penduduk memerlukan listrik.'],
])('In %s, a reason after the same word is one: %s', (language, text) => {
  expect(split(text, language)).toHaveLength(2)
})

test.each([
  [
    'en',
    'She had kneaded for ten minutes, but her kitchen was cold and she baked early because the recipe said so.',
  ],
  ['es', 'Amasó diez minutos, y la cocina estaba fría, porque la ventana estaba abierta.'],
])('a reason of the second clause alone is not asked for (%s): %s', (language, text) => {
  expect(split(text, language)).toBeUndefined()
})

test('a reason that points at earlier sentences stays with its claim', () => {
  expect(split('The poor faced the greatest burden because of these many problems.', 'en')).toBeUndefined()
  expect(split('The poor faced the greatest burden because of high bread prices.', 'en')).toBeDefined()
})
