import { expect, test } from 'vitest'
import { readPage } from '../../../page-reader/read-page.ts'
import { createOutlineWriter } from '../outline-writer.ts'

async function scriptOf(html: string) {
  const page = readPage({ title: 'Vaccines', html, language: 'en' })
  const deck = await createOutlineWriter().write('slideshow', { page, options: {}, images: new Map() })
  return deck.slides.map(({ audio_script }) => audio_script).join('\n')
}

const kinds = {
  Live: 'Live vaccines contain weakened germs that multiply slowly. They protect for many years, often after one dose.',
  Inactivated:
    'Inactivated vaccines contain germs killed by heat. Protection fades, so a second dose follows after a year.',
  Messenger:
    'Messenger vaccines contain an instruction for one protein. The molecule breaks down after a few days in the body.',
}
const others = Array.from(
  { length: 4 },
  (_, at) =>
    `<h2>History ${'ABCD'[at] ?? ''}</h2><p>Doctor ${at} studied the illness of cows in a village for many years. Farmers ${at} trusted his advice because their children stayed healthy. The city ${at} paid for a hospital with forty beds.</p>`,
).join('')

test('If one of several parts of like size has a slide, none of them is without a word', async () => {
  const parts = Object.entries(kinds).map(([name, text]) => `<h3>${name}</h3><p>${text}</p>`)
  const said = await scriptOf(
    `<p>Vaccines prepare the body for germs.</p>${others}<h2>Kinds</h2>${parts.join('')}`,
  )
  for (const text of Object.values(kinds)) expect(said).toContain(text.slice(0, text.indexOf('.')))
})

test('A short list that a sentence opens is said, although its part has another slide', async () => {
  const items = [
    'A puller let seven men clear forty stumps a day.',
    'A plow with a blade cut through thick roots.',
  ]
  const said = await scriptOf(
    `<p>Canals joined two seas.</p>${others}<h2>Building</h2><p>In 1817 no school taught engineering in the country. The men in charge were judges who had taught themselves to survey land. Two inventions made up for their lack of experience:</p><ul>${items.map((one) => `<li>${one}</li>`).join('')}</ul>`,
  )
  expect(said).toContain('forty stumps a day')
  expect(said).toContain('thick roots')
})
