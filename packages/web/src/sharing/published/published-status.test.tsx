import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { expect, test, vi } from 'vitest'
import type { EditableDocument } from '../../editing/document/editable-document.ts'
import { createDocumentStore } from '../../editing/document/document-store.ts'
import { newDraftId } from '../../editing/drafts/drafts.ts'
import { createSaving } from '../../editing/saving/saving.ts'
import { wordsOn } from '../../editing/testing/words.ts'
import { render } from '../../slides/testing/render.tsx'
import { PublishedStatus } from './published-status.tsx'

const toasts = vi.hoisted(() => ({ success: vi.fn<(sentence: string) => void>() }))
vi.mock('../../ui/overlays/toast.ts', () => ({ toast: toasts }))

const page = { courseId: '1', pageId: 'p' }

/** Opens the panel's status of ['a', 'b'], which learners see. */
async function openStatus(more: Partial<EditableDocument<string[]>> = {}): Promise<HTMLElement> {
  const kind = { ...wordsOn({ document: ['a', 'b'], version: 2 }), ...more }
  const saved = {
    document: ['a', 'b'],
    etag: '2',
    publication: {
      published: { revision: 2, at: '2026-11-23T14:02:00Z', silent_parts: 0 },
      changed_since_published: false,
    },
  }
  const store = createDocumentStore(saved, (document) => kind.keysOf(document))
  const session = {
    kind,
    page,
    store,
    saving: createSaving(kind, page, store),
    draftId: newDraftId(kind, page),
  }
  return render(
    <QueryClientProvider client={new QueryClient()}>
      <PublishedStatus session={session} show={() => null} />
    </QueryClientProvider>,
  )
}

const buttons = (name: string) =>
  [...document.querySelectorAll('button')].filter(({ textContent }) => textContent === name)

test('the focus moves to what learners see when the button that ended it has disappeared', async () => {
  const screen = await openStatus()
  const [stop] = buttons('Stop showing it to learners')
  await act(async () => {
    stop?.focus()
    stop?.click()
  })
  const confirm = buttons('Stop showing it to learners').find((one) => one !== stop)
  await act(async () => {
    confirm?.focus()
    confirm?.click()
  })
  await act(() => vi.waitFor(() => expect(screen.textContent).toContain('No learner sees this yet.')))
  await act(() =>
    vi.waitFor(() => expect(document.activeElement?.textContent).toBe('No learner sees this yet.')),
  )
  expect(toasts.success).toHaveBeenCalledWith('Learners no longer see this.')
})

test('slides with pictures of other sites are listed, and many are counted', async () => {
  const one = await openStatus({ foreignPictures: () => [4] })
  expect(one.textContent).toContain(
    'Slide 4 shows a picture from another site. Learners do not see it. Copy it into Lectern, or upload another.',
  )
  const two = await openStatus({ foreignPictures: () => [4, 6] })
  expect(two.textContent).toContain('Slides 4 and 6 show pictures from other sites.')
  const many = await openStatus({ foreignPictures: () => [1, 2, 3, 4, 5, 6, 7] })
  expect(many.textContent).toContain('7 slides show pictures from other sites.')
  const none = await openStatus()
  expect(none.textContent).not.toContain('picture')
})

/** A kind whose document ['a', 'b'] shows a picture of another site. `copied` ends the copying. */
function withForeignPicture() {
  const copied = Promise.withResolvers<{ problem: unknown }>()
  const signals: AbortSignal[] = []
  const kind: Partial<EditableDocument<string[]>> = {
    foreignPictures: (document) => (document.includes('a') ? [1] : []),
    async copyForeignPictures(_document, _page, signal) {
      signals.push(signal)
      const { problem } = await copied.promise
      const place = (document: string[]) =>
        problem === undefined ? document.map((word) => (word === 'a' ? 'copy' : word)) : document
      return { place, problem }
    },
  }
  return { kind, copied, signals }
}

const press = (button: HTMLElement | undefined) => act(async () => button?.click())

test('pictures of other sites are copied, also into a document that was edited meanwhile', async () => {
  const { kind, copied } = withForeignPicture()
  const screen = await openStatus(kind)
  const [copy] = buttons('Copy into Lectern')
  await press(copy)
  await press(copy)
  expect(buttons('Cancel')).toHaveLength(1)
  await act(async () => copied.resolve({ problem: undefined }))
  expect(toasts.success).toHaveBeenCalledWith('Learners see the copies after Complete.')
  // The note follows after a pause in editing.
  await vi.waitFor(async () => {
    await act(async () => {})
    expect(screen.textContent).not.toContain('another site')
  })
})

test('copying can be cancelled, and says why a picture was not copied', async () => {
  const { kind, copied, signals } = withForeignPicture()
  const screen = await openStatus(kind)
  await press(buttons('Copy into Lectern')[0])
  await press(buttons('Cancel')[0])
  expect(signals.map(({ aborted }) => aborted)).toEqual([true])
  await act(async () => copied.resolve({ problem: new Error('no') }))
  await act(() => vi.waitFor(() => expect(screen.textContent).toContain('Failed to copy the pictures.')))
  expect(buttons('Copy into Lectern')).toHaveLength(1)
})

test('slides with files that cannot be read are listed', async () => {
  const screen = await openStatus({ loadMissingMedia: async () => ({ pictures: [2], audio: [1, 3] }) })
  await act(() =>
    vi.waitFor(() =>
      expect(screen.textContent).toContain(
        'The picture of slide 2 cannot be read. Learners see the slide without it',
      ),
    ),
  )
  expect(screen.textContent).toContain('Audio of slides 1 and 3 cannot be read. Learners read their captions')
})
