import { expect, test } from 'vitest'
import { readPage } from '../../../page-reader/read-page.ts'
import { createOutlineWriter } from '../outline-writer.ts'

async function slidesOf(body: string, language = 'en') {
  const html = `<p>Maps show where we are. They also show what lies ahead of us.</p>${body}`
  const page = readPage({ title: 'Maps', html, language })
  const deck = await createOutlineWriter().write('slideshow', { page, options: {}, images: new Map() })
  return deck.slides
}

test('Two terms that are defined one after the other are shown side by side, with what follows from both', async () => {
  const slides = await slidesOf(
    `<h2>A net of lines</h2><p>A meridian is a line from pole to pole. A parallel is a circle around the globe at one latitude.
    The difference between the two is their length. All meridians are equally long.</p>`,
  )
  const pair = slides.find(({ slide_type }) => slide_type === 'two-column')
  expect(pair?.content).toMatchObject({ column1_title: 'Meridian', column2_title: 'Parallel' })
  expect(pair?.audio_script).toMatch(/A meridian is .* A parallel is .* The difference between the two/)
})

test('Two Polish definitions are a pair, although “to” may also mean “this”', async () => {
  const slides = await slidesOf(
    `<h2>Siatka</h2><p>Południk to linia łącząca oba bieguny. Równoleżnik to okrąg wokół kuli ziemskiej na jednej szerokości.
    Wszystkie południki mają jednakową długość.</p><h2>Druk</h2><p>Mapy drukowano dawniej z płyt miedzianych, ponieważ miedź jest miękka. Rytownik potrzebował na jedną płytę wielu tygodni pracy.</p>`,
    'pl',
  )
  expect(slides.find(({ slide_type }) => slide_type === 'two-column')?.content).toMatchObject({
    column1_title: 'Południk',
    column2_title: 'Równoleżnik',
  })
})

test('One definition and a statement about something else are no pair', async () => {
  const slides = await slidesOf(
    `<h2>Lines</h2><p>A meridian is a line from pole to pole. This is the reason for its length. Sailors drew them by hand for
    centuries, because printing was dear.</p>`,
  )
  expect(slides.some(({ slide_type }) => slide_type === 'two-column')).toBe(false)
})

test('Some of a kind are not shown or said without the others', async () => {
  const slides = await slidesOf(
    `<h2>Colours</h2><p>Some printers mix their inks from four colours. Others use a separate plate for each tint. Four colours are cheaper,
    since the press runs only four times. Maps of the sea need more blues.</p>`,
  )
  const shown = slides.find(({ content }) => JSON.stringify(content).includes('Some printers'))
  expect(JSON.stringify(shown?.content)).toContain('Others use a separate plate')
  const said = slides.filter(({ slide_type }) => slide_type !== 'quiz').map((one) => one.audio_script)
  for (const script of said.filter((one) => one.includes('Some printers')))
    expect(script).toContain('Others use a separate plate')
})

test('Others of something else are no second case', async () => {
  const slides = await slidesOf(
    `<h2>Paper</h2><p>Some maps are printed on cloth, because cloth does not tear. Paper is cheaper by far and takes finer lines. Other
    materials came later, such as plastic foil.</p>`,
  )
  expect(slides.map(({ content }) => JSON.stringify(content)).join()).not.toContain('"Other materials')
})

test('Three terms that prose defines one after the other are points with their meanings', async () => {
  const html = `<h2>Isolation</h2><p>Isolation means cutting a machine off from every source of energy. Lockout means securing the switch with a padlock.
    Tagout means hanging a label on the machine. The worker who fits the padlock keeps its key until the work is done.</p>
    <h2>Tests</h2><p>Each circuit is tested with a meter. The meter itself is tested on a live circuit first. A dead meter looks safe.</p>`
  const page = readPage({ title: 'Machines', html, language: 'en' })
  const { slides } = await createOutlineWriter().write('slideshow', { page, options: {}, images: new Map() })
  const slide = slides.find(({ content }) => content['slide_title'] === 'Isolation')
  expect(slide?.content['bullet_points']).toEqual([
    'Isolation: Cutting a machine off from every source of energy',
    'Lockout: Securing the switch with a padlock',
    'Tagout: Hanging a label on the machine',
  ])
})

test('a sentence about the last part of something defines no term of two columns', async () => {
  const html = `<h2>Names</h2><p>An IP address is a number that identifies a device on a network. A name is read from right to left. The last part is the top-level domain,
    such as org. The part before it is registered by a person or a company.</p>`
  const page = readPage({ title: 'Domains', html, language: 'en' })
  const { slides } = await createOutlineWriter().write('slideshow', { page, options: {}, images: new Map() })
  expect(slides.some(({ content }) => content['column2_title'] === 'Last part')).toBe(false)
})
