import { expect, test } from 'vitest'
import { readPage } from '../../../page-reader/read-page.ts'
import { lexiconOf } from '../language/lexicon.ts'
import { prepareMaterial } from './material.ts'
import { standsAlone } from './sentence.ts'

function firstOf(html: string, language = 'en') {
  const [first] = prepareMaterial(readPage({ title: 'Page', html, language })).sentences
  return first
}

test.each([
  ['After the fight most of the antibodies disappear.', 'en'],
  ['A closure keeps its variables alive as long as the function is reachable.', 'en'],
  ['Tissue heals only if it is fed.', 'en'],
  ['One mole of iodine reacts with one mole of vitamin C.', 'en'],
  ['One mole weighs as much as the sum of its atoms.', 'en'],
  ['Das Eis selbst ist zu weich, um Granit zu schleifen.', 'de'],
  ['Inflacja popytowa powstaje wtedy, gdy firmy chcą kupić więcej, niż gospodarka wytwarza.', 'pl'],
])('The first sentence below a heading stands alone: %s', (text, language) => {
  const first = firstOf(`<h2>Costs</h2><p>${text} Handlers refer to large arrays.</p>`, language)
  expect(first && standsAlone(first)).toBe(true)
})

test.each([
  ['It costs the memory of all its variables.', 'en'],
  ['However, the function keeps its variables.', 'en'],
  ['Das kostet viel Speicher und Zeit.', 'de'],
  ['One exception is the mule, which has no young.', 'en'],
  ['One consequence was a famine in the north.', 'en'],
  ['One difference has its cause in the soil.', 'en'],
  ['However, the costs rise.', 'en'],
  ['Now, costs rise.', 'en'],
])('It still depends on more if its first word does: %s', (text, language) => {
  const first = firstOf(`<h2>Costs</h2><p>${text} Handlers refer to large arrays.</p>`, language)
  expect(first?.isDependent).toBe(true)
})

test.each([
  [
    'Substitutes',
    'This is the most important factor.',
    'Substitutes: this is the most important factor.',
    'en',
  ],
  [
    'Plagal cadence',
    'It has no leading note, so it relaxes.',
    'Plagal cadence: it has no leading note, so it relaxes.',
    'en',
  ],
  ['Die Säge', 'Hier wird das Holz geschnitten.', 'Die Säge: hier wird das Holz geschnitten.', 'de'],
])('Below “%s”, a pronoun means the heading, which comes before it: %s', (heading, text, named, language) => {
  const first = firstOf(`<h2>${heading}</h2><p>${text} Handlers refer to large arrays.</p>`, language)
  expect(first?.text.toLowerCase()).toBe(named.toLowerCase())
  expect(first?.isDependent).toBe(false)
})

test.each([
  ['en', 'We score risk with the Braden Scale.', false],
  ['en', 'Because price and quantity move in opposite directions, the value is negative.', false],
  ['en', 'Because of this, prices rise.', true],
  ['en', 'A cinema that does the same may find itself half empty.', true],
  ['en', 'Music does something very similar.', true],
  ['en', 'If rent rises by a tenth, everybody does.', true],
  ['en', 'Nobody knows what the organ does.', false],
  ['en', 'After the oil shock of 1973, drivers simply paid more.', false],
  ['en', 'After the injury, the patient slept.', true],
  ['es', 'La música hace algo muy parecido.', true],
  ['de', 'Dasselbe gilt für die Musik.', true],
])('(%s) “%s” needs the sentence before it: %s', (language, text, isDependent) => {
  expect(lexiconOf(language).isDependent(text)).toBe(isDependent)
})

test('Below a picture, a pronoun may mean what the picture shows', () => {
  const html = `<h2>Costs</h2><figure><img src="https://example.org/a.png" alt="A chart"></figure>
    <p>The sellers keep its price for a year. Handlers refer to large arrays.</p>`
  expect(firstOf(html)?.isDependent).toBe(true)
})

test('A remark in brackets stands for nothing alone', () => {
  const { sentences } = prepareMaterial(
    readPage({
      title: 'Page',
      html: '<h2>Friction</h2><p>Friction slows a car on every road. (Engineers at the track use a larger value, because warm tyres grip better.)</p>',
      language: 'en',
    }),
  )
  expect(sentences.map(standsAlone)).toEqual([true, false])
  expect(sentences[1]?.needs).toEqual([sentences[0]?.order])
})

const content: Readonly<Record<string, string>> = {
  pl: 'Rzeka płynie do morza i niesie piasek.',
  es: 'El río lleva arena y barro al mar.',
}

test.each([
  [
    'Jeziora rynnowe',
    'Powstały tam, gdzie wody płynące pod lądolodem wyżłobiły głębokie rynny.',
    'Jeziora rynnowe: powstały tam, gdzie wody płynące pod lądolodem wyżłobiły głębokie rynny.',
    'pl',
  ],
  [
    'El activo corriente',
    'Está formado por los bienes que la empresa convierte en dinero en un año.',
    'El activo corriente: está formado por los bienes que la empresa convierte en dinero en un año.',
    'es',
  ],
])('The heading %s comes before a first sentence without a subject', (heading, text, expected, language) => {
  const first = firstOf(`<h2>${heading}</h2><p>${text}</p><p>${content[language]}</p>`, language)
  expect(first?.text).toBe(expected)
  expect(first && standsAlone(first)).toBe(true)
})

test.each([
  ['Dlaczego jeziora zanikają?', 'Powstały tam, gdzie wody wyżłobiły głębokie rynny.', 'pl'],
  ['Rozdział 3.2', 'Powstały tam, gdzie wody wyżłobiły głębokie rynny.', 'pl'],
  ['El activo corriente', 'Sin embargo, está formado por otros bienes de la empresa.', 'es'],
])('A heading that names nothing, or a link at the start, changes nothing: %s', (heading, text, language) => {
  const html = `<h2>${heading}</h2><p>${text}</p><p>${content[language]}</p>`
  const { sentences } = prepareMaterial(readPage({ title: 'Page', html, language }))
  expect(sentences.map((one) => one.text).join(' ')).not.toContain(`${heading}:`)
})

test('the first of a series that opens the text below a heading needs nothing before it, and the second needs it', () => {
  const html = `<h2>The two stages</h2><p>The first stage, the light-dependent reactions, happens in the thylakoid membranes. Light splits water into oxygen and protons.</p><p>The second stage, the Calvin cycle, happens in the stroma. Carbon dioxide becomes sugar.</p>`
  const { sentences } = prepareMaterial(readPage({ title: 'Photosynthesis', html, language: 'en' }))
  expect(sentences[0]).toMatchObject({ isDependent: false, needs: [] })
  expect(sentences[2]?.needs).toEqual([sentences[0]?.order])
})
