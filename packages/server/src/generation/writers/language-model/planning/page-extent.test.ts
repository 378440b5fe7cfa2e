import { expect, test } from 'vitest'
import type { Block } from '../../../page.ts'
import { materialOf } from './material.ts'
import { pageExtent } from './page-extent.ts'

function materialWith(sections: number, each: number, characters: number) {
  const blocks = Array.from({ length: sections * each }, (_, at): Block => ({
    kind: 'paragraph',
    id: `b${at + 1}`,
    path: [`Section ${Math.floor(at / each) + 1}`],
    text: 'Leaves are green. '.repeat(200).slice(0, characters),
  }))
  const page = { title: 'Leaves', language: 'en', direction: 'ltr', blocks, words: 1000 } as const
  return materialOf({ page, images: new Map() })
}

test('a page that fits is planned from all of its text', () => {
  const { excerpt, about } = pageExtent(materialWith(4, 5, 400))
  expect(excerpt.ids).toHaveLength(20)
  expect(excerpt.text).not.toContain('[…]')
  expect(about).toBe('')
})

test('a long page is planned from all of its blocks, shortened', () => {
  const { excerpt, about } = pageExtent(materialWith(10, 10, 3000))
  expect(excerpt.ids).toHaveLength(100)
  expect(excerpt.text).toContain('[…]')
  expect(about).toContain('shortened')
})

test.each([
  [3, 400],
  [50, 200],
  [3000, 1],
])('a page of %i sections of %i blocks is planned within the budget', (sections, each) => {
  const { excerpt, about } = pageExtent(materialWith(sections, each, 300))
  expect(excerpt.text.length).toBeLessThan(44_000 * 1.2)
  expect(about).toContain('very long')
  for (const section of [1, Math.min(sections, 50)]) expect(excerpt.text).toContain(`# Section ${section}`)
})
