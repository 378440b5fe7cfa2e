import { expect, test } from 'vitest'
import { readPage } from '../../../page-reader/read-page.ts'
import { createOutlineWriter } from '../outline-writer.ts'

async function deckOf(html: string, language = 'en') {
  const page = readPage({ title: 'Skin', html, language })
  return (await createOutlineWriter().write('slideshow', { page, options: {}, images: new Map() })).slides
}

const opening = `<h2>Pressure</h2><p>Pressure ulcers are damage to the skin by pressure for a long time. Most of them can be prevented.
  The risk is highest over bones that lie close to the skin. Patients who cannot move need help to turn.</p>`
const stages = [
  'The skin is intact and red.',
  'The upper layer is lost.',
  'Fat is visible below it.',
  'Bone, tendon or muscle is exposed.',
]
const list = stages.map((text, at) => `<dt>Stage ${at + 1}</dt><dd>${text}</dd>`).join('')

test('Terms that a section defines in a row are on one slide, with their meanings if they are only numbered', async () => {
  const slides = await deckOf(`${opening}<h2>Stages</h2><dl>${list}</dl>`)
  const slide = slides.find(({ content }) => content['slide_title'] === 'Stages')
  expect(slide?.content['bullet_points']).toEqual([
    'Stage 1: The skin is intact and red',
    'Stage 2: The upper layer is lost',
    'Stage 3: Fat is visible below it',
    'Stage 4: Bone, tendon or muscle is exposed',
  ])
  expect(slide?.audio_script).toContain('Stage 4: Bone, tendon or muscle is exposed.')
  expect(slides.filter(({ slide_type }) => slide_type === 'definition')).toEqual([])
})

test('Terms in a row are shown with what they mean in few words', async () => {
  const slides = await deckOf(`${opening}<h2>Ice</h2><dl><dt>Cirque</dt><dd>a hollow with a steep wall</dd>
    <dt>Moraine</dt><dd>a wall of old rubble</dd><dt>Erratic</dt><dd>a large block from far away</dd></dl>`)
  expect(slides.find(({ content }) => content['slide_title'] === 'Ice')?.content['bullet_points']).toEqual([
    'Cirque: A hollow with a steep wall',
    'Moraine: A wall of old rubble',
    'Erratic: A large block from far away',
  ])
})

test('Names with instructions are no definitions', async () => {
  const slides =
    await deckOf(`${opening}<h2>How to look</h2><ul><li><strong>Source</strong>: find the place that the light comes from.</li>
    <li><strong>Edge</strong>: see whether shadows are hard or soft.</li><li><strong>Focus</strong>: ask which figure has most light.</li></ul>`)
  const scripts = slides.map(({ audio_script }) => audio_script).join('\n')
  expect(scripts).toContain('Edge: See whether shadows are hard or soft.')
  expect(scripts).not.toContain('means')
})

test('German terms keep their capitals when they are explained', async () => {
  const slides = await deckOf(
    `<h2>Eis</h2><p>Gletscher bewegen sich unter ihrem eigenen Gewicht. Sie formen Täler mit steilen Wänden. Das Eis trägt den Fels ab, weil Steine darin eingefroren sind. Seit 1850 haben die Gletscher viel Eis verloren, und ihr Wasser fehlt im Sommer.</p>
    <h2>Formen</h2><dl><dt>Kar</dt><dd>eine Mulde mit steiler Rückwand</dd><dt>Moräne</dt><dd>ein Wall aus altem Schutt</dd>
    <dt>Findling</dt><dd>ein großer Block aus der Ferne</dd></dl>`,
    'de',
  )
  expect(slides.map(({ audio_script }) => audio_script).join('\n')).toContain('„Findling“ bedeutet')
})

test('A slide of a section with terms in a row can become the definition of one of them', async () => {
  const html = `${opening}<h2>Ice</h2><dl><dt>Cirque</dt><dd>a hollow with a steep wall</dd>
    <dt>Moraine</dt><dd>a wall of old rubble</dd><dt>Erratic</dt><dd>a large block from far away</dd></dl>`
  const page = readPage({ title: 'Ice', html, language: 'en' })
  const ids = page.blocks.filter(({ kind }) => kind === 'definition').map(({ id }) => id)
  const { slide } = await createOutlineWriter().rewrite('slideshow', {
    page,
    language: 'en',
    images: new Map(),
    slide: {
      slide_type: 'bullets',
      content: { slide_title: 'Ice', bullet_points: ['Cirque', 'Moraine', 'Erratic'] },
      audio_script: 'A moraine is a wall of old rubble.',
      sources: ids.slice(1, 2),
    },
    instruction: 'As a definition',
    slideType: 'definition',
  })
  expect(slide).toMatchObject({ slide_type: 'definition', content: { term: 'Moraine' } })
  const deck = await deckOf(html)
  expect(deck.filter(({ slide_type }) => slide_type === 'definition')).toEqual([])
})

test('A statement after a label is not said as the meaning of a term', async () => {
  const slides = await deckOf(
    `<h2>El bienio</h2><p>El gobierno emprendió dos reformas a la vez:</p><ul>
    <li><strong>Reforma militar:</strong> se redujo el número de oficiales, que era excesivo en todo el país.</li>
    <li><strong>Reforma territorial:</strong> Cataluña obtuvo un estatuto de autonomía en septiembre de 1932.</li></ul>
    <p>La reforma agraria avanzó despacio porque el instituto disponía de poco dinero. Los propietarios se organizaron contra el gobierno.</p>`,
    'es',
  )
  const scripts = slides.map(({ audio_script }) => audio_script).join('\n')
  expect(scripts).toContain('Reforma militar: se redujo')
  expect(scripts).toContain('Reforma territorial: Cataluña obtuvo')
  expect(scripts).not.toContain('se entiende')
})

test('The short paragraph that counts the terms of a row is said with them, and has no slide of its own', async () => {
  const slides =
    await deckOf(`${opening}<h2>The elements</h2><p>A claimant must prove three things. If one of them is missing, the claim fails.</p>
    <ul><li><strong>Duty:</strong> the defendant owed the claimant a duty.</li><li><strong>Causation:</strong> the breach caused the harm.</li>
    <li><strong>Damage:</strong> the claimant suffered a loss that the law recognises.</li></ul>`)
  const [slide, ...others] = slides.filter(
    ({ slide_type, content }) =>
      slide_type !== 'title' && String(content['slide_title']).startsWith('The elements'),
  )
  expect(others).toEqual([])
  expect(slide?.content['bullet_points']).toContain('Causation: The breach caused the harm')
  expect(slide?.audio_script).toContain('A claimant must prove three things.')
  expect(slide?.audio_script).toContain('Damage: the claimant suffered a loss')
})

test('A part with a short meaning is on the slide of the other parts, after the sentence that opens them', async () => {
  const slides = await deckOf(
    `<h2>Как устроен вулкан</h2><p>Магма поднимается потому, что она легче окружающих твёрдых пород. Она собирается глубоко под землёй, где очень жарко. Там она остаётся много лет, и давление в ней медленно растёт. Потом она выходит на поверхность и застывает.</p>
    <p>Вулкан состоит из нескольких частей:</p><ul><li><b>Очаг</b> — место под землёй, где много лет собирается магма.</li>
    <li><b>Кратер</b> — углубление на вершине.</li><li><b>Жерло</b> — канал, по которому магма поднимается вверх.</li></ul>`,
    'ru',
  )
  const row = slides.find(({ slide_type }) => slide_type === 'bullets')
  expect(row?.content['bullet_points']).toContain('Кратер: Углубление на вершине')
  expect(row?.audio_script).toContain('Вулкан состоит из нескольких частей')
  expect(slides.filter(({ slide_type }) => slide_type === 'definition')).toEqual([])
})

test('Two terms that a sentence announces are side by side, before the text after them', async () => {
  const slides =
    await deckOf(`${opening}<h2>Causes</h2><p>Economists distinguish two types of inflation by their origin.</p>
    <ul><li><strong>Demand inflation:</strong> families want to buy more than the economy can produce. Sellers raise prices because they know that they will find a buyer.</li>
    <li><strong>Cost inflation:</strong> production becomes more expensive. Firms pass the rise of wages on to their prices.</li></ul>
    <p>In 1973, the exporting countries reduced the sale of oil, and its price rose in a few months.</p>`)
  const slide = slides.find(({ slide_type }) => slide_type === 'two-column')
  expect(slide?.content).toMatchObject({
    slide_title: 'Causes',
    column1_title: 'Demand inflation',
    column1_content: 'Families want to buy more than the economy can produce.',
    column2_title: 'Cost inflation',
    column2_content: 'Production becomes more expensive.',
  })
  expect(slide?.audio_script).toMatch(/two types .*Demand inflation: .*Cost inflation: .*In 1973/)
  expect(slides.filter(({ slide_type }) => slide_type === 'definition')).toEqual([])
})
