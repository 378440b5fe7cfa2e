import { expect, test } from 'vitest'
import { lexiconOf } from '../lexicon.ts'

test.each([
  ['sv', 'I själva verket är det så.'],
  ['tr', 'Oysa o yıllarda kütüphaneler de yapıldı.'],
  ['id', 'Padahal, abu itu menyuburkan tanah.'],
  ['ja', '実は、多くの人が階段でけがをする。'],
  ['vi', 'Thực tế, giá đã giảm.'],
])('A sentence turns against the one before it (%s): %s', (language, text) => {
  const lexicon = lexiconOf(language)
  expect(lexicon.discourse.contrasts(text)).toBe(true)
  expect(lexicon.isDependent(text)).toBe(true)
})

test.each([
  ['vi', 'Thực tế cho thấy giá đã giảm nhiều.'],
  ['ja', '一方の量が増えると、他方の量も増える。'],
  [
    'it',
    'Nel Medioevo le figure erano grandi; nel Quattrocento, invece, la grandezza dipende dalla distanza.',
  ],
])('A sentence does not turn against the one before it (%s): %s', (language, text) => {
  expect(lexiconOf(language).discourse.contrasts(text)).toBe(false)
  expect(lexiconOf(language).isDependent(text)).toBe(false)
})

test.each([
  ['fi', 'Esim. Suomen paksuin turvekerros on 12 m.'],
  ['hu', 'Pl. egy üdítő sok cukrot tartalmaz.'],
  ['nl', 'Bijv. in Gouda staan huizen onder water.'],
  ['el', 'Π.χ. οι πολίτες ήταν λίγοι.'],
  ['ar', 'فعلى سبيل المثال، يغلي الماء في الجبل بسرعة.'],
])('An abbreviation opens an example (%s): %s', (language, text) => {
  expect(lexiconOf(language).relationOf(text)).toBe('example')
  expect(lexiconOf(language).isDependent(text)).toBe(true)
})

test('A Greek date before Christ is no example', () => {
  const text = 'Το 508 π.Χ. ο Κλεισθένης χώρισε τους πολίτες σε φυλές.'
  expect(lexiconOf('el').discourse.isExample(text)).toBe(false)
  expect(lexiconOf('el').relationOf(text)).toBeUndefined()
})

test.each([
  ['fi', 'Koska vedessä on vähän happea, kasvit eivät hajoa kokonaan.'],
  ['cs', 'Protože teplý vzduch pojme více páry, tvoří se mlha hlavně v noci.'],
  ['nl', 'Omdat veen inklinkt, daalt de bodem elk jaar.'],
  ['sv', 'Eftersom minnet sviker är en dagbok ofta säkrare än en memoarbok.'],
  ['pt', 'Segundo a autora, a poupança começa antes da despesa.'],
  ['es', 'Se llama magma a la roca fundida que está bajo la superficie.'],
  ['it', 'Si chiama punto di fuga il punto in cui le linee sembrano incontrarsi.'],
])('A sentence with its own reason or definition stands alone (%s): %s', (language, text) => {
  expect(lexiconOf(language).isDependent(text)).toBe(false)
  expect(lexiconOf(language).relationOf(text)).not.toBe('cause')
})

test.each([
  ['nl', 'Omdat het land daalt.'],
  ['fi', 'Koska vesi on kylmää, ja happea on vähän.'],
  ['sv', 'Eftersom det regnade hela natten.'],
  ['es', 'Se llama así desde 1998.'],
  // 'Then', and words that name a reason of the sentence before.
  ['sv', 'Då kom kungen, som ändrade allt i landet.'],
  ['sv', 'Då byggdes många nya hus i staden under åren.'],
  ['da', 'Da kom kongen, som ændrede alt i landet.'],
  ['id', 'Sebab itu, harga naik dengan cepat.'],
  ['vi', 'Vì vậy, nước bốc hơi nhanh hơn.'],
  ['vi', 'Do vậy, giá cả tăng rất nhanh.'],
])('A reason alone leans on the sentence before it (%s): %s', (language, text) => {
  expect(lexiconOf(language).isDependent(text)).toBe(true)
})

test.each([
  ['uk', 'Дехто вважає, що низький тиск завжди означає дощ.'],
  ['id', 'Banyak orang mengira bahwa abu selalu merugikan.'],
  ['vi', 'Nhiều người cho rằng lạm phát luôn có hại.'],
])('What some people think seems so (%s): %s', (language, text) => {
  expect(lexiconOf(language).discourse.seems(text)).toBe(true)
})

test.each([
  ['id', 'Karena itu, tanaman tumbuh cepat.'],
  ['id', 'Sebab itu, harga naik dengan cepat.'],
  ['vi', 'Vì vậy, nước bốc hơi nhanh hơn.'],
  ['vi', 'Do đó, nước bốc hơi nhanh hơn.'],
])('A word for the reason before opens a result (%s): %s', (language, text) => {
  expect(lexiconOf(language).relationOf(text)).toBe('result')
})
