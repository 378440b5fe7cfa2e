import { expect, test } from 'vitest'
import { readPage } from '../../../page-reader/read-page.ts'
import { createOutlineWriter } from '../outline-writer.ts'

const writer = createOutlineWriter()

async function episodeOf(html: string, title = 'Page') {
  const page = readPage({ title, html, language: 'en' })
  const { segments } = await writer.write('podcast', { page, options: {}, images: new Map() })
  const lines = segments.flatMap(({ dialogue }) => dialogue)
  return {
    titles: segments.map((one) => one.segment_title),
    lines,
    text: lines.map(({ content }) => content).join(' '),
  }
}

test('items of a list without full stops are said as sentences', async () => {
  const items = [
    'Arrive ten minutes early',
    'Listen to the whole question first',
    'Never criticise a former employer',
    'Give concrete examples instead of adjectives',
  ]
  const list = `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`
  const { text } = await episodeOf(
    `<h2>During the interview</h2>${list}<h2>After the interview</h2>${list.replace('Arrive', 'Go home').replace('Listen', 'Reply').replace('Never', 'Do not').replace('Give', 'Note')}`,
  )
  expect(text).toContain('Arrive ten minutes early. Listen to the whole question first. Never criticise')
})

test('a list is not led by a phrase that JAMIE has just asked for', async () => {
  const html = `<p>Sleep is not a pause of the brain. While we sleep, the brain replays the experiences of the day.</p>
    <h2>What this means for students</h2><ul><li>Short naps help: 20 minutes restore attention.</li>
    <li>Caffeine stays in the body for hours.</li><li>Sleep after learning, not only before an exam.</li></ul>`
  const { text } = await episodeOf(html, 'Sleep')
  expect(text).toContain('Tell us what this means for students. Short naps help')
  expect(text).toContain('Sleep after learning, not only before an exam.')
})

test('a term of a list is explained once, and a clause is no noun', async () => {
  const html = `<h2>Symbiosis</h2><p>Symbiosis is a close and lasting relationship between two species. It has three main types:</p>
    <ul><li><strong>Mutualism</strong>: both partners benefit. Bees get nectar, and flowers are pollinated.</li>
    <li><strong>Commensalism</strong>: one partner benefits, the other is unaffected. Barnacles ride on whales.</li>
    <li><strong>Parasitism</strong>: one partner benefits and harms the other. Ticks drink the blood of deer.</li></ul>
    <p>The border between mutualism and parasitism is not always clear, as the oxpecker on its buffalo shows.</p>`
  const { text } = await episodeOf(html, 'Ecology')
  expect(text.match(/both partners benefit/g)).toHaveLength(1)
  expect(text).toContain('Mutualism: both partners benefit.')
  expect(text, 'an introduction does not end with a lead').not.toMatch(
    /three main types:(?! Mutualism, Commensalism)/,
  )
})

test('a noun that is mentioned again is not asked for as a term', async () => {
  const html = `<h2>Form</h2>
    <p>The poem is written in common metre, the form of hymns: lines of eight and six syllables alternate. Readers of her time would have known the rhythm from church. Dickinson uses it against its purpose, because the hymn promises heaven while the poem ends in uncertainty. Her dashes interrupt the smooth rhythm and make the reader pause, which imitates the hesitation of the speaker.</p>
    <p>Slant rhyme is rhyme in which the sounds are similar but not identical, such as "chill" and "Tulle". It is a small disappointment to the ear. In this poem slant rhymes become more frequent as the journey gets colder.</p>
    <h2>The house in the ground</h2>
    <p>The fifth stanza describes "a House that seemed / A Swelling of the Ground". The house is a grave, but the word keeps the tone domestic. We do not see the burial itself. What the poem leaves out is as important as what it says: there is no God, no judgement and no heaven.</p>`
  const { lines } = await episodeOf(html, 'A poem')
  expect(
    lines.filter(({ speaker, content }) => speaker === 'JAMIE' && /“(?:the )?house”/i.test(content)),
  ).toEqual([])
})

const subject =
  'A gel of agarose separates fragments of DNA by their size, because small ones slip through its pores more easily.'
const steps = [
  'Weigh half a gram of agarose and add it to the buffer in a conical flask.',
  'Heat the flask in the microwave until the solution is perfectly clear.',
  'Let it cool for a while, then pour it into the tray with the comb in place.',
  'Wait until the gel is set and opaque, and remove the comb gently.',
  'Mix each sample with a little loading dye and pipette it into a well.',
  'Run the gel at a high voltage for half an hour.',
  'Photograph the gel under blue light.',
]

test('a procedure of which most is said keeps its last steps', async () => {
  const more = [1, 2, 3].map(
    (at) =>
      `<h2>Reason ${at}</h2><p>${Array.from({ length: 9 }, (_, line) => `The buffer of kind ${at}${line} carries the current and keeps the acidity of the gel stable over the hours of a run.`).join(' ')}</p>`,
  )
  const html = `<p>${subject}</p><h2>Procedure</h2><ol>${steps.map((one) => `<li>${one}</li>`).join('')}</ol>${more.join('')}`
  const { text } = await episodeOf(html, 'Gels')
  expect(text).toContain(
    'Run the gel at a high voltage for half an hour. Photograph the gel under blue light.',
  )
  expect(text.indexOf('Weigh half a gram')).toBeGreaterThan(text.indexOf('important about “Procedure”'))
})

test('a heading that asks what to do is answered by the first instruction below it', async () => {
  const html = `<h2>What counts as plagiarism?</h2><p>Plagiarism is presenting the words of others as your own. It does not matter whether you meant it.</p>
    <h2>How do I paraphrase properly?</h2><p>Read the passage, put it away, and write down its idea from memory. Then compare.
    If many words in a row are the same, put them in quotation marks. Name the source in any case.</p>`
  const { lines } = await episodeOf(html, 'Integrity')
  const asked = lines.findIndex(
    ({ speaker, content }) => speaker === 'JAMIE' && content.includes('How do I paraphrase properly?'),
  )
  expect(lines[asked + 1]?.content).toMatch(/^Read the passage/)
})

test('a segment is not named after a heading below which nothing is said', async () => {
  const html = `<p>${subject} The fragments travel through the gel at different speeds as soon as a voltage is applied to the tank. The negative charge of the fragments draws them to the positive electrode of the tank. A dye that is added to the sample shows how far the run has gone.</p>
    <h2>Materials</h2><ul><li>Gel: 1 g</li><li>Buffer: 1 l</li><li>Tank: 1</li></ul>
    <h2>How the buffer works</h2><p>${Array.from({ length: 6 }, (_, at) => `The buffer of kind ${at} carries the current and keeps the acidity of the gel stable over the hours of a run.`).join(' ')}</p>`
  const { titles } = await episodeOf(html, 'Gels')
  expect(titles).not.toContain('Materials')
})

test('the terms of a series start with a capital where they are said in one answer', async () => {
  const html = `<h2>Cells</h2><p>Every cell of a plant has a wall and many small organs. The organs work for the whole cell.</p><h2>The nucleus</h2><p>The nucleus has a nuclear envelope, and each nuclear pore lets small molecules pass through it.
    Large molecules need a signal for that. The content of the nucleus is a thick fluid with threads of DNA.</p>
    <h2>Glossary</h2><dl><dt>nuclear envelope</dt><dd>two thin layers of lipids with a gap between them</dd>
    <dt>nuclear pore</dt><dd>small opening that is lined with proteins</dd></dl>`
  const { text } = await episodeOf(html, 'Cells')
  expect(text).toContain('Nuclear envelope: two thin layers')
  expect(text).toContain('Nuclear pore: small opening')
})
