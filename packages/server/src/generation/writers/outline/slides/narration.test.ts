import { countWords } from '@lectern/domain/narration/count-words.ts'
import { describe, expect, test } from 'vitest'
import { readPage } from '../../../page-reader/read-page.ts'
import type { SlideDraft } from '../../../drafts/slideshow-draft.ts'
import { lintDeck } from '../linting/lint-deck.ts'
import { indexPage } from '../linting/page-index.ts'
import { prepareMaterial } from '../material/material.ts'
import { createOutlineWriter } from '../outline-writer.ts'
import { tableSlides } from './table.ts'

const opening = `<p>Rivers carry water from the mountains to the sea. Rain and melting snow feed them all year. Large rivers
  shape the valleys through which they flow, because moving water carries stones.</p>`

async function deckOf(html: string) {
  const page = readPage({ title: 'Rivers', html, language: 'en' })
  const options = { minutes: 6 }
  const deck = await createOutlineWriter().write('slideshow', { page, options, images: new Map() })
  return { slides: deck.slides, tallies: lintDeck(deck, indexPage(page)).tallies }
}

function scriptsOf(slides: readonly SlideDraft[]): string {
  return slides
    .filter(({ slide_type }) => slide_type !== 'summary' && slide_type !== 'quiz')
    .map(({ audio_script }) => audio_script)
    .join('\n')
}

const timesIn = (text: string, part: string) => text.split(part).length - 1

describe('The script of a slide', () => {
  test('says a sentence of the page on one slide only', async () => {
    const first = 'Rivers carry water from the mountains to the sea.'
    const { slides, tallies } = await deckOf(
      `${opening}<h2>Boats</h2>${'<p>Boats of the river Rhine carried grain and timber to the towns. People built harbours at every bend of it. Locks lift the boats where the river falls, so that they reach the mountains.</p>'.repeat(
        1,
      )}${Array.from({ length: 12 }, (_, at) => `<p>Harbour number ${at} of the river has a wall of old stone. Its crane number ${at} lifts grain and timber.</p>`).join('')}`,
    )
    expect(timesIn(scriptsOf(slides), first)).toBe(1)
    expect(tallies['saidTwice']?.count).toBe(0)
  })

  test('defines a term in a sentence where a slide uses it, and other terms on a slide of their own', async () => {
    const { slides } = await deckOf(
      `${opening}<h2>Mouths</h2><p>Near its mouth a river slows down and drops its mud. A levee keeps the flood from the fields of the
      farmers. Towns on the coast grow with the trade of the harbour.</p><h2>Glossary</h2>
      <dl><dt>levee</dt><dd>long wall of earth beside a river</dd><dt>thalweg</dt><dd>line of the deepest points of a bed</dd>
      <dt>oxbow</dt><dd>lake in an old bend of a river</dd></dl>`,
    )
    const scripts = slides.map(({ audio_script }) => audio_script)
    expect(
      scripts.filter((script) => script.includes('A levee is a long wall of earth beside a river.')),
    ).toHaveLength(1)
    expect(scripts.join(' ')).not.toMatch(/\b(?:Levee|Thalweg|Oxbow):/)
  })

  test('says every point that its slide shows', async () => {
    const { tallies } = await deckOf(
      `${opening}<h2>Goods</h2><p>Boats carried grain from the plains, because the hills had none of it. Timber came down from the
      forests in long rafts, which were sold with their load. Wine from the hills paid for the salt of the coast. Each town took a toll
      from every boat, and the toll paid for the walls. Pilots knew the sand banks, which moved in each flood.</p>`,
    )
    expect(tallies['unsaidPoints']?.count).toBe(0)
  })

  test('says the use of a term and an example, and does not read the card', async () => {
    const meaning = 'a piece of land that grows where a river leaves its mud in the sea'
    const { slides } = await deckOf(
      `${opening}<h2>Mouths</h2><p>A delta has many arms, which move from year to year. For example, the delta of the Nile grew by
      several kilometres in a century. Farmers grow rice in every delta of the south, as its soil is rich.</p>
      <h2>Key terms</h2><dl><dt>delta</dt><dd>${meaning}</dd></dl>`,
    )
    const card = slides.find(({ slide_type }) => slide_type === 'definition')
    expect(card?.content['definition']).toContain('grows where a river leaves')
    expect(card?.audio_script).toContain('For example, the delta of the Nile')
    expect(card?.audio_script).not.toContain(meaning)
  })

  test('explains a term of the glossary after the sentence that uses it, if no slide shows the term', async () => {
    const { slides, tallies } = await deckOf(
      `${opening}<h2>Mouths</h2><p>At the mouth, the water loses its speed. There the tide fills an estuary twice a day. Many birds
      live on the mud of the shore in winter.</p><h2>Key terms</h2><dl><dt>estuary</dt><dd>a wide mouth of a river that the tide
      fills with salt water</dd><dt>tide</dt><dd>see estuary</dd></dl>`,
    )
    const said = scriptsOf(slides)
    expect(timesIn(said, 'Estuary: a wide mouth of a river')).toBeLessThanOrEqual(1)
    expect(tallies['terms']).toEqual({ count: 1, of: 1 })
  })

  test('shows explained items with their meanings, and says them in order', async () => {
    const { slides } = await deckOf(
      `${opening}<h2>Parts</h2><p>A river has three parts:</p><ul>
      <li>Source: the place in the mountains where the water first comes out of the ground</li>
      <li>Course: the long way through the valleys along which the water flows every day</li>
      <li>Mouth: the place at the coast where the water of the river meets the salt of the sea</li></ul>`,
    )
    const list = slides.findLast(({ slide_type }) => slide_type === 'bullets')
    expect(list?.content['bullet_points']).toEqual([
      'Source: The place in the mountains where the water first comes out of the ground',
      'Course: The long way through the valleys along which the water flows every day',
      'Mouth: The place at the coast where the water of the river meets the salt of the sea',
    ])
    expect(list?.audio_script).toMatch(/^A river has three parts\. Source: the .* Course: the .* Mouth: the /)
  })

  test('numbers the items of a list that have no names', async () => {
    const { slides } = await deckOf(
      `${opening}<h2>Use</h2><p>Towns need rivers for two reasons:</p><ol>
      <li>People drink the water of the river. Wells are dry in summer, and the next spring is far away.</li>
      <li>Boats bring grain to the town. Roads through the hills are bad, so that carts break on them.</li></ol>`,
    )
    const list = slides.findLast(({ slide_type }) => slide_type === 'bullets')
    expect(list?.content['bullet_points']).toEqual([
      'People drink the water of the river',
      'Boats bring grain to the town',
    ])
    expect(list?.audio_script).toMatch(/Towns need rivers for two reasons\. First: People .* Second: Boats /)
  })

  test('says a sentence once that the page has twice', async () => {
    const twice = 'The harbour of the old town is the deepest on the whole river.'
    const { slides } = await deckOf(
      `${opening}<h2>Harbours</h2><p>${twice} Large boats wait there for the flood in spring.</p>
      <h2>Towns</h2><p>${twice} Its walls are made of stone from the hills. Many people live in the houses at the water.</p>`,
    )
    expect(timesIn(scriptsOf(slides), twice)).toBe(1)
  })

  test('says what the page says around a list, and then its points', async () => {
    const { slides } = await deckOf(
      `${opening}<h2>Goods</h2><p>Trade on the river began early, since roads were bad and carts were slow. Merchants paid a toll at
      every bridge, and the towns grew rich from it. Boats carried:</p><ul><li>grain from the plains</li><li>timber from the
      forests</li><li>wine from the hills</li></ul>`,
    )
    const list = slides.findLast(({ slide_type }) => slide_type === 'bullets')
    expect(list?.content['bullet_points']).toContain('Wine from the hills')
    expect(list?.audio_script).toContain('Merchants paid a toll')
    expect(list?.audio_script).toMatch(/Boats carried: .*wine from the hills\.$/)
  })

  test('says the range of the numbers of a table, and not its cells', () => {
    const rows = [1950, 1960, 1970, 1980].map(
      (year, at) => `<tr><td>${year}</td><td>${at * 100 + 300}</td></tr>`,
    )
    const html = `${opening}<h2>Length</h2><table><tr><th>Year</th><th>Kilometres</th></tr>${rows.join('')}</table>`
    const material = prepareMaterial(readPage({ title: 'Rivers', html, language: 'en' }))
    const [says] = material.sections.flatMap((section) =>
      section.units.flatMap((unit) =>
        tableSlides({ material, images: new Map(), section, unit }).map((idea) => idea.says.join(' ')),
      ),
    )
    expect(says).toContain('Kilometres: from 300 (Year: 1950) to 600 (Year: 1980).')
    expect(says).not.toContain('1960')
  })

  test('says whose quotation it is, and leaves the reading to the audience', async () => {
    const { slides } = await deckOf(
      `${opening}<h2>Change</h2><p>A thinker of Ephesus compared the world to a river, in which the water is never the same. His
      pupils told the saying to the people of Athens.</p><blockquote><p>No man ever steps in the same river twice, for it is not the
      same river.</p></blockquote>`,
    )
    const quote = slides.find(({ slide_type }) => slide_type === 'quote')
    expect(quote?.audio_script).toContain('A thinker of Ephesus')
    expect(quote?.audio_script).not.toContain('No man ever steps')
  })

  test('says the whole sentences whose key phrases are points', async () => {
    const sentences = Array.from(
      { length: 6 },
      (_, at) =>
        `River number ${at} shapes a broad valley in the east, because its water carries sand number ${at} for many years.`,
    )
    const { slides } = await deckOf(`${opening}<h2>Valleys</h2><p>${sentences.join(' ')}</p>`)
    const list = slides.findLast(({ slide_type }) => slide_type === 'bullets')
    const points = list?.content['bullet_points']
    const shown = Array.isArray(points) ? points.map(String) : []
    expect(shown.length).toBeGreaterThan(1)
    for (const point of shown) expect(countWords(point)).toBeLessThanOrEqual(12)
    expect(list?.audio_script).toContain('because its water carries sand')
  })
})

test('Statements of a list without an introduction are sentences, in their order', async () => {
  const { slides, tallies } = await deckOf(
    `${opening}<h2>Locks</h2><ol><li>Close the lower gate.</li><li>Fill the chamber with water.</li><li>Open the upper gate.</li></ol>`,
  )
  expect(scriptsOf(slides)).toContain('First: Close the lower gate. Second: Fill the chamber with water.')
  expect(tallies['fragments']?.count).toBe(0)
})

test('A list of steps is not said without the step that is about the page', async () => {
  const { slides } = await deckOf(
    `${opening}<h2>Locks</h2><ol><li>Close the lower gate.</li><li>Enter the number in the table below.</li><li>Open the upper gate.</li></ol>`,
  )
  expect(scriptsOf(slides)).not.toContain('Open the upper gate')
})

test('The items of a list are numbered all or not at all', async () => {
  const { slides } = await deckOf(
    `${opening}<h2>Rules of the harbour</h2><ul>
    <li>Silence: no horn sounds at night, because the people of the town sleep beside the quay.</li>
    <li>Each boat shows a lamp at its bow, so that the pilot sees it when the fog is thick.</li>
    <li>The pilot goes on board at the last bend, where the sand banks move in each flood.</li></ul>`,
  )
  const scripts = scriptsOf(slides)
  expect(scripts).toContain('no horn sounds at night')
  expect(scripts).not.toMatch(/\b(?:First|Second|Third):/)
})

test('A slide shows a statement, not a sentence that leads the reader', async () => {
  const { slides } = await deckOf(
    `${opening}<h2>Banks</h2><p>Imagine a bank of sand. By now it should be clear that sand moves.
    The current of the river carries sand from one bank to the other bank in every flood of the spring.</p>`,
  )
  const shown = slides.map(({ content }) => JSON.stringify(content)).join('\n')
  expect(shown).not.toMatch(/Imagine|By now/)
})
