import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiProblem } from '../../api/api-problem.ts'
import { toast } from '../../ui/overlays/toast.ts'
import { createDocumentStore } from '../document/document-store.ts'
import { wordsOn } from '../testing/words.ts'
import { saveAndReport } from './save-and-report.ts'
import { createSaving } from './saving.ts'

const error = vi.spyOn(toast, 'error').mockReturnValue()

beforeEach(() => localStorage.setItem('auth_token', 'token'))
afterEach(() => {
  localStorage.clear()
  error.mockClear()
})

async function saveRefusedWith(problem: unknown): Promise<void> {
  const kind = { ...wordsOn({ document: ['a'], version: 1 }), save: () => Promise.reject(problem) }
  const store = createDocumentStore({ document: ['a'], etag: '1' }, (document) => kind.keysOf(document))
  const saving = createSaving(kind, { courseId: '1', pageId: 'p' }, store)
  store.edit(() => ['b'])
  await saveAndReport(saving, 'Failed to save.', () => undefined)
}

test('a refused save shows the reason of the server below the message', async () => {
  await saveRefusedWith(new ApiProblem(413, 'TOO_LARGE', 'This slideshow is too large.'))
  expect(error).toHaveBeenCalledExactlyOnceWith(
    'Failed to save.',
    expect.objectContaining({ note: 'This slideshow is too large.' }),
  )
})

test('a failure without a specific reason shows only the message', async () => {
  await saveRefusedWith(new ApiProblem(500, 'INTERNAL', 'Something went wrong.'))
  expect(error).toHaveBeenCalledExactlyOnceWith(
    'Failed to save.',
    expect.not.objectContaining({ note: expect.anything() }),
  )
})
