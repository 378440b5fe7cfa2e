import type { Share } from '@lectern/domain/api/learners/shares.ts'
import { expect, test } from 'vitest'
import { render } from '../../slides/testing/render.tsx'
import { ShareFooter } from './share-footer.tsx'
import type { OpenShare } from './use-share.ts'

// Only what the footer uses.
const open = { renewing: false, revoking: false } as OpenShare

async function buttonsOf(end: string | null) {
  const share: Share = {
    share_id: '0b8f4a52-53a5-4a6e-9f0e-2f4b8f4f6a11',
    course_id: '7',
    page_id: 'tides',
    format: 'slideshow',
    url: 'https://lectern.example/learn/abc',
    embed_url: 'https://lectern.example/learn/abc?embed',
    embed_code: '',
    created_by: null,
    created_at: '2026-11-23T10:00:00Z',
    expires_at: end,
    downloads: false,
    embed_origins: [],
    published_revision: null,
    used_by_page: null,
  }
  const screen = await render(<ShareFooter share={share} open={open} />)
  return [...screen.querySelectorAll('button')].map(({ textContent }) => textContent)
}

test('a link that has ended gets no new address, which would not work either', async () => {
  expect(await buttonsOf(null)).toEqual(['New address', 'Stop sharing'])
  expect(await buttonsOf('2098-06-30T00:00:00Z')).toEqual(['New address', 'Stop sharing'])
  expect(await buttonsOf('2020-06-30T00:00:00Z')).toEqual(['Stop sharing'])
})
