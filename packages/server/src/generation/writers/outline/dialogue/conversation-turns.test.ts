import { expect, test } from 'vitest'
import { readPage } from '../../../page-reader/read-page.ts'
import { phrasesOf } from '../language/phrases.ts'
import { turningPhrasesOf } from '../language/turning-phrases.ts'
import { lexiconOf } from '../language/lexicon.ts'
import { sentencesOf } from '../material/sentence.ts'
import { createOutlineWriter } from '../outline-writer.ts'
import { echoOf } from './restate.ts'
import { canBeHeadline } from './spoken-title.ts'

const writer = createOutlineWriter()

async function linesOf(title: string, html: string, language = 'en'): Promise<readonly string[]> {
  const page = readPage({ title, html, language })
  const { segments } = await writer.write('podcast', { page, options: {}, images: new Map() })
  return segments.flatMap(({ dialogue }) => dialogue.map(({ speaker, content }) => `${speaker}: ${content}`))
}

const oven = `<h2>In the oven</h2><p>A loaf of bread changes from its outside to its inside while its temperature rises slowly. A firm crumb carries the whole loaf.</p>
  <h2>Storing</h2><p>A loaf stays fresh for about four days in a box of wood. It dries out in the cold air of a refrigerator.</p>`

test('ALEX ends the introduction with the question that the page answers later', async () => {
  const lead = 'In the summer citizens took the fortress of their town. A revolution began with it.'
  const question = 'But why did the revolution begin in this rich town?'
  const sections = `<h2>Debts</h2><p>The town had many debts after a long war. More than half of its income was spent on interest.</p>
    <h2>Hunger</h2><p>The price of bread doubled within a few months. Many families could buy nothing else.</p>`
  const lines = await linesOf('The revolution of a town', `<p>${lead} ${question}</p>${sections}`)
  expect(lines.find((line) => line.includes(question))).toBe(`ALEX: ${lead} ${question}`)
  expect(lines.join(' ')).not.toContain('our topics')
})

test('the steps of a procedure are asked for before the first of them', async () => {
  const lead = `A dough is tested with a finger before it is baked, and this takes only a moment. The test shows how far the gas has stretched the network of the dough.
    Bakers in all countries trust this test more than any clock.`
  const steps = `<ol><li>Press the dough with your finger for a second.</li><li>Watch the dent in the dough for a whole minute.</li><li>Knead the dough again if the dent stays as it is.</li></ol>`
  const lines = await linesOf(
    'Bread',
    `<p>Bread rises because yeast makes gas in the dough.</p><h2>A test</h2><p>${lead}</p>${steps}${oven}`,
  )
  const at = lines.findIndex((line) => line.includes('Press the dough'))
  expect(lines[at - 1]).toContain(turningPhrasesOf('en').steps)
})

test.each([
  ['The loaf may collapse in the oven.', 'The loaf may collapse in the oven.'],
  ['The index is 46 divided by 40.', undefined],
  ['However, the loaf may collapse.', undefined],
  ['He calls it a “cold” loaf.', undefined],
])('JAMIE repeats a short statement, and no calculation or quotation: %s', (text, echo) => {
  const lexicon = lexiconOf('en')
  const [sentence] = sentencesOf(text, 'b1', 0, lexicon)
  expect(sentence && echoOf(sentence, lexicon)).toBe(echo)
})

test.each([
  ['Above 140 °C: the crust browns', true],
  ['The crumb sets', true],
  ['What is bread?', false],
  ['How bread rises', false],
  ['Worked example: a loaf', false],
  ['About this workshop', false],
])('ALEX opens an answer with a heading that is no question: %s, %s', (heading, expected) => {
  expect(canBeHeadline(heading, lexiconOf('en'))).toBe(expected)
})

test('the rows of a table of words are no lists that JAMIE asks for', async () => {
  const table = `<table><tr><th>Degree</th><th>Look</th><th>Pain</th><th>Healing</th></tr>
    <tr><td>First</td><td>red, dry</td><td>moderate</td><td>within a week</td></tr>
    <tr><td>Second</td><td>blisters, moist</td><td>strong</td><td>three weeks</td></tr>
    <tr><td>Third</td><td>white or black</td><td>little or none</td><td>only by surgery</td></tr></table>`
  const lines = await linesOf(
    'Burns',
    `<p>Burns are wounds of the skin by heat.</p><h2>Degrees</h2><p>Doctors know three degrees of burns of the skin.</p>${table}${oven}`,
  )
  const rows = lines.filter((line) => line.includes('white or black'))
  expect(rows).toHaveLength(1)
  expect(rows[0]).toContain('Third')
  for (const question of phrasesOf('en').askWhich) expect(lines.join(' ')).not.toContain(question)
})

test('JAMIE does not ask back for a name that ALEX has given', async () => {
  const html = `<p>Ein Vertrag kommt zustande, wenn zwei Personen sich einigen. Er muss nicht schriftlich sein.</p>
    <h2>Das Eigentum</h2><p>Der Vertrag allein macht den Käufer noch nicht zum Eigentümer der Ware. Dafür ist die Übergabe nötig. Diese Trennung heißt Abstraktionsprinzip. Deshalb kann ein Vertrag gültig sein, obwohl die Ware noch dem Verkäufer gehört.</p>`
  const lines = await linesOf('Der Vertrag', html, 'de')
  expect(lines.some((line) => line.startsWith('ALEX') && line.includes('heißt Abstraktionsprinzip.'))).toBe(
    true,
  )
  expect(lines.join(' ')).not.toContain('Abstraktionsprinzip?')
})

test('what others believe by mistake is no guess of JAMIE', async () => {
  const html = `<p>El suelo es la capa en la que crecen las plantas. Se forma muy despacio en todos los lugares.</p>
    <h2>El color</h2><p>La lluvia y el viento cambian el color del suelo durante muchos años en todas las regiones. Muchos creen que un suelo oscuro siempre es fértil. En realidad, el color oscuro también puede venir de la roca.</p>`
  const lines = await linesOf('El suelo', html, 'es')
  expect(lines.find((line) => line.includes('Muchos creen'))).toMatch(/^ALEX/u)
})

test('JAMIE asks for an example before a sentence that gives some', async () => {
  const html = `<p>Negligence protects people from harm that others cause by carelessness.</p><h2>Duty of care</h2>
    <p>A duty of care exists between people whose acts closely affect each other in daily life. Some relationships always give rise to such a duty. Examples are doctor and patient, and driver and pedestrian.</p>`
  const lines = await linesOf('Negligence', html)
  const at = lines.findIndex((line) => line.includes('Examples are'))
  expect(phrasesOf('en').askRelation.example.some((one) => lines[at - 1]?.includes(one))).toBe(true)
})

test('JAMIE asks for the next step of a procedure without asking what happens', async () => {
  const steps = [
    'Wash the hands with warm water and soap before you touch the patient or the bed.',
    'Raise the bed to the height of your hips, so that your back stays straight all the time.',
    'Bend the far knee of the patient and cross the arm over the chest before the turn.',
    'Roll the patient towards you in one smooth movement, and hold the hip with your hand.',
    'Place a pillow behind the back, and another one between the knees of the patient.',
    'Check the heels, which must not touch the mattress, and write down the time of the turn.',
  ]
  const html = `<p>Nurses turn patients who cannot move, so that no bone presses on the skin for too long.</p>
    <h2>How to turn a patient</h2><ol>${steps.map((step) => `<li>${step}</li>`).join('')}</ol>`
  const lines = await linesOf('Turning patients', html)
  expect(lines.filter((line) => line.startsWith('JAMIE')).join(' ')).not.toMatch(/happens after/u)
  expect(lines.join(' ')).toContain('Place a pillow')
})
