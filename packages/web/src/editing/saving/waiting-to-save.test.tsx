import { act } from 'react'
import { expect, test } from 'vitest'
import { ApiProblem } from '../../api/api-problem.ts'
import { render } from '../../slides/testing/render.tsx'
import { createDocumentStore } from '../document/document-store.ts'
import { wordsOn } from '../testing/words.ts'
import { createSaving } from './saving.ts'
import { WaitingToSave } from './waiting-to-save.tsx'

/** An editor with an edit, whose server does not answer. */
async function open() {
  const server = { document: ['a'], version: 1 }
  const words = wordsOn(server)
  const kind: typeof words = {
    ...words,
    save: async () => {
      throw new ApiProblem(0, 'NO_ANSWER', 'No answer.')
    },
  }
  const store = createDocumentStore({ document: server.document, etag: '1' }, (document) =>
    kind.keysOf(document),
  )
  const saving = createSaving(
    kind,
    { courseId: '1', pageId: 'p' },
    store,
    async (_tries, signal) =>
      new Promise((resolve) => signal.addEventListener('abort', () => resolve(undefined))),
  )
  const container = await render(<WaitingToSave saving={saving} />)
  await act(async () => store.edit(() => ['b']))
  return { saving, banner: () => container.textContent }
}

test('a save that waits says that the edits will be saved', async () => {
  const { saving, banner } = await open()
  await act(async () => void saving.autosave())
  expect(banner()).toMatch(/will be saved as soon as that is possible\.$/)
})

test('a Complete that waits also says that the edits will be marked as complete', async () => {
  const { saving, banner } = await open()
  await act(async () => void saving.complete(() => undefined))
  expect(banner()).toContain('will be saved as soon as that is possible. After that, they will be marked as')
  await act(async () => saving.giveUp())
  expect(banner()).toBe('')
  await act(async () => void saving.save())
  expect(banner(), 'a save after the cancelled Complete').not.toContain('complete')
})

test('a Complete during an automatic save that waits says so too', async () => {
  const { saving, banner } = await open()
  await act(async () => void saving.autosave())
  await act(async () => void saving.complete(() => undefined))
  expect(banner()).toContain('After that, they will be marked as complete.')
})
