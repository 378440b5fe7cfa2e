import type { Share } from '@lectern/domain/api/learners/shares.ts'
import { expect, test } from 'vitest'
import { linksOf } from './links-of-place.ts'

const link = (id: string, more: Partial<Share> = {}): Share => ({
  share_id: id,
  course_id: '7',
  page_id: 'tides',
  format: 'slideshow',
  url: `https://lectern.example/learn/${id}`,
  embed_url: '',
  embed_code: '',
  created_by: null,
  created_at: '2026-11-23T10:00:00Z',
  expires_at: null,
  downloads: true,
  embed_origins: [],
  published_revision: 1,
  used_by_page: null,
  ...more,
})
const page = { publication_id: 'p', title: 'Tides (slideshow)', url: null, shows_old_address: false }
const shares = [
  link('of the page', { used_by_page: page }),
  link('newest'),
  link('of the podcast', { format: 'podcast' }),
  link('of the course', { page_id: null, format: null }),
  link('older'),
]
const ids = (links: readonly Share[]) => links.map(({ share_id: id }) => id)

test('the link of a page in the course is not among those that authors hand out', () => {
  const { own, ofPages } = linksOf({ piece: { pageId: 'tides', format: 'slideshow' } }, shares)
  expect(ids(own)).toEqual(['newest', 'older'])
  expect(ids(ofPages)).toEqual(['of the page'])
})

test('a course has the links of the whole course', () => {
  expect(ids(linksOf({ piece: undefined }, shares).own)).toEqual(['of the course'])
})
