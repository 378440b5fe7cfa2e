import { expect, test } from 'vitest'
import { readPage } from '../../../page-reader/read-page.ts'
import { prepareMaterial } from '../material/material.ts'
import { withSentences } from './fit-length.ts'
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
