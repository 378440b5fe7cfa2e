import { expect, test } from 'vitest'
import { readPage } from '../../../page-reader/read-page.ts'
import { isAboutTerm, isShort, standingOf } from './details.ts'
import { prepareMaterial } from './material.ts'

const html = `<p>Once a farmer lost a cow in the river.</p>
<h2>Causes</h2><p>The old Grand Canal carried grain. A letter of Captain Fillmore arrived in spring.</p>
<h2>Course</h2><p>Boats on the Grand Canal were slow. Later the Grand Canal was widened.</p>
<h2>End</h2><p>The railway took over the grain.</p>`

function standing(start: string): number {
  const material = prepareMaterial(readPage({ title: 'Canals', html, language: 'en' }))
  const sentence = material.sentences.find(({ text }) => text.startsWith(start))
  if (!sentence) throw new Error(`The page has no sentence “${start}”.`)
  return standingOf(sentence, material)
}

test('A sentence with a name that the page uses once, or of the introduction, stands less for the page', () => {
  expect(standing('Boats on the Grand')).toBe(1)
  expect(standing('The railway')).toBe(1)
  expect(standing('A letter of Captain')).toBeLessThan(1)
  expect(standing('Once a farmer')).toBeLessThan(1)
})

const long = `<p>A turnpike trust kept a stretch of road in repair and charged the farmers who used the road. The farmers of the valley paid a
  toll at each gate between their farm and the market. The trust placed a new gate on a lane where carts had passed without a
  toll. The farmers complained to the trust about the toll on lime, which they needed for their acid soils. The trust leased the gates to men
  who lived on what they took from the farmers at the market gate. The trust rebuilt the gate. A parliament of landowners passed laws
  for the roads of every county in the land. The farmers carried lime from the kilns to their fields along the road of the trust. Few people
  foresaw such gruesome reprisals, least of all those elderly gentlemen themselves. A commission listened to the farmers of the valley and
  cut the toll on lime by half. The gates of a trust then stood far apart from each other along the road. The toll on a cart of lime was
  lower than before.</p>`

function judged(ofTolls: string, start: string, language = 'en') {
  const material = prepareMaterial(readPage({ title: 'Tolls', html: ofTolls, language }))
  const sentence = material.sentences.find(({ text }) => text.startsWith(start))
  if (!sentence) throw new Error(`The page has no sentence “${start}”.`)
  return {
    isShort: isShort(sentence, material),
    isAboutTerm: isAboutTerm(sentence, material),
    standing: standingOf(sentence, material),
  }
}

test('A sentence that is much shorter than the others of its page stands less for it', () => {
  expect(judged(long, 'The trust rebuilt').isShort).toBe(true)
  expect(judged(long, 'The toll on a cart').isShort).toBe(false)
})

test('On a page of short sentences, a short sentence is an ordinary one', () => {
  const page = `<p>${'Plants make sugar. Leaves catch the light. Roots drink the water. '.repeat(5)}</p>`
  expect(judged(page, 'Plants make').isShort).toBe(false)
})

test('A sentence of whose words none comes back stands less for its page', () => {
  expect(judged(long, 'Few people foresaw').standing).toBeLessThan(
    judged(long, 'The farmers complained').standing,
  )
})

const cases = `<p><strong>Infiltration</strong> happens when fluid that does not harm tissue leaks out of the vein. Stop the infusion and remove
  the tube.</p><p><strong>Extravasation</strong> is the leak of a drug that damages tissue. Stop the infusion, and leave the tube in place.
  After extravasation, call for help.</p>`

test('What to do in one of several cases is not said of the others', () => {
  expect(judged(cases, 'Stop the infusion and').isAboutTerm).toBe(true)
  expect(judged(cases, 'Stop the infusion, and').isAboutTerm).toBe(true)
  expect(judged(cases, 'After extravasation').isAboutTerm).toBe(false)
  expect(judged(cases, 'Extravasation is').isAboutTerm).toBe(false)
})

test('A part that defines only one thing is about this thing', () => {
  const page = '<h2>Markets</h2><p>A market is a place where people trade. Prices fall as supply grows.</p>'
  expect(judged(page, 'Prices fall').isAboutTerm).toBe(false)
})

test('The view of one person stands less than a statement of the page', () => {
  const page = '<p>For Williams, the riots were a protest. For farmers, the riots were a protest.</p>'
  expect(judged(page, 'For Williams').standing).toBeLessThan(judged(page, 'For farmers').standing)
})

test('A sentence that names the term of its paragraph in another case is about the page', () => {
  const page = `<h2>Igły</h2><p>Infiltracja to wyciek płynu do tkanki. Leczenie infiltracji wymaga usunięcia kaniuli. Skóra robi się zimna.</p>
    <p>Zapalenie to obrona organizmu przed drobnoustrojami. Skóra robi się czerwona.</p>`
  expect(judged(page, 'Leczenie', 'pl').isAboutTerm).toBe(false)
  expect(judged(page, 'Skóra robi się zimna', 'pl').isAboutTerm).toBe(true)
})
