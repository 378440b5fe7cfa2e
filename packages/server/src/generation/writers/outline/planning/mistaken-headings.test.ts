import { expect, test } from 'vitest'
import { readPage } from '../../../page-reader/read-page.ts'
import { createOutlineWriter } from '../outline-writer.ts'

const html = `<h2>Teeth</h2><p>Teeth are living parts of the body. Food touches them several times a day, and bacteria in the mouth live on what we eat.</p>
  <h2>Common misconceptions</h2>
  <h3>Sugar dissolves the enamel</h3><p>Sugar itself does not attack the tooth. Bacteria in the plaque turn it into acid, and this acid removes minerals from the enamel.
  The time that the acid stays on the tooth counts more than the amount of sugar.</p>
  <h3>Milk teeth need no care</h3><p>Milk teeth hold the places of the permanent teeth. A child who loses them early often has crooked teeth later. Dentists recommend
  brushing from the first tooth on.</p>
  <h2>Causes of decay</h2><p>Decay needs bacteria, sugar and time. Saliva washes acid away and brings minerals back to the surface. People with little saliva
  therefore have more decay.</p>`
const request = {
  page: readPage({ title: 'Healthy teeth', html, language: 'en' }),
  options: {},
  images: new Map<string, string>(),
}
const mistakes = /Sugar dissolves the enamel|Milk teeth need no care/u

test('A heading below “Common misconceptions” is no line of the summary', async () => {
  const { slides } = await createOutlineWriter().write('slideshow', request)
  const summary = slides.find(({ slide_type }) => slide_type === 'summary')
  expect(String(summary?.content['summary_text'])).not.toMatch(mistakes)
  expect(summary?.audio_script).not.toMatch(mistakes)
})

test('ALEX does not state a heading below “Common misconceptions”', async () => {
  const { segments } = await createOutlineWriter().write('podcast', request)
  const said = segments.flatMap(({ dialogue }) => dialogue).filter(({ speaker }) => speaker === 'ALEX')
  expect(said.length).toBeGreaterThan(0)
  for (const { content } of said) expect(content).not.toMatch(mistakes)
})
