import { expect, test } from 'vitest'
import { readPage } from './read-page.ts'

const blocksOf = (html: string) => readPage({ title: 'Page', language: 'en', html }).blocks

test('A label that comes back below several headings opens a paragraph and is no term', () => {
  const blocks =
    blocksOf(`<h2>Cold glue</h2><p><strong>Problem:</strong> The glue does not spread.</p><p><strong>Cure:</strong> Warm the pot.</p>
    <h2>Wet wood</h2><p><strong>Problem:</strong> The joint opens again.</p><p><strong>Cure:</strong> Dry the boards.</p>`)
  expect(blocks.map(({ kind }) => kind)).toEqual(['paragraph', 'paragraph', 'paragraph', 'paragraph'])
  expect(blocks[2]).toMatchObject({ text: 'Problem: The joint opens again.', path: ['Wet wood'] })
})

test('Terms that each come once stay terms, also if another page has them', () => {
  const blocks =
    blocksOf(`<h2>Terms</h2><p><strong>Tenon:</strong> the end of a board that fits into a hole.</p>
    <h2>More terms</h2><p><strong>Mortise:</strong> the hole that a tenon fits into.</p>`)
  expect(blocks.map(({ kind }) => kind)).toEqual(['definition', 'definition'])
})
