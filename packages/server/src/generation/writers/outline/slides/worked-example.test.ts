import { expect, test } from 'vitest'
import { readPage } from '../../../page-reader/read-page.ts'
import type { SlideDraft } from '../../../drafts/slideshow-draft.ts'
import { createOutlineWriter } from '../outline-writer.ts'

async function slidesOf(html: string, language = 'en'): Promise<readonly SlideDraft[]> {
  const page = readPage({ title: 'Tests', html, language })
  return (await createOutlineWriter().write('slideshow', { page, options: {}, images: new Map() })).slides
}

const opening = `<h2>Errors of tests</h2><p>A medical test can be wrong in two ways. A false alarm says that a healthy person
  is ill. A missed case says that an ill person is healthy. Doctors weigh both errors, because each of them harms patients.
  A cheap test often has many false alarms, so a second test follows it.</p>`

test('a worked example shows what is given, what is asked and the result, and its script says each step', async () => {
  const slides = await slidesOf(`${opening}<h2>Example: A rare disease</h2>
    <p>A disease affects 20 of 1,000 people. A test finds all of them and gives 49 false alarms. What share of the positive
    tests is right?</p><p><strong>Solution</strong></p><p>The number of positive tests is 20 + 49 = 69.</p>
    <p>The share is 20 / 69, or about 29 per cent. Fewer than a third of the positive tests are right.</p>`)
  const example = slides.find(({ content }) => content['slide_title'] === 'Example: A rare disease')
  expect(example?.content['bullet_points']).toEqual([
    'A disease affects 20 of 1,000 people',
    'What share of the positive tests is right?',
    'The share is 20 / 69, or about 29 per cent',
    'Fewer than a third of the positive tests are right',
  ])
  expect(example?.audio_script).toContain('The number of positive tests is 20 + 49 = 69.')
})

test('a solution in a language without spaces is part of its example', async () => {
  const html = `<h2>折射率</h2><p>折射率等于光在真空中的速度与光在介质中的速度之比。折射率越大，光在介质中传播得越慢。光从水射入空气时，折射角大于入射角。</p>
    <h2>例题：水的临界角</h2><p>水的折射率是1.33，求光从水射入空气时的临界角。</p>
    <p>解：临界角的正弦等于折射率的倒数。1除以1.33约等于0.75，因此临界角约为48.8度。</p>`
  const example = (await slidesOf(html, 'zh')).find(
    ({ content }) => content['slide_title'] === '例题：水的临界角',
  )
  expect(example?.content['bullet_points']).toContain('1除以1.33约等于0.75，因此临界角约为48.8度')
})

test('the solution of a numbered exercise is not taught', async () => {
  const slides =
    await slidesOf(`${opening}<h2>Example 3</h2><p>A test has 20 hits and 49 false alarms. What share is right?</p>
    <h3>Solution</h3><p>The share is 20 / 69, or about 29 per cent of all positive tests.</p>`)
  expect(slides.map(({ audio_script }) => audio_script).join(' ')).not.toContain('20 / 69')
})

test('a picture of the solution is no slide with the title Solution', async () => {
  const html = `${opening}<h2>Example: A rare disease</h2><p>A disease affects 20 of 1,000 people. A test finds all of them and
    gives 49 false alarms. What share of the positive tests is right?</p><h3>Solution</h3><p>The share is 20 / 69, or about 29
    per cent. Healthy people are so numerous that even a small rate of false alarms produces more positive tests than the
    disease itself. Clinics therefore repeat a positive test with a second method that makes other errors.</p>
    <figure><img src="/tree.png" alt="Tree diagram that splits people into ill and healthy"><figcaption>Figure 1. A tree
    diagram of 1,000 people. Of the 69 positive tests, only 20 belong to people who are ill.</figcaption></figure>`
  const page = readPage({ title: 'Tests', html, language: 'en' })
  const images = new Map([['/tree.png', '/media/1.png']])
  const { slides } = await createOutlineWriter().write('slideshow', { page, options: {}, images })
  expect(slides.map(({ slide_type }) => slide_type)).toContain('image')
  expect(slides.map(({ content }) => content['slide_title'])).not.toContain('Solution')
})

test('an empty corner of a table has the caption without its number', async () => {
  const rows = [
    ['Lives near', '54', '36', 'often'],
    ['Lives far', '22', '88', 'rarely'],
  ].map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`)
  const slides =
    await slidesOf(`${opening}<h2>Ways to work</h2><table><caption>Table 1. Ways by distance</caption>
    <tr><th></th><th>Bicycle</th><th>Car</th><th>On foot</th></tr>${rows.join('')}</table>`)
  const table = slides.find(({ slide_type }) => slide_type === 'table')
  expect(table?.content['header_1']).toBe('Ways by distance')
})

test('a solution in a box is the end of its example', async () => {
  const slides =
    await slidesOf(`${opening}<h2>Example: A rare disease</h2><p>A disease affects 20 of 1,000 people. A test finds
    all of them and gives 49 false alarms. What share of the positive tests is right?</p>
    <details><summary>Solution</summary><p>The share is 20 / 69, or about 29 per cent of all positive tests.</p></details>`)
  expect(slides.map(({ audio_script }) => audio_script).join(' ')).toContain('29 per cent')
})

test('the solution of a numbered example is not taught, also below the heading Examples', async () => {
  const slides =
    await slidesOf(`${opening}<h2>Examples</h2><h3>Example 3</h3><p>A test has 20 hits and 49 false alarms. What share is right?</p>
    <h4>Solution</h4><p>The share is 20 / 69, or about 29 per cent of all positive tests.</p>`)
  expect(JSON.stringify(slides)).not.toMatch(/20 \/ 69|Solution/)
})

test('a story with numbers is no worked example', async () => {
  const slides =
    await slidesOf(`${opening}<h2>Case study: The flood</h2><p>In June 2007, 100 mm of rain fell on the town in 12 hours.
    The drains were built for 30 mm and overflowed. About 8,600 homes and 1,300 shops were under water. Most families lived
    in caravans for more than a year. The town has built 3 lakes since then, which hold the water back.</p>`)
  const flood = slides.find(({ content }) => content['slide_title'] === 'Case study: The flood')
  expect(flood?.content['bullet_points']).not.toContain('The town has built 3 lakes since then')
})

test('the steps of a worked example are shown once', async () => {
  const slides = await slidesOf(`${opening}<h2>Example: A rare disease</h2>
    <p>A disease affects 20 of 1,000 people, and a test gives 49 false alarms. What share of the positive tests is right?</p>
    <ol><li>The number of positive tests is 20 + 49 = 69.</li><li>The number of right tests is 20.</li>
    <li>The share is 20 / 69, or about 29 per cent.</li></ol>`)
  const saying = slides.filter(({ audio_script }) => audio_script.includes('20 + 49 = 69'))
  expect(saying).toHaveLength(1)
})

test('the slide of a worked example shows the steps of the calculation between its start and its end', async () => {
  const slides =
    await slidesOf(`${opening}<h2>Example: A coffee stall</h2><p>Maria runs a coffee stall. She sells 200 cups a day at
    a price of 2 euros. She raises the price to 2.20 euros, which is an increase of 10 percent. Her sales fall to 150 cups, a
    decrease of 25 percent. The elasticity is 25 divided by 10, or 2.5. Her revenue falls from 400 euros to 330 euros.</p>`)
  const example = slides.find(({ content }) => content['slide_title'] === 'Example: A coffee stall')
  expect(example?.content['bullet_points']).toEqual([
    'Maria runs a coffee stall',
    'Her sales fall to 150 cups, a decrease of 25 percent',
    'The elasticity is 25 divided by 10, or 2.5',
    'Her revenue falls from 400 euros to 330 euros',
  ])
})

test('the steps of a worked example have no second slide, and its conclusion is said after them', async () => {
  const slides =
    await slidesOf(`${opening}<h2>Worked example</h2><p>A student deposits 1,000 dollars for 3 years at 5 percent.</p>
    <ol><li>Write the rate as a decimal: r = 0.05.</li><li>Insert the values: A = 1000 × 1.05^3.</li>
    <li>Calculate the power: 1.05^3 = 1.157625.</li><li>Multiply: A = 1,157.63 dollars.</li></ol>
    <p>The student earns 157.63 dollars of interest.</p>`)
  const examples = slides.filter(({ audio_script }) => audio_script.includes('Write the rate as a decimal'))
  expect(examples).toHaveLength(1)
  expect(examples[0]?.audio_script).toContain('The student earns')
})
