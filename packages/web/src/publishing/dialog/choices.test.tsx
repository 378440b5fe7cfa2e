import type { CoursePublication } from '@lectern/domain/api/learners/publications.ts'
import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { dayOf } from '../../messages/moments.ts'
import { render } from '../../slides/testing/render.tsx'
import { messages } from '../state/messages.ts'
import { type OfferedPiece, type PublishingPlace, pieceKey } from '../state/pieces.ts'
import { PieceList } from './piece-list.tsx'
import { PlaceChoices } from './place-choices.tsx'

const publication: CoursePublication = {
  publication_id: '00000000-0000-4000-8000-000000000001',
  course_id: '7',
  page_id: '71',
  format: 'slideshow',
  title: 'Rain (slideshow)',
  url: null,
  module: null,
  placement: 'after_source',
  visible: true,
  share_id: null,
  shows_old_address: false,
  published_revision: null,
  conflict: null,
  created_by: null,
  created_at: '2026-11-20T10:00:00.000Z',
  updated_by: null,
  updated_at: '2026-11-20T10:00:00.000Z',
}

/** The words of the list for a piece whose page has this address. */
async function listed(url: string | null): Promise<string> {
  const piece: OfferedPiece = {
    pageId: '71',
    format: 'slideshow',
    title: 'Rain',
    complete: undefined,
    publication: { ...publication, url },
  }
  const screen = await render(
    <PieceList pieces={[piece]} keys={new Set([pieceKey(piece)])} onChange={() => {}}>
      {null}
    </PieceList>,
  )
  return screen.textContent
}

test('a piece says what happens to its page only if there is one', async () => {
  const update = messages.updatesPage(dayOf(new Date(publication.updated_at)))
  const made = await listed('https://canvas.example.edu/courses/7/pages/rain')
  const failed = await listed(null)
  for (const words of [update, messages.linkEnded]) {
    expect(made).toContain(words)
    expect(failed).not.toContain(words)
  }
})

test('nothing is chosen for pages that differ, until the author chooses', async () => {
  const onChange = vi.fn<(choice: Partial<PublishingPlace>) => void>()
  const place = { placement: 'after_source', visible: undefined } as const
  const screen = await render(<PlaceChoices place={place} onChange={onChange} hasPages isNew />)
  const radios = [...screen.querySelectorAll('input')]
  expect(radios.map(({ checked }) => checked)).toEqual([true, false, false, false])
  expect(screen.textContent).toContain(messages.pagesDiffer)
  await act(async () => radios.at(-1)?.click())
  expect(onChange).toHaveBeenCalledExactlyOnceWith({ visible: false })
})
