import { expect, test } from 'vitest'
import { learnerAddressOf } from './learner-address.ts'

const now = new Date('2026-03-11T12:00:00Z')
const piece = { pageId: '71', format: 'slideshow' } as const
const share = (url: string, expiresAt: string | null, pageId = '71') =>
  ({ page_id: pageId, format: 'slideshow', expires_at: expiresAt, url }) as const

test('an address that has ended is not offered', () => {
  const ended = share('ended', '2026-03-11T11:59:59Z')
  expect(learnerAddressOf([ended], piece, now)).toBeUndefined()
  expect(learnerAddressOf([ended, share('later', '2026-03-12T00:00:00+00:00')], piece, now)).toBe('later')
  expect(learnerAddressOf([ended, share('always', null)], piece, now)).toBe('always')
})

test('an address of another page or format is not offered', () => {
  expect(learnerAddressOf([share('other', null, '72')], piece, now)).toBeUndefined()
  expect(learnerAddressOf([share('other', null)], { ...piece, format: 'podcast' }, now)).toBeUndefined()
})
