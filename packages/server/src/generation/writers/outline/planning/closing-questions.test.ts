import { expect, test } from 'vitest'
import { readPage } from '../../../page-reader/read-page.ts'
import { createOutlineWriter } from '../outline-writer.ts'

async function slidesOf(html: string, language = 'en', options: { minutes?: number } = {}) {
  const page = readPage({ title: 'Rivers', language, html })
  const { slides } = await createOutlineWriter().write('slideshow', { page, options, images: new Map() })
  return slides
}

const text = `<h2>How rivers work</h2><p>Rivers carry water from the mountains to the sea. Fast rivers move stones and gravel, and slow
  rivers drop sand and mud. Rivers slow down where the land is flat, because gravity pulls them less. Every river has a source and a
  mouth. Dams hold back sand, so beaches below them shrink.</p><h2>How people use rivers</h2><p>Farmers take water from rivers for
  their fields. Power stations use falling water to turn turbines. Towns grew beside rivers because goods travelled by boat. Many
  rivers are dirty after heavy rain, since drains overflow into them.</p>`

test('The questions that a page asks at its end, and no quiz asks, close the deck below the heading of the page', async () => {
  const slides =
    await slidesOf(`${text}<h2>Questions for the seminar</h2><ul><li>Why do rivers slow down where the land is flat?</li>
    <li>Should the dam above our town be taken down?</li><li>What would you do if your cellar was flooded?</li></ul>`)
  const closing = slides.find(({ content }) => content['slide_title'] === 'Questions for the seminar')
  expect(closing?.content['bullet_points']).toContain('Should the dam above our town be taken down?')
  const quizzes = slides.map(({ content }) => content['quiz_question']).filter(Boolean)
  for (const ask of quizzes) expect(closing?.content['bullet_points']).not.toContain(ask)
  expect(slides.findIndex((one) => one === closing)).toBeGreaterThanOrEqual(slides.length - 2)
})

test('An exercise of a few sentences is kept, and options of a question and gaps to fill in are not', async () => {
  const kept =
    await slidesOf(`${text}<h2>Exercise</h2><p>Imagine that you live beside a river. Write down in two columns what a
    dam would change for you.</p>`)
  expect(kept.find(({ content }) => content['slide_title'] === 'Exercise')?.content['bullet_points']).toEqual(
    ['Imagine that you live beside a river', 'Write down in two columns what a dam would change for you'],
  )
  const left =
    await slidesOf(`${text}<h2>Exercises</h2><p>Where do rivers drop their sand and mud?</p><ul><li>In the high
    mountains near the source</li><li>Where the land becomes flat</li></ul><p>Every river has a ____ and a mouth.</p>`)
  expect(left.map(({ content }) => content['slide_title'])).not.toContain('Exercises')
})

test('A question with an answer on the page, and one in the middle of the text, are no closing questions', async () => {
  const slides = await slidesOf(`<p>Have you ever seen a river in flood?</p>${text}<h2>Review questions</h2>
    <p>Where does a river begin?</p><p>Answer: At its source.</p>`)
  const titles = slides.map(({ content }) => content['slide_title'])
  expect(titles).not.toContain('Review questions')
  expect(JSON.stringify(slides)).not.toContain('Have you ever seen')
})

test('A deck of one minute has no time for closing questions', async () => {
  const html = `${text}<h2>Review questions</h2><ul><li>Should the dam be taken down?</li><li>What would you do in a flood?</li></ul>`
  const slides = await slidesOf(html, 'en', { minutes: 1 })
  expect(slides.map(({ content }) => content['slide_title'])).not.toContain('Review questions')
})

test('Options of a question and a problem in parts are no closing questions', async () => {
  const slides =
    await slidesOf(`${text}<h2>Review questions</h2><p>Place these in order from the smallest to the largest.</p>
    <ul><li>sand, mud, gravel, stones</li><li>mud, sand, gravel, stones</li><li>stones, gravel, sand, mud</li></ul>
    <p>A boat is two kilometres above the bridge. (a) How far is it from the dam of the town? (b) How long does it need?</p>`)
  expect(slides.map(({ content }) => content['slide_title'])).not.toContain('Review questions')
})
