import type { Job } from '@lectern/domain/jobs/job.ts'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { createDocumentStore, hasUnsavedEdits } from '../document/document-store.ts'
import { createSaving } from '../saving/saving.ts'
import { openGeneratedOrOffer } from './open-generated.ts'
import { wordsOn } from '../testing/words.ts'

interface Shown {
  readonly text: string
  readonly action?: { readonly label: string; readonly onPress: () => void }
}
const shown = vi.hoisted(() => [] as Shown[])
vi.mock('../../ui/overlays/toast.ts', () => {
  const show = (text: string, options: Omit<Shown, 'text'> = {}) => shown.push({ text, ...options })
  return { toast: { success: show, error: show } }
})

const page = { courseId: '1', pageId: 'p' }
const ended: Job = {
  id: 'j',
  kind: 'generate-slideshow',
  state: 'succeeded',
  course_id: '1',
  page_id: 'p',
  page_title: 'Tides',
  progress: { stage: 'finished', done: 1, total: 1 },
  created_at: '2026-11-22T09:00:00Z',
}

/** An editor of a document that was generated after it was opened, by default. */
function open({ changed = true } = {}) {
  const server = { document: ['a old'], version: 1 }
  const kind = {
    ...wordsOn(server),
    audioOf: (newer: string[]) => (document: string[]) => document.map((text) => `${text} (${newer.length})`),
  }
  const store = createDocumentStore({ document: server.document, etag: '1' }, (document) =>
    kind.keysOf(document),
  )
  const saving = createSaving(kind, page, store)
  if (changed) Object.assign(server, { document: ['a new'], version: 2 })
  const session = { kind, page, store, saving, draftId: [] }
  return { session, store, saving, take: (job: Job = ended) => openGeneratedOrOffer(session, job) }
}

beforeEach(() => void shown.splice(0))

describe('a generation that has ended', () => {
  test('is opened, as a step that can be undone, and the next save is no conflict', async () => {
    const { store, saving, take } = open()
    await take()
    expect(store.getState().history.present).toEqual(['a new'])
    expect(shown.at(-1)?.text).toBe('Slideshow generated successfully!')
    store.edit(() => ['a edited'])
    expect(await saving.save()).toBe('saved')
  })

  test('is offered if there are unsaved edits', async () => {
    const { store, take } = open()
    store.edit(() => ['a typed'])
    await take()
    expect(store.getState().history.present).toEqual(['a typed'])
    shown.at(-1)?.action?.onPress()
    expect(store.getState().history.present).toEqual(['a new'])
    store.undo()
    expect(store.getState().history.present).toEqual(['a typed'])
  })

  test('adds only its audio to a document that was opened after the text was saved', async () => {
    const { store, take } = open({ changed: false })
    store.edit(() => ['a typed'])
    await take()
    expect(store.getState().history.present).toEqual(['a typed (1)'])
    store.undo()
    expect(hasUnsavedEdits(store.getState())).toBe(false)
    expect(shown).toEqual([])
  })

  test.each(['failed', 'cancelled'] as const)(
    'is opened if it %s after its document was stored',
    async (state) => {
      const { store, take } = open()
      await take({ ...ended, state })
      expect(store.getState().history.present).toEqual(['a new'])
    },
  )

  test('shows why it failed, and nothing if it was cancelled', async () => {
    const { store, take } = open({ changed: false })
    await take({ ...ended, state: 'failed', message: 'The page is empty.' })
    expect(shown.at(-1)?.text).toBe('Generation failed: The page is empty.')
    await take({ ...ended, state: 'cancelled' })
    expect(shown).toHaveLength(1)
    expect(store.getState().history.present).toEqual(['a old (1) (1)'])
  })
})
