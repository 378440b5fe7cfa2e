import { expect, test } from 'vitest'
import { readPage } from '../../../page-reader/read-page.ts'
import { prepareMaterial } from './material.ts'

const sentencesOf = (html: string, language: string) =>
  prepareMaterial(readPage({ title: 'Page', html: `<h2>A</h2>${html}`, language })).sentences

test.each([
  ['hi', 'ऊपरी परत: इसमें ह्यूमस अधिक होता है और पौधों की जड़ें फैलती हैं।'],
  ['en', 'Top layer: this holds most of the humus and the roots.'],
])('(%s) a pronoun after the name of an item means the name', (language, item) => {
  const [first] = sentencesOf(`<ul><li>${item}</li><li>${item}</li></ul>`, language)
  expect(first?.isDependent).toBe(false)
})

test('an Arabic paragraph may start with "and", and a sentence with "so" needs the one before', () => {
  const [list, paragraph, so] = sentencesOf(
    '<ul><li>الطبيب حنين ترجم كتب جالينوس إلى العربية.</li></ul><p>وكان حنين يترجم المعنى لا اللفظ في كتبه. فحنين كان مسيحيًا من الحيرة في العراق.</p>',
    'ar',
  )
  expect([list, paragraph, so].map((one) => one?.isDependent)).toEqual([false, false, true])
})

test('the lead of objectives is only the last sentence before them', () => {
  const { goals } = prepareMaterial(
    readPage({
      title: 'Krew',
      html: '<p>Dorosły człowiek ma pięć litrów krwi. Po tej lekcji będziesz umieć:</p><ul><li>wymienić składniki krwi;</li><li>opisać drogę krwi.</li></ul><h2>Krew</h2><p>Krew jest czerwona.</p>',
      language: 'pl',
    }),
  )
  expect(goals?.lead).toBe('Będziesz umieć:')
})

test('objectives are found after a paragraph whose last sentence leads to them', () => {
  const { goals } = prepareMaterial(
    readPage({
      title: 'Krew',
      html: '<p>Krew dociera do niemal każdej komórki naszego ciała. Dostarcza jej tlen i składniki odżywcze, a zabiera dwutlenek węgla. Dorosły człowiek ma około pięciu litrów krwi. Po tej lekcji będziesz umieć:</p><ul><li>wymienić składniki krwi;</li><li>opisać drogę krwi.</li></ul><h2>Krew</h2><p>Krew jest czerwona.</p>',
      language: 'pl',
    }),
  )
  expect(goals?.items).toEqual(['wymienić składniki krwi', 'opisać drogę krwi.'])
})
