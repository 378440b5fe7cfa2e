import { Problem } from '@lectern/domain/problems/problems.ts'
import { expect, test } from 'vitest'
import type { Shares } from '../shares/shares.ts'
import { documentLinks } from './document-links.ts'

const ada = {
  id: 'ada',
  email: 'ada@example.edu',
  firstName: 'Ada',
  lastName: 'Byron',
  organization: '',
  courseSystem: 'https://canvas.example.edu',
}

test('documents get their addresses one after the other, without those of pages that left the course', async () => {
  let running = 0
  let most = 0
  const created: (string | null)[] = []
  const findOrCreate: Shares['findOrCreate'] = async (_, courseId, { pageId, format }) => {
    most = Math.max(most, (running += 1))
    await Promise.resolve()
    running -= 1
    if (pageId === '72') throw new Problem('NOT_FOUND')
    created.push(pageId)
    return {
      share_id: `share-${pageId}`,
      course_id: courseId,
      page_id: pageId,
      format,
      url: `https://lectern.example/learn/${pageId}`,
      embed_url: '',
      embed_code: '',
      created_by: null,
      created_at: '',
      expires_at: null,
      downloads: true,
      embed_origins: [],
      published_revision: 1,
      used_by_page: null,
    }
  }
  const ids = ['71', '72', '73', '71']
  const mark = {
    format: 'slideshow',
    revision: 1,
    title: '',
    language: null,
    publishedAt: new Date(0),
    documentId: '',
    partCount: 1,
    durationMs: 0,
    silentParts: 0,
  } as const
  const publicationMarks = async () => ids.map((pageId) => ({ ...mark, pageId }))
  const dependencies = { publications: { publicationMarks }, shares: { findOrCreate, list: async () => [] } }
  const chosen = ids.map((page_id) => ({ page_id, format: 'slideshow' as const }))
  const documents = await documentLinks(dependencies, ada, '7', chosen)
  expect(documents.map(({ page_id }) => page_id)).toEqual(['71', '73', '71'])
  expect(created, 'a document has one address').toEqual(['71', '73'])
  expect(most).toBe(1)
})
