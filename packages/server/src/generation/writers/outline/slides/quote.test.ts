import { expect, test } from 'vitest'
import { readPage } from '../../../page-reader/read-page.ts'
import { createOutlineWriter } from '../outline-writer.ts'

test.each([
  ['Marie Curie wrote to a friend in Paris:', 'Marie Curie'],
  ['In Paris Marie Curie wrote to a friend:', 'In Paris'],
])('A quotation has its speaker as a title, and not its place: %s', async (lead, start) => {
  const html = `<h2>Letters</h2><p>The war brought letters. Many people wrote about their lives in the cities of that time.</p>
    <p>${lead}</p><blockquote>We shall never surrender to any enemy of the land, whatever the cost may be.</blockquote>
    <blockquote>Nothing in life is to be feared by anyone, it is only to be understood by us all.</blockquote>`
  const page = readPage({ title: 'War', language: 'en', html })
  const { slides } = await createOutlineWriter().write('slideshow', { page, options: {}, images: new Map() })
  const hasTitle = slides.some(
    ({ content: { slide_title: title } }) => typeof title === 'string' && title.startsWith(start),
  )
  expect(hasTitle).toBe(start === 'Marie Curie')
})

async function slidesOf(html: string) {
  const page = readPage({ title: 'Earthquakes', html, language: 'en' })
  return (await createOutlineWriter().write('slideshow', { page, options: {}, images: new Map() })).slides
}

const opening = `<h2>What moves the plates</h2><p>The crust of the Earth consists of plates that drift a few centimetres a year.
  Where two plates meet, the rock is bent until it breaks. The energy that is set free travels as waves through the ground.</p>`
const steps = `<ol><li>Crawl below a solid table, and protect your head.</li><li>Leave by the stairs when the ground is still.</li>
  <li>Stay away from walls and from power lines.</li></ol>`
const quote = `<blockquote><p>We put a torn newspaper together by its edges, and then we check the lines of print.</p>
  <p>Alfred Wegener, 1915</p></blockquote>`

test('the script of a quotation does not say the list that stands before it', async () => {
  const slides = await slidesOf(`${opening}<h2>How to stay safe</h2>${steps}${quote}`)
  const script = slides.find(({ slide_type }) => slide_type === 'quote')?.audio_script
  expect(script).toContain('torn newspaper')
  expect(script).not.toContain('power lines')
})

test('a reply to a quotation is not said before it', async () => {
  const slides =
    await slidesOf(`${opening}<h2>How continents move</h2><p>The coasts of Africa and South America fit each other.
    Both continents have the same fossils of land animals. Their rocks have the same age and the same layers. Seas of deep
    water lie between them today, and no land animal can cross these seas. Geologists debated the reason for fifty years.</p>
    ${quote}<p>Wegener held that the continents had once been one. Most geologists replied that no known force could move a
    continent.</p>`)
  const place = slides.findIndex(({ slide_type }) => slide_type === 'quote')
  expect(place).toBeGreaterThan(0)
  const before = slides.slice(0, place).map(({ audio_script }) => audio_script)
  expect(before.join(' ')).not.toContain('geologists replied')
})

test('A quotation whose speaker has a role before the name keeps its slide, and is said with the comment on it', async () => {
  const slides = await slidesOf(
    `${opening}<h2>Fear</h2><p>The ground shook for six minutes on the first of November. Churches fell on the people who prayed in them. The
    rich slept in tents beside the poor. The traveller Anton Maas wrote home:</p><blockquote><p>No neighbour asks any more whose house stands and
    whose has fallen.</p></blockquote><p>His letter shows that the quake made no difference between them. New streets were drawn within a
    year, and each house had to have a frame of wood.</p>`,
  )
  const slide = slides.find(({ slide_type }) => slide_type === 'quote')
  expect(slide?.content['slide_title']).toBe('Anton Maas')
  expect(slide?.audio_script).toMatch(/wrote home: No neighbour asks .* fallen\. His letter shows/)
})

test('The person that a letter goes to is not the speaker', async () => {
  const slides = await slidesOf(
    `${opening}<h2>Fear</h2><p>The ground shook for six minutes on the first of November. Churches fell on the people who prayed in them. A
    reply was sent to Anton Maas:</p><blockquote><p>No neighbour asks any more whose house stands and whose has fallen.</p></blockquote>`,
  )
  expect(slides.map(({ content }) => content['slide_title'])).not.toContain('Anton Maas')
})

test('the sentences after the comment on a quotation are said with it, to the turn of their case', async () => {
  const slides = await slidesOf(`${opening}<h2>An example: Sonnet 130</h2>
    <p>In Sonnet 130, Shakespeare describes a woman by what she is not:</p><blockquote>My mistress’ eyes are nothing like the sun; coral is far more red than her lips’ red.</blockquote>
    <p>For twelve lines he refuses every comparison that poets of his time liked. Her hair is like wires, her breath is not perfume. At first it sounds like an insult.
    In the couplet, however, the poem turns: his love is as rare as any that was praised with false comparisons. He mocks the exaggerations of other poets, not the woman.</p>`)
  const said = slides.find(({ slide_type }) => slide_type === 'quote')?.audio_script
  expect(said).toMatch(/For twelve lines .* Her hair .* In the couplet, however, .* He mocks/su)
})
