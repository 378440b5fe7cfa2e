import { expect, test } from 'vitest'
import { readPage } from '../../../page-reader/read-page.ts'
import type { Host } from '@lectern/domain/podcast/podcast.ts'
import { reviewPhraseOf } from '../language/review-phrases.ts'
import { lintEpisode } from '../linting/lint-episode.ts'
import { indexPage } from '../linting/page-index.ts'
import { createOutlineWriter } from '../outline-writer.ts'
import { prepareMaterial } from '../material/material.ts'
import { writeClosing } from './closing.ts'

const writer = createOutlineWriter()

async function closingOf(language: string, title: string, html: string): Promise<string> {
  const page = readPage({ title, html, language })
  const { segments } = await writer.write('podcast', { page, options: {}, images: new Map() })
  return (
    segments
      .at(-1)
      ?.dialogue.map(({ content }) => content)
      .join(' ') ?? ''
  )
}

const coral = `<p>Coral reefs cover less than one percent of the sea floor, but a quarter of all species in the sea live in them.</p>
  <h2>Two partners</h2><p>A coral is a colony of small animals, the polyps. Algae live in the tissue of the polyps. They give the coral most of the sugar that they make. In return the coral protects the algae and feeds them with its waste.</p>
  <h2>Bleaching</h2><p>Bleaching is the loss of the algae. The colour of a coral comes from its algae. A bleached coral is not dead. It can get its algae back within some weeks if the water cools down.</p>
  <h2>Causes</h2><p>The main cause is heat. In warm water the algae make molecules that damage the coral. The coral then throws the algae out.</p>`

test('The closing says the summary of the page, also its long sentences and those that lean on each other', async () => {
  const closing = await closingOf(
    'en',
    'Coral bleaching',
    `${coral}<h2>Summary</h2><p>The coral and its algae live as partners, because the coral protects the algae while the algae feed the coral with the sugar that they make from the light of the sun. Heat breaks this partnership, and the coral loses its algae and its colour. A bleached coral can recover if the heat is short.</p>`,
  )
  expect(closing).toContain('The coral and its algae live as partners')
  expect(closing).toContain('Heat breaks this partnership')
  expect(closing).toContain('A bleached coral can recover')
})

test('The closing does not say a sentence of the summary about something that the episode left out', async () => {
  const closing = await closingOf(
    'en',
    'Coral bleaching',
    `${coral}<h2>Summary</h2><p>The coral and its algae live as partners. A bleached coral can recover if the heat is short. Governments negotiate agreements on fishing quotas every autumn.</p>`,
  )
  expect(closing).not.toContain('fishing quotas')
})

test('The closing says no point twice if one in between is too long for its turn', async () => {
  const closing = await closingOf(
    'en',
    'Coral bleaching',
    `${coral}<h2>Summary</h2><ul><li>A coral is a colony of small animals, the polyps, and algae live in the tissue of the polyps and give the coral most of the sugar that they make from the light.</li>
    <li>Bleaching is the loss of the algae, from which a coral has its colour, and it happens where the water gets so warm that the algae make molecules that damage the coral.</li>
    <li>A bleached coral is not dead and can get its algae back if the water cools down within some weeks.</li>
    <li>The main cause of bleaching is heat.</li></ul>`,
  )
  const sentences = closing.split(/(?<=[.!]) /u)
  expect(new Set(sentences).size).toBe(sentences.length)
})

test('After a long lecture, JAMIE sums up more of it, and ALEX agrees in between', () => {
  const summary = `Reefs cover little of the sea floor, but a quarter of all species in the sea live in them or feed near them.
    A coral is a colony of small animals, the polyps, and algae live in the tissue of each of these small animals.
    The algae give the coral most of the sugar that they make, and the coral protects them and feeds them with its waste.
    The colour of a coral comes from its algae, so a coral that has lost its algae looks white to a diver.
    The main cause of the loss is heat, because the algae make molecules in warm water that damage the coral.
    A bleached coral is not dead, and it can get its algae back within some weeks if the water cools down.`
  const page = readPage({
    title: 'Corals',
    html: `${coral}<h2>Summary</h2><p>${summary}</p>`,
    language: 'en',
  })
  const material = prepareMaterial(page)
  const said = [...material.sentences, ...material.summary]
  const segments = [said, said, said, said, said]
  const speakersOf = (words: Readonly<Record<Host, number>>) =>
    writeClosing(material, segments, {
      segment: () => [],
      confirm: () => 'Right.',
      recalled: new Set(),
      words,
    }).turns.map(({ speaker }) => speaker)
  expect(speakersOf({ ALEX: 1500, JAMIE: 500 }).filter((one) => one === 'JAMIE')).toHaveLength(3)
  expect(speakersOf({ ALEX: 600, JAMIE: 200 }).filter((one) => one === 'JAMIE')).toHaveLength(2)
})

test('The closing recalls the definition that answers a heading', async () => {
  const closing = await closingOf(
    'en',
    'Living together',
    `<h2>What is symbiosis?</h2><p>Symbiosis is a close relationship between two species. The larger partner is often called the host, and the smaller one the symbiont. A bee that visits a flower for a moment is no symbiont of the flower, because the contact is too short.</p>
    <h2>Roots</h2><p>Most land plants live with fungi in their roots. The fungus reaches water far from the root, and the plant pays with sugar. A forester who plants pines in a soil without these fungi is disappointed.</p>
    <h2>Parasites</h2><p>A parasite that kills its host quickly also loses its home. Therefore many parasites weaken their host rather than kill it. Older snails have had more time to meet the parasite, and the share of those that are ill rises with their age.</p>`,
  )
  expect(closing).toContain('Symbiosis is a close relationship between two species.')
})

const locks = `<h2>The lock</h2><p>A lock is a chamber between two levels of water. Its gates open only when the levels are the same, so a keeper waits until the chamber is full. Boats wait in a line before the upper gate and pay for the passage.</p>
  <h2>The weir</h2><p>A weir is a low wall that holds the water of a river back. Boats cannot pass it, and fish need a ladder of small pools beside it. The water behind the wall is deep enough for barges, also in a dry summer.</p>
  <h2>The towpath</h2><p>A towpath is a road beside the water for the horses that pull the barges. It changes sides at some bridges, and a rider leads the horse over them without a stop. Grass grows on most of these roads today.</p>
  <h2>Common mistakes</h2><ul><li>Opening both gates together at the start of the passage.</li></ul>
  <h2>Numerical example</h2><p>The company Marten fills a lock of 800 cubic metres within ten minutes each day. It needs a crew of four.</p>`

test('the episode leaves its listeners with the questions of the page', async () => {
  const questions =
    '<h2>Review questions</h2><ol><li>Why can boats not pass a weir?</li><li>When do the gates open?</li></ol>'
  const closing = await closingOf('en', 'Canals', locks + questions)
  expect(closing).toContain(`${reviewPhraseOf('en')} Why can boats not pass a weir? When do the gates open?`)
  expect(await closingOf('en', 'Canals', locks)).not.toContain(reviewPhraseOf('en'))
})

test('a question of the page for the listeners needs no answer', async () => {
  const questions = '<h2>Review questions</h2><ol><li>Why can boats not pass a weir?</li></ol>'
  const page = readPage({ title: 'Canals', html: locks + questions, language: 'en' })
  const draft = await writer.write('podcast', { page, options: {}, images: new Map() })
  expect(
    lintEpisode(draft, indexPage(page)).findings.filter(({ defect }) => defect === 'unanswered'),
  ).toEqual([])
})

test('the closing says a point of each section, and neither a mistake nor a number of an example', async () => {
  const closing = await closingOf('en', 'Canals', locks)
  expect(closing).toContain('A weir is a low wall')
  expect(closing).toContain('A towpath is a road')
  expect(closing).not.toContain('Opening both gates')
  expect(closing).not.toContain('Marten')
})

test('a box with one point to remember is said beside the points of the sections', async () => {
  const box =
    '<p><strong>Remember:</strong> A lock needs no pump, because the water flows down by itself.</p>'
  const closing = await closingOf('en', 'Canals', locks + box)
  expect(closing).toContain('A lock needs no pump')
  expect(closing).toContain('A weir is a low wall')
})

test('the closing says no step of a case that is only supposed', async () => {
  const supposed =
    '<h2>How fast a lock fills</h2><p>Suppose that a keeper opens one gate for a barge. The keeper waits and the chamber fills to the upper level of the canal. The barge leaves.</p>'
  expect(await closingOf('en', 'Canals', supposed + locks)).not.toContain('The keeper waits')
})

test('The closing recalls no event from the story of a person', async () => {
  const closing = await closingOf(
    'en',
    'Why dough rises',
    `<h2>Yeast</h2><p>Yeast is a living fungus. It feeds on the sugars of the flour and gives off gas. Cold slows it down, and heat kills it within minutes.</p>
    <h2>Gluten</h2><p>Gluten is a net of proteins. Kneading makes the net strong and elastic. A dough with little gluten tears and lets the gas out of its bubbles.</p>
    <h2>Is it ready?</h2><p>Amira’s first loaf came out with a dense line along the bottom. She had kneaded for ten minutes, but her kitchen was cold and she baked after one hour. The dough was under-proved: recipes give times for a warm kitchen. Go by the dough, not by the clock.</p>
    <h2>Salt</h2><p>Salt slows the yeast down and tightens the gluten. Without salt, a dough rises fast and tastes of nothing at all. Bakers weigh it with a small scale before each batch.</p>`,
  )
  expect(closing).not.toMatch(/Amira|She had|under-proved/u)
})

test('The closing recalls no step of a list, no wrong act and nothing that only leads to a question', async () => {
  const closing = await closingOf(
    'en',
    'Burns and the skin',
    `<h2>Introduction</h2><p>Each day we touch hot cups and pans with our skin. But what does a burn do to the skin of our hands?</p>
    <h2>What is a burn?</h2><p>A burn is damage to the skin by heat, by current or by an acid. The skin keeps the water in the body of a person.</p>
    <h2>Degrees</h2><p>The depth of a burn decides how it is treated by a nurse. A deep burn does not hurt because the nerves of the skin are destroyed.</p>
    <h2>First aid</h2><ul><li>Take the person away from the heat.</li><li>Cool the burn with running water.</li></ul>
    <h2>What not to do</h2><ul><li>Putting ice on the skin of the burn.</li><li>Opening the blisters with a needle.</li></ul>`,
  )
  expect(closing).toMatch(/nerves of the skin|damage to the skin|water in the body|decides how/u)
  expect(closing).not.toMatch(
    /Take the person|Cool the burn|Putting ice|Opening the blisters|Each day we touch/u,
  )
})
