import { describe, expect, test } from 'vitest'
import { readPage } from '../../../page-reader/read-page.ts'
import { prepareMaterial } from '../material/material.ts'
import type { PlacedIdea } from '../slides/placed-idea.ts'
import { joinProse } from './join-prose.ts'

const html = `
<h2>Rivers</h2>
<p>Rivers carry sand to the sea. Rivers shape the valleys of the whole country.</p>
<p>Rivers carried most goods of the merchants. Merchants built ports beside the rivers.</p>
<h2>Bridges</h2>
<p>Bridges cross the rivers of the country. Masons built the bridges of stone.</p>`
const material = prepareMaterial(readPage({ title: 'Water', html, language: 'en' }))

/** One statement of a paragraph, with all of it in the script. */
function statementOf(paragraph: number, more: Partial<PlacedIdea> = {}): PlacedIdea {
  const blocks = material.page.blocks.filter(({ kind }) => kind === 'paragraph')
  const uses = material.sentences.filter(({ block }) => block === blocks[paragraph]?.id)
  const [first] = uses
  const section = material.sections.find(({ units }) =>
    units.some(({ sentences }) => sentences.some((one) => one === first)),
  )
  const unit = section?.units[0]
  if (!first || !section || !unit) throw new Error(`No paragraph ${paragraph}`)
  const idea: PlacedIdea = {
    type: 'text',
    content: { slide_title: section.title, slide_content: first.text },
    says: uses.map(({ text }) => text),
    sources: [first.block],
    at: first.block,
    worth: 1,
    uses,
    choice: uses.length,
    isProse: true,
    section,
    unit,
    without: () => idea,
    ...more,
  }
  return idea
}

describe('Neighbours with one statement each', () => {
  test('become one slide with a point of each, whose script says all that they say', () => {
    const both = [statementOf(0), statementOf(1)]
    const [joined, ...others] = joinProse(both, material)
    expect(others).toEqual([])
    expect(joined?.type).toBe('bullets')
    expect(joined?.says).toEqual(both.flatMap(({ says }) => says))
    expect(joined?.sources).toEqual(both.flatMap(({ sources }) => sources))
    const points = [joined?.content['bullet_points'] ?? []].flat()
    for (const { says } of both)
      expect(says.some((said) => points.some((point) => said.startsWith(point)))).toBe(true)
  })

  test('stay apart below different headings', () => {
    expect(joinProse([statementOf(1), statementOf(2)], material)).toHaveLength(2)
  })

  test('stay apart if one is about a list or a picture', () => {
    expect(joinProse([statementOf(0), statementOf(1, { isProse: false })], material)).toHaveLength(2)
  })

  test('stay apart if the script would be longer than a viewer can bear', () => {
    const long = statementOf(1, { says: Array.from({ length: 40 }, () => 'Merchants built ports.') })
    expect(joinProse([statementOf(0), long], material)).toHaveLength(2)
  })
})
