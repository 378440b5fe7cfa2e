import { expect, test } from 'vitest'
import { readPage } from '../../../page-reader/read-page.ts'
import { prepareMaterial } from '../material/material.ts'
import { createOutlineWriter } from '../outline-writer.ts'
import { contrastSlides } from './contrast.ts'

test('Two things that the text sets against each other stand side by side, and the script explains them', async () => {
  const html = `<p>Firms spread the cost of a machine over the years of its use, so that no year bears all of it alone.</p>
    <h2>Two methods</h2><p>The choice of a method changes the profit of a year. The declining method charges more in early years,
    whereas the linear method spreads the cost evenly. Computers lose most of their value in the first year after they were bought.
    Buildings lose about the same value in each year of their long life.</p>
    <h2>Tax</h2><p>The tax office accepts both methods. A firm that has chosen one of them keeps it for the life of the machine.</p>`
  const page = readPage({ title: 'Depreciation', html, language: 'en' })
  const { slides } = await createOutlineWriter().write('slideshow', { page, options: {}, images: new Map() })
  const columns = slides.find(({ slide_type }) => slide_type === 'two-column')
  expect(columns?.content).toMatchObject({
    column1_title: 'Declining method',
    column1_content: 'The declining method charges more in early years.',
    column2_title: 'Linear method',
    column2_content: 'The linear method spreads the cost evenly.',
  })
  expect(columns?.audio_script).toContain('Computers lose')
})

test('The two things that a heading names stand side by side, also with a chart below the heading', async () => {
  const html = `<h2>Why the ground shakes</h2><p>Plates of rock move a few centimetres each year. At their edges they catch, and
    strain builds up until the rock breaks. The energy then travels outwards in waves through the whole crust.</p>
    <h2>Magnitude and intensity</h2><p>Magnitude is a measure of the energy that an earthquake releases. Every earthquake has one
    magnitude. Intensity describes what an earthquake does at one place. It falls with the distance from the centre.</p>
    <table><caption>Large earthquakes</caption><tr><th>Place</th><th>Magnitude</th></tr><tr><td>Valdivia</td><td>9.5</td></tr>
    <tr><td>Anchorage</td><td>9.2</td></tr><tr><td>Sendai</td><td>9.1</td></tr></table>`
  const page = readPage({ title: 'Earthquakes', html, language: 'en' })
  const { slides } = await createOutlineWriter().write('slideshow', { page, options: {}, images: new Map() })
  expect(slides.find(({ slide_type }) => slide_type === 'two-column')?.content).toMatchObject({
    column1_title: 'Magnitude',
    column1_content: 'Magnitude is a measure of the energy that an earthquake releases.',
    column2_title: 'Intensity',
    column2_content: 'Intensity describes what an earthquake does at one place.',
  })
  expect(slides.find(({ drawing }) => drawing)?.audio_script).not.toContain('Intensity describes')
})

test('The names of two things have the noun that the heading says once, as the text writes it', async () => {
  const html = `<p>Carbon moves through air, life, water and rock, and every living thing takes part in this journey.</p>
    <h2>Fast and slow cycles</h2><p>The fast cycle lasts from days to hundreds of years. Plants, animals, soil and air exchange
    carbon in it. The slow cycle lasts for millions of years. Rocks such as limestone hold the carbon, and volcanoes return it to
    the air.</p><h2>Oceans</h2><p>The oceans hold about fifty times more carbon than the air. Cold water dissolves more gas than
    warm water, and the warm water of the tropics gives some of it back.</p>`
  const page = readPage({ title: 'Carbon', html, language: 'en' })
  const { slides } = await createOutlineWriter().write('slideshow', { page, options: {}, images: new Map() })
  expect(slides.find(({ slide_type }) => slide_type === 'two-column')?.content).toMatchObject({
    column1_title: 'Fast cycle',
    column2_title: 'Slow cycle',
  })
})

test('The word of another language in brackets after a name does not hide the contrast, and is not shown', async () => {
  const html = `<h2>Dwie części</h2><p>Ekonomia bada wybory ludzi i państw. Mikroekonomia (ang. microeconomics) skupia się na działaniach poszczególnych
    podmiotów, takich jak gospodarstwa domowe i firmy. Makroekonomia (ang. macroeconomics) natomiast koncentruje się na
    całościowym spojrzeniu na gospodarkę. Obie nauki opisują te same rynki, lecz z innej odległości.</p>
    <h2>Najważniejsze terminy</h2><dl><dt>makroekonomia (ang. macroeconomics)</dt><dd>nauka o całej gospodarce kraju</dd>
    <dt>mikroekonomia (ang. microeconomics)</dt><dd>nauka o decyzjach poszczególnych podmiotów</dd></dl>`
  const page = readPage({ title: 'Ekonomia', html, language: 'pl' })
  const { slides } = await createOutlineWriter().write('slideshow', { page, options: {}, images: new Map() })
  const columns = slides.find(({ slide_type }) => slide_type === 'two-column')
  expect(columns?.content).toMatchObject({ column1_title: 'Mikroekonomia', column2_title: 'Makroekonomia' })
  expect(JSON.stringify(slides.map(({ content }) => content))).not.toContain('ang.')
})

test('A pair that is one detail of a part counts less than its prose', async () => {
  const html = `<h2>How electricity injures</h2><p>A current of only 30 milliamperes through the chest can stop the heart. The injury depends on the size
    of the current, on its path and on how long it flows. Dry skin resists well, but wet skin lets ten times as much current through. Current
    also makes muscles contract, so that the victim cannot let go. Burns often look small at the skin and are deep inside. People who fall from
    a ladder after a light shock may be hurt by the fall and not by the current.</p>
    <h2>Fuses</h2><p>A fuse melts when the current is too high. Electricians never replace it with a wire. A spare one lies in the box.</p>`
  const material = prepareMaterial(readPage({ title: 'Electricity', html, language: 'en' }))
  const ideas = material.sections.flatMap((section) =>
    section.units.flatMap((unit) => contrastSlides({ material, images: new Map(), section, unit })),
  )
  expect(ideas.map(({ worth }) => worth < 1)).toEqual([true])
})

test('A column shows what a sentence says after its comparison with another thing', async () => {
  const html = `<h2>Two kinds of memory</h2><p>A computer has fast memory and slow memory. Fast memory is like a desk: it holds what the
    work of the moment needs. Slow memory is the opposite: it keeps everything for years. Data move between the two whenever a program starts.</p>
    <h2>Price</h2><p>A small amount of the fast kind costs as much as a large amount of the other one. Buyers choose both with care.</p>`
  const page = readPage({ title: 'Memory', html, language: 'en' })
  const { slides } = await createOutlineWriter().write('slideshow', { page, options: {}, images: new Map() })
  expect(slides.find(({ slide_type }) => slide_type === 'two-column')?.content).toMatchObject({
    column1_content: 'It holds what the work of the moment needs.',
    column2_content: 'It keeps everything for years.',
  })
})
