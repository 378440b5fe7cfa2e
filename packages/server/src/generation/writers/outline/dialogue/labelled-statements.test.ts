import { expect, test } from 'vitest'
import { readPage } from '../../../page-reader/read-page.ts'
import { prepareMaterial } from '../material/material.ts'
import { requiredSentences } from './required-sentences.ts'
import { spokenPage } from './spoken-page.ts'

type Item = readonly [label: string, text: string]

function said(items: readonly Item[], { language = 'en', heading = 'Common mistakes', more = '' } = {}) {
  const list = items.map(([label, text]) => `<li><strong>${label}:</strong> ${text}</li>`).join('')
  const html = `<h2>${heading}</h2><ul>${list}</ul>${more}`
  const { blocks } = spokenPage(readPage({ title: 'Glue', html, language }))
  return blocks.map((block) => (block.kind === 'paragraph' ? block.text : block.kind))
}

const mistakes: readonly Item[] = [
  ['Too much glue', 'a thick layer hardens unevenly and cracks.'],
  ['No clamp', 'the parts move while they dry.'],
]

test('a statement below a label is said in the words of its author', () => {
  expect(said(mistakes)).toEqual([
    '“Too much glue”: a thick layer hardens unevenly and cracks.',
    '“No clamp”: the parts move while they dry.',
  ])
})

test('a misconception is not said to mean its correction', () => {
  const items: readonly Item[] = [
    ['Chmura to para wodna', 'para jest niewidoczna, a chmurę widać.'],
    ['Ciemna chmura jest brudna', 'chmura jest gruba i przepuszcza mało światła.'],
  ]
  expect(said(items, { language: 'pl', heading: 'Częste błędy' })).toEqual([
    '„Chmura to para wodna”: para jest niewidoczna, a chmurę widać.',
    '„Ciemna chmura jest brudna”: chmura jest gruba i przepuszcza mało światła.',
  ])
})

test('the label of a claim loses its end mark', () => {
  const items: readonly Item[] = [
    ['Heavier objects fall faster.', 'in air, their shape matters more.'],
    ['Is the moon bigger?', 'near the horizon, it only seems so.'],
  ]
  expect(said(items, { heading: 'Common mistakes' })).toEqual([
    '“Heavier objects fall faster”: in air, their shape matters more.',
    '“Is the moon bigger?”: near the horizon, it only seems so.',
  ])
})

test('a term with a meaning that ends in a full stop is a term', () => {
  const items: readonly Item[] = [
    ['Opportunity cost', 'The value of the best alternative that is given up.'],
    ['Law of demand', 'The relation of a price and the amount that is bought.'],
  ]
  expect(said(items, { heading: 'How firms decide' })).toEqual([
    expect.stringContaining('means the value'),
    'definition',
    expect.stringContaining('means the relation'),
    'definition',
  ])
})

test.each([
  ['the page uses them', { more: '<p>A puddle of too much glue is common. With no clamp, it runs.</p>' }],
  ['they are kinds of the subject', { heading: 'Clamp and glue errors' }],
])('labels are terms if %s', (_, options) => {
  expect(said(mistakes, options)).toContain('definition')
})

test('labels are terms if their meanings are no sentences', () => {
  expect(
    said([
      ['Open time', 'the time before the joint is closed'],
      ['Pot life', 'the time before a mixture hardens'],
    ]),
  ).toContain('definition')
})

test('a statement with a label depends on no sentence before it', () => {
  const items = mistakes.map(([label, text]) => `<li><strong>${label}:</strong> ${text}</li>`).join('')
  const html = `<h2>Joints</h2><p>A joint of wood gets its strength from the glue in its pores.</p><h2>Common mistakes</h2><ul>${items}</ul>`
  const { sentences } = prepareMaterial(spokenPage(readPage({ title: 'Glue', html, language: 'en' })))
  const labelled = sentences.filter(({ text }) => text.startsWith('“'))
  expect(labelled.map(({ isDependent }) => isDependent)).toEqual([false, false])
})

test('an episode needs the statements with labels', () => {
  const items = mistakes.map(([label, text]) => `<li><strong>${label}:</strong> ${text}</li>`).join('')
  const html = `<h2>Joints</h2><p>A joint of wood gets its strength from the glue in its pores.</p><h2>Common mistakes</h2><ul>${items}</ul>`
  const material = prepareMaterial(spokenPage(readPage({ title: 'Glue', html, language: 'en' })))
  expect([...requiredSentences(material, 500, true)].filter(({ text }) => text.startsWith('“'))).toHaveLength(
    2,
  )
})

test('clauses below short labels are statements', () => {
  const items: readonly Item[] = [
    ['Temperature', 'molecules move faster when warm, so they collide more often.'],
    ['pH', 'each enzyme has an optimum.'],
  ]
  expect(said(items, { heading: 'What changes the rate' })).toEqual([
    '“Temperature”: molecules move faster when warm, so they collide more often.',
    '“pH”: each enzyme has an optimum.',
  ])
})

test('known words below a heading that asks are no terms', () => {
  const list = `<ul><li><strong>Światło</strong>: tempo rośnie z natężeniem światła.</li>
    <li><strong>Woda</strong>: podczas suszy roślina zamyka aparaty szparkowe.</li></ul>`
  const html = `<h2>Czym jest fotosynteza</h2><p>Rośliny wytwarzają cukier z wody, a energii dostarcza im światło.</p>
    <h2>Co ogranicza tempo fotosyntezy</h2>${list}`
  const { blocks } = spokenPage(readPage({ title: 'Fotosynteza', html, language: 'pl' }))
  expect(blocks.map(({ kind }) => kind)).not.toContain('definition')
})

test('what a German label does is no meaning of the label, and what it is may be one', () => {
  const duties: readonly Item[] = [
    ['Verkäufer', 'Er übergibt die Ware ohne Mängel.'],
    ['Käufer', 'Er zahlt den Preis und nimmt die Ware ab.'],
  ]
  expect(said(duties, { language: 'de', heading: 'Die Pflichten' })).toEqual([
    '„Verkäufer“: Er übergibt die Ware ohne Mängel.',
    '„Käufer“: Er zahlt den Preis und nimmt die Ware ab.',
  ])
  const terms: readonly Item[] = [
    ['Verkäufer', 'Er ist die Partei, die eine Ware anbietet.'],
    ['Käufer', 'Er ist die Partei, die den Preis zahlt.'],
  ]
  expect(said(terms, { language: 'de', heading: 'Die Parteien' })).not.toContain(
    '„Käufer“: Er ist die Partei, die den Preis zahlt.',
  )
})

test('a factor with its statement is no term', () => {
  const items: readonly Item[] = [
    ['Luce', 'fino a un certo punto la velocità cresce, poi resta costante.'],
    ['Temperatura', 'oltre i 35 °C la velocità crolla.'],
  ]
  const html = `<h2>La foglia</h2><p>La foglia cattura la luce. Il calore e la temperatura cambiano.</p>`
  const list = items.map(([label, text]) => `<p><strong>${label}:</strong> ${text}</p>`).join('')
  const page = readPage({
    title: 'Foglie',
    html: `${html}<h2>I fattori limitanti</h2>${list}`,
    language: 'it',
  })
  expect(spokenPage(page).blocks.map(({ kind }) => kind)).toEqual(['paragraph', 'paragraph', 'paragraph'])
})
