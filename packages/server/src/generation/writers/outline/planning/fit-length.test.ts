import { expect, test } from 'vitest'
import { readPage } from '../../../page-reader/read-page.ts'
import { prepareMaterial } from '../material/material.ts'
import { fitLength, withSentences } from './fit-length.ts'
import { indexSentences } from './spoken-sentences.ts'

test('a sentence that needs the one before it is not separated from it by a look at a table', () => {
  const html =
    '<h2>Oil</h2><p>The acidity of an oil is measured in a laboratory. It cannot be tasted by anyone at the table. Good oil comes from fresh olives of the autumn.</p>'
  const material = prepareMaterial(readPage({ title: 'Oil', html, language: 'en' }))
  const [first, second, third] = material.sentences
  const [section] = material.sections
  const unit = section?.units[0]
  if (!first || !second || !third || !section || !unit) throw new Error('The page has three sentences.')
  const idea = {
    type: 'table' as const,
    content: {},
    says: [first.text, 'Look at the table.', third.text],
    sources: [],
    at: first.block,
    worth: 1,
    uses: [],
    choice: 0,
    without: () => undefined,
    section,
    unit,
  }
  expect(second.isDependent).toBe(true)
  expect(withSentences(idea, [second], indexSentences(material)).says).toEqual([
    first.text,
    second.text,
    'Look at the table.',
    third.text,
  ])
})

test('a sentence after named items comes after them', () => {
  const html =
    '<h2>Responses</h2><p>There are three responses:</p><ul><li><strong>Avoid</strong> – change the plan.</li><li><strong>Transfer</strong> – let an insurer carry the cost.</li><li><strong>Accept</strong> – do nothing now.</li></ul><p>Transfer does not make the delay disappear.</p>'
  const material = prepareMaterial(readPage({ title: 'Risk', html, language: 'en' }))
  const [lead, after] = material.sentences
  const [section] = material.sections
  const unit = section?.units[0]
  if (!lead || !after || !section || !unit) throw new Error('The page has two sentences.')
  const items = [
    'Avoid: change the plan.',
    'Transfer: let an insurer carry the cost.',
    'Accept: do nothing now.',
  ]
  const idea = {
    type: 'bullets' as const,
    content: {},
    says: [lead.text, ...items],
    sources: [],
    at: lead.block,
    worth: 1,
    uses: [lead],
    choice: 0,
    without: () => undefined,
    section,
    unit,
  }
  expect(withSentences(idea, [after], indexSentences(material)).says).toEqual([
    lead.text,
    ...items,
    after.text,
  ])
})

test('a point is not shown without its sentence, also if it leaves out a remark in brackets', () => {
  const html = `<h2>Cells</h2><p>A flagellum (plural = flagella) is an appendage larger than a cilium. Cilia cover many cells of the body.
    A cell moves by beating them. Each beat takes a fraction of a second. Many cells of the lungs have them too.</p>`
  const material = prepareMaterial(readPage({ title: 'Cells', html, language: 'en' }))
  const [section] = material.sections
  const unit = section?.units[0]
  if (!section || !unit) throw new Error('The page has no section.')
  const points = [
    'A flagellum is an appendage larger than a cilium',
    'Cilia cover many cells of the body',
    'Each beat takes a fraction of a second',
    'Many cells of the lungs have them too',
  ]
  const idea = {
    type: 'bullets' as const,
    content: { slide_title: 'Cells', bullet_points: points },
    says: material.sentences.map(({ text }) => text),
    sources: [],
    at: material.sentences[0]?.block ?? '',
    worth: 1,
    uses: material.sentences,
    choice: 5,
    without: () => undefined,
    section,
    unit,
  }
  for (const minutes of [0.3, 0.25, 0.2, 0.15]) {
    const [fitted] = fitLength([idea], material, minutes, [])
    const isSaid = fitted?.says.some((text) => text.startsWith('A flagellum')) ?? false
    expect([fitted?.content['bullet_points'] ?? []].flat().includes(points[0] ?? '')).toBe(isSaid)
  }
})
