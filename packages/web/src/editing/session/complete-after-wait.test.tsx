import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { MemoryRouter, useLocation } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { ApiProblem } from '../../api/api-problem.ts'
import { render } from '../../slides/testing/render.tsx'
import { toast } from '../../ui/overlays/toast.ts'
import { createDocumentStore } from '../document/document-store.ts'
import { createSaving } from '../saving/saving.ts'
import { wordsOn } from '../testing/words.ts'
import { type EditingSession, type SavingActions, useSavingActions } from './editing-session.ts'

const page = { courseId: '1', pageId: 'p' }
const success = vi.spyOn(toast, 'success')
vi.spyOn(toast, 'error').mockReturnValue()
beforeEach(() => success.mockReset())

/** An editor whose server cannot be reached while `line.cut` is true. */
async function open() {
  const server = { document: ['a'], version: 1 }
  const line = { cut: true }
  const words = wordsOn(server)
  const kind: typeof words = {
    ...words,
    texts: { saved: 'Saved!', notSaved: '', completed: 'Completed!', notCompleted: '' },
    save: async (...given) => {
      if (line.cut) throw new ApiProblem(0, 'NO_ANSWER', 'No answer.')
      return words.save(...given)
    },
  }
  const store = createDocumentStore({ document: server.document, etag: '1' }, (document) =>
    kind.keysOf(document),
  )
  let endPause = () => {}
  const saving = createSaving(kind, page, store, () => new Promise((resolve) => (endPause = resolve)))
  const session: EditingSession<string[]> = { kind, page, store, saving, draftId: [] }
  const shown: { actions?: SavingActions } = {}
  function Editor() {
    shown.actions = useSavingActions(session)
    return <p>{useLocation().pathname}</p>
  }
  const container = await render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={['/edit']}>
        <Editor />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  return {
    line,
    store,
    screen: () => container.textContent,
    pressComplete: () => act(async () => void shown.actions?.complete()),
    reconnect: () =>
      act(async () => {
        line.cut = false
        endPause()
      }),
  }
}

test('leads to the courses if Lectern answers at once', async () => {
  const { line, screen, pressComplete } = await open()
  line.cut = false
  await pressComplete()
  await vi.waitFor(() => expect(screen()).toBe('/courses'))
})

test('stays in the editor after a wait, and says why', async () => {
  const { screen, pressComplete, reconnect } = await open()
  await pressComplete()
  await reconnect()
  await vi.waitFor(() =>
    expect(success).toHaveBeenCalledExactlyOnceWith('Completed!', {
      id: 'saving',
      note: 'Completing had to wait, so you stay in the editor.',
    }),
  )
  await act(async () => await Promise.resolve())
  expect(screen()).toBe('/edit')
})

test('says that edits of the wait are saved and not completed', async () => {
  const { store, screen, pressComplete, reconnect } = await open()
  await pressComplete()
  await act(async () => store.edit(() => ['half a sen']))
  await reconnect()
  await vi.waitFor(() =>
    expect(success).toHaveBeenCalledExactlyOnceWith('Saved!', {
      id: 'saving',
      note: expect.stringContaining('because you edited it in the meantime'),
    }),
  )
  expect(screen()).toBe('/edit')
})
