import { expect, test } from 'vitest'
import { readPage } from '../../../page-reader/read-page.ts'
import { createOutlineWriter } from '../outline-writer.ts'

async function deckOf(paragraph: string, language = 'en') {
  const html = `<h2>Rescue</h2><p>A person who hangs in a harness after a fall is in danger. Blood collects in the legs within minutes. ${paragraph}</p>
    <h2>Ladders</h2><p>A ladder that stands too steeply tips backwards. A ladder that stands too flat slides away. Tie each ladder at its top.</p>`
  const page = readPage({ title: 'Work at height', language, html })
  return (await createOutlineWriter().write('slideshow', { page, options: {}, images: new Map() })).slides
}

test('questions that a sentence announces are the points of their slide, and are said', async () => {
  const slides = await deckOf(
    'Ask yourself three questions. Who will raise the alarm? How will we reach the person? Which equipment do we need?',
  )
  const slide = slides.find(({ content }) => String(content['bullet_points']).includes('alarm'))
  expect(slide?.content['bullet_points']).toEqual([
    'Who will raise the alarm?',
    'How will we reach the person?',
    'Which equipment do we need?',
  ])
  expect(slide?.audio_script).toContain('Ask yourself three questions. Who will raise the alarm?')
})

test('a sentence that announces another number shows no questions', async () => {
  const slides = await deckOf(
    'Two workers fell in May. Who will raise the alarm? How will we reach the person? Which equipment do we need?',
  )
  expect(slides.some(({ content }) => String(content['bullet_points']).includes('alarm'))).toBe(false)
})

test('questions that the heading announces are points without their ordinals, and are said with what follows from them', async () => {
  const html = `<p>A person who hangs in a harness after a fall is in danger. Blood collects in the legs within minutes.</p>
    <h2>Three questions before you climb</h2><p>First, who will raise the alarm? Second, how will we reach the person? Third, which equipment do
    we need? If one answer is missing, nobody climbs.</p>`
  const page = readPage({ title: 'Work at height', language: 'en', html })
  const { slides } = await createOutlineWriter().write('slideshow', { page, options: {}, images: new Map() })
  const slide = slides.find(({ content }) => content['slide_title'] === 'Three questions before you climb')
  expect(slide?.content['bullet_points']).toEqual([
    'Who will raise the alarm?',
    'How will we reach the person?',
    'Which equipment do we need?',
  ])
  expect(slide?.audio_script).toContain('If one answer is missing, nobody climbs.')
})
