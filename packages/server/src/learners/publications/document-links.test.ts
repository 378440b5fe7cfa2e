import { expect, test, vi } from 'vitest'
import type { SharedDocument } from '../shares/share-store.ts'
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

test('hundreds of documents get their addresses in one step, without those of pages that left the course', async () => {
  const created: SharedDocument[] = []
  const createMissing = vi.fn<Shares['createMissing']>(async (_account, _courseId, documents) => {
    created.push(...documents.filter(({ pageId }) => pageId !== '72'))
  })
  const list: Shares['list'] = async (_account, courseId) =>
    created.map(({ pageId, format }) => ({
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
    }))
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
  const dependencies = { publications: { publicationMarks }, shares: { createMissing, list } }
  const chosen = ids.map((page_id) => ({ page_id, format: 'slideshow' as const }))
  const links = async () =>
    (await documentLinks(dependencies, ada, '7', chosen)).map(({ page_id, url }) => [page_id, url])
  const addressOf = (id: string) => [id, `https://lectern.example/learn/${id}`]
  expect(await links()).toEqual(['71', '73', '71'].map(addressOf))
  expect(createMissing).toHaveBeenCalledTimes(1)
  expect(
    created.map(({ pageId }) => pageId),
    'a document has one address',
  ).toEqual(['71', '73'])
})
