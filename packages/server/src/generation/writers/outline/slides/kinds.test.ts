import { describe, expect, test } from 'vitest'
import { readPage } from '../../../page-reader/read-page.ts'
import { kindsOf } from '../material/kinds.ts'
import { prepareMaterial } from '../material/material.ts'
import { createOutlineWriter } from '../outline-writer.ts'

function kindsIn(heading: string, text: string, language = 'en') {
  const html = `<h2>${heading}</h2><p>${text}</p>`
  const material = prepareMaterial(readPage({ title: 'Lesson', html, language }))
  return material.sections
    .flatMap(({ units }) => units)
    .flatMap((unit) => kindsOf(unit, material))
    .map(({ name }) => name)
}

describe('The kinds of a thing', () => {
  test('are no subjects of a verb that the heading has', () => {
    const text =
      'A larger sample narrows the interval. Less variable data narrow the interval. A lower level narrows the interval.'
    expect(kindsIn('What makes an interval narrow', text)).toEqual([])
  })

  test('are no verbs beside a name of two nouns', () => {
    const text =
      'The state sets price ceilings on goods that all people need. Price ceilings stop prices from reaching equilibrium.'
    expect(kindsIn('Price ceiling', text)).toEqual([])
  })

  test.each([
    [
      'en',
      'Horizons',
      'The O horizon lies on top. The A horizon, or topsoil, mixes humus with minerals. In the B horizon, clay accumulates over time. The C horizon is broken bedrock.',
      ['O horizon', 'A horizon', 'B horizon', 'C horizon'],
    ],
    [
      'es',
      'La erosión',
      'La erosión hídrica arrastra el suelo con la lluvia. La erosión eólica mueve la arena con el viento. Los árboles frenan la erosión hídrica y la erosión eólica.',
      ['Erosión hídrica', 'Erosión eólica'],
    ],
    [
      'pl',
      'Inflacja',
      'Inflacja popytowa pojawia się, gdy ludzie chcą kupować więcej. Inflacja kosztowa wynika ze wzrostu kosztów produkcji.',
      ['Inflacja popytowa', 'Inflacja kosztowa'],
    ],
    [
      'ru',
      'Безработица',
      'Структурная безработица возникает, когда отрасли исчезают. Сезонная безработица повторяется каждый год.',
      ['Структурная безработица', 'Сезонная безработица'],
    ],
  ])('are named where its heading names the thing (%s)', (language, heading, text, names) => {
    expect(kindsIn(heading, text, language)).toEqual(names)
  })

  test.each([
    ['Cells', 'Most cells divide every day. Some cells live for many years. All cells have a membrane.'],
    ['Rain', 'Plant cells have a wall of cellulose. Animal cells have a membrane only.'],
    [
      'Translation',
      'Like translating a book, translation needs two languages. When translation ends, the protein folds.',
    ],
    ['Rivers', 'A river carries water to the sea. The river shapes its valley over time.'],
  ])('are not quantities, other things or the thing itself: %s', (heading, text) => {
    expect(kindsIn(heading, text)).toEqual([])
  })

  test('are named where the title of the page names the thing', () => {
    const text =
      'Demand-pull inflation appears when people want to buy more. Cost-push inflation results from higher prices of energy.'
    const page = readPage({
      title: 'Inflation',
      html: `<h2>Where does it come from?</h2><p>${text}</p>`,
      language: 'en',
    })
    const material = prepareMaterial(page)
    const kinds = material.sections.flatMap(({ units }) => units.flatMap((unit) => kindsOf(unit, material)))
    expect(kinds.map(({ name }) => name)).toEqual(['Demand-pull inflation', 'Cost-push inflation'])
  })

  test.each([
    ['Inflacja spada, gdy rosną stopy procentowe. Inflacja rośnie, gdy ludzie kupują więcej.'],
    ['Główna inflacja dotyka miast. Pierwsza inflacja dotknęła wsi.'],
  ])('are no verbs or places in an order in Polish: %s', (text) => {
    expect(kindsIn('Inflacja', text, 'pl')).toEqual([])
  })

  test.each([
    ['pl', 'Skały', 'Skały różne leżą w dolinie. Skały pewne leżą w górach.'],
    ['ru', 'Породы', 'Некоторые породы очень твёрдые. Различные породы лежат в горах.'],
    ['uk', 'Породи', 'Деякі породи дуже тверді. Різні породи лежать у горах.'],
    ['cs', 'Horniny', 'Některé horniny jsou měkké. Další horniny leží v horách.'],
    ['sk', 'Horniny', 'Niektoré horniny sú mäkké. Ostatné horniny ležia v horách.'],
  ])('are not some of the things or others (%s)', (language, heading, text) => {
    expect(kindsIn(heading, text, language)).toEqual([])
  })

  test('are no verbs after the thing', () => {
    const text =
      'La física describe la naturaleza. La física interviene en la medicina. La física tiene muchas ramas.'
    expect(kindsIn('La física', text, 'es')).toEqual([])
  })

  test('stand side by side if they are two, and their script explains them', async () => {
    const html = `<p>Rock at the surface of the Earth breaks down over many thousands of years.</p><h2>Weathering</h2>
      <p>Physical weathering splits rock without changing its minerals. For example, water that freezes in a crack pushes the crack open.
      Chemical weathering changes the minerals themselves. Feldspar turns into clay when it reacts with rainwater.</p>`
    const page = readPage({ title: 'Rocks', html, language: 'en' })
    const { slides } = await createOutlineWriter().write('slideshow', {
      page,
      options: {},
      images: new Map(),
    })
    const columns = slides.find(({ slide_type }) => slide_type === 'two-column')
    expect(columns?.content).toMatchObject({
      column1_title: 'Physical weathering',
      column1_content: 'Physical weathering splits rock without changing its minerals.',
      column2_title: 'Chemical weathering',
      column2_content: 'Chemical weathering changes the minerals themselves.',
    })
    expect(columns?.audio_script).toContain('water that freezes')
  })
})
