import { describe, expect, test } from 'vitest'
import { createDocumentStore, hasUnsavedEdits } from './document-store.ts'
import { createSaving } from './saving.ts'
import { wordsOn } from './testing/words.ts'

const page = { courseId: '1', pageId: 'p' }

/** An open document on a server that both can change. */
function open() {
  const server = { document: ['a'], version: 1 }
  const kind = wordsOn(server)
  const store = createDocumentStore({ document: server.document, etag: '1' }, (document) =>
    kind.countParts(document),
  )
  return { server, kind, store, saving: createSaving(kind, page, store) }
}

/** Somebody else has saved, and then the author edits and saves too. */
async function conflict() {
  const opened = open()
  opened.server.document = ['theirs']
  opened.server.version = 2
  opened.store.edit(() => ['mine'])
  return { ...opened, outcome: await opened.saving.save() }
}

describe('saving', () => {
  test('sends what stands here, after which nothing is unsaved', async () => {
    const { server, store, saving } = open()
    store.edit((words) => [...words, 'b'])
    expect(await saving.save()).toBe('saved')
    expect(server.document).toEqual(['a', 'b'])
    expect(hasUnsavedEdits(store.getState())).toBe(false)
  })

  test('what is written while a save runs stays unsaved, and the next save sends it', async () => {
    const { server, store, saving } = open()
    store.edit(() => ['first'])
    const running = saving.save()
    store.edit(() => ['second'])
    await running
    expect(hasUnsavedEdits(store.getState())).toBe(true)
    expect(await saving.save()).toBe('saved')
    expect(server.document).toEqual(['second'])
  })

  test('saves at the same time follow each other, so that no one is refused as stale by the other', async () => {
    const { store, saving } = open()
    store.edit(() => ['b'])
    expect(await Promise.all([saving.save(), saving.save(), saving.save()])).toEqual([
      'saved',
      'saved',
      'saved',
    ])
  })

  test('a save that fails leaves the edits unsaved', async () => {
    const { kind, store } = open()
    const broken = { ...kind, save: () => Promise.reject(new Error('no network')) }
    store.edit(() => ['b'])
    expect(await createSaving(broken, page, store).save()).toBe('failed')
    expect(hasUnsavedEdits(store.getState())).toBe(true)
  })

  test('nothing is overwritten when someone else was faster, and who it was is told', async () => {
    const { server, saving, outcome } = await conflict()
    expect(outcome).toBe('conflict')
    expect(server.document).toEqual(['theirs'])
    expect(saving.state.getState()).toEqual({ busy: false, conflict: 'Ada saved this after you opened it.' })
  })

  test('keep mine saves over the other version', async () => {
    const { server, saving } = await conflict()
    expect(await saving.keepMine()).toBe('saved')
    expect(server.document).toEqual(['mine'])
    expect(saving.state.getState().conflict).toBeUndefined()
  })

  test('load theirs takes the other version, on which one can go on and save', async () => {
    const { server, store, saving } = await conflict()
    await saving.loadTheirs()
    expect(store.getState().history.present).toEqual(['theirs'])
    store.edit((words) => [...words, 'and mine'])
    expect(await saving.save()).toBe('saved')
    expect(server.document).toEqual(['theirs', 'and mine'])
  })
})
