import type { DocumentChanges } from '@lectern/domain/api/documents/page-changes.ts'
import { carryIds } from '@lectern/domain/sources/page-changes.ts'
import type { Passage } from '@lectern/domain/sources/passage.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { ApiProblem } from '../../api/api-problem.ts'
import { createDocumentStore } from '../document/document-store.ts'
import type { ChangingParts } from './changing-parts.ts'
import { createPageChanges } from './page-changes.ts'

interface Piece {
  readonly parts: readonly { readonly key: string; readonly words: string; readonly sources: string[] }[]
  readonly passages: readonly Passage[]
}

const passage = (id: string, text: string): Passage => ({ id, path: [], text })
const rain = 'Water rises as vapour and falls as rain upon the land.'
const wind = 'Warm air over the land rises, and cooler air flows in.'
const snow = 'Snow falls where the air is colder than freezing water.'
const ice = 'Rivers of ice move slowly down from the highest mountains.'

const opened: Piece = {
  parts: [
    { key: 'a', words: 'Rain', sources: ['b1'] },
    { key: 'b', words: 'Wind', sources: ['b2'] },
    { key: 'c', words: 'Right already', sources: ['b1'] },
  ],
  passages: [passage('b1', rain), passage('b2', wind), passage('b3', snow)],
}
const today = [passage('b1', rain.replace('rain', 'hail')), passage('b2', snow), passage('b3', ice)]

/** Replaces the words of a part, unless they were edited. */
const replace = (piece: Piece, key: string, was: string, words: string): Piece =>
  piece.parts.some((part) => part.key === key && part.words === was)
    ? { ...piece, parts: piece.parts.map((part) => (part.key === key ? { ...part, words } : part)) }
    : piece

let answer: () => Promise<DocumentChanges>
let propose: (key: string, signal: AbortSignal) => Promise<void>

const kind: ChangingParts<Piece> = {
  load: (_page, _signal) => answer(),
  passagesOf: ({ passages }) => passages,
  withPassages: (piece, passages) => ({ ...piece, passages }),
  partsOf: ({ parts }) => parts.map(({ key, sources }) => ({ key, name: `Part ${key}`, sources })),
  keyToSelect: (_piece, key) => key,
  async propose(_page, _piece, key, changes, signal) {
    await propose(key, signal)
    if (key === 'c') return undefined
    const after = changes.map((change) => change.after?.text).join()
    return { before: 'Rain', after, apply: (now) => replace(now, key, 'Rain', after), warnings: [] }
  },
  proposeNew: async (_page, _piece, change) => {
    const words = change.after?.text ?? ''
    const added = { key: 'new', words, sources: [change.after?.id ?? ''] }
    return {
      before: '',
      after: words,
      apply: (now) => ({ ...now, parts: [...now.parts, added] }),
      warnings: [],
    }
  },
  proposeRemoval: (_piece, key) => ({
    before: 'Wind',
    after: '',
    apply: (now) => ({ ...now, parts: now.parts.filter((part) => part.key !== key) }),
    warnings: [],
  }),
}

function start(document: Piece = opened) {
  const store = createDocumentStore({ document, etag: '"1"' }, (piece) => piece.parts.map(({ key }) => key))
  const changes = createPageChanges(store, { courseId: '7', pageId: '71' }, kind)
  const present = () => store.getState().history.present
  const left = () => changes.changesOf(present(), changes.getState().page).length
  return { store, changes, present, left }
}

const ids = ({ changes }: ReturnType<typeof start>) => changes.getState().proposals.map(({ id }) => id)

describe('The changes of a page in an editor', () => {
  beforeEach(() => {
    propose = async () => {}
    answer = async () => ({
      page_title: 'Rain',
      edited_at: null,
      changes: [],
      passages: carryIds(opened.passages, today, 'en'),
    })
  })

  test('propose only the parts that are based on them, and change nothing by themselves', async () => {
    const editor = start()
    await editor.changes.load()
    expect(editor.left()).toBe(3)
    await editor.changes.update()
    expect(ids(editor).sort()).toEqual(['a', 'b'])
    expect([...editor.changes.getState().unproposed]).toEqual(['c'])
    expect(editor.present()).toBe(opened)
  })

  test('are applied and settled as one step that can be undone', async () => {
    const editor = start()
    await editor.changes.load()
    await editor.changes.update()
    editor.changes.choose(['a'], 'take')
    editor.changes.choose(['b'], 'keep')
    editor.changes.keep('c')
    expect(editor.left()).toBe(3)
    expect(editor.changes.apply()).toBe(false)
    expect(editor.present().parts.map(({ words }) => words)).toEqual([
      today[0]?.text,
      'Wind',
      'Right already',
    ])
    expect(editor.left()).toBe(1)
    editor.store.undo()
    expect(editor.present().parts).toBe(opened.parts)
    expect(editor.left()).toBe(3)
  })

  test('stay open while the author has not decided', async () => {
    const editor = start()
    await editor.changes.load()
    await editor.changes.update()
    editor.changes.choose(['b'], 'take')
    editor.changes.apply()
    expect(editor.present().parts.map(({ key }) => key)).toEqual(['a', 'c'])
    expect(editor.left()).toBe(2)
    expect(ids(editor)).toEqual(['a'])
  })

  test('stay open under a part without a proposal until the author keeps it', async () => {
    const editor = start()
    await editor.changes.load()
    await editor.changes.update()
    editor.changes.choose(['a', 'b'], 'take')
    editor.changes.apply()
    expect(editor.left()).toBe(2)
    editor.changes.keep('c')
    expect(editor.left()).toBe(1)
    expect([...editor.changes.getState().unproposed]).toEqual([])
  })

  test('are not proposed again for a part that was decided, unless the decision is undone', async () => {
    const editor = start()
    const toUpdate = () =>
      editor.changes.partsToUpdate(editor.present(), editor.changes.getState()).map(({ key }) => key)
    await editor.changes.load()
    await editor.changes.update()
    editor.changes.choose(['a'], 'take')
    editor.changes.apply()
    expect(toUpdate()).toEqual([])
    editor.store.undo()
    expect(toUpdate()).toEqual(['a'])
    editor.changes.keep('c')
    expect(editor.left()).toBe(3)
  })

  test('remember decisions until the page is read again', async () => {
    const editor = start()
    await editor.changes.load()
    await editor.changes.update()
    editor.changes.choose(['a'], 'take')
    editor.changes.apply()
    await editor.changes.load()
    expect(
      editor.changes.partsToUpdate(editor.present(), editor.changes.getState()).map(({ key }) => key),
    ).toEqual(['a', 'b', 'c'])
  })

  test('add a part for a new passage', async () => {
    const editor = start()
    await editor.changes.load()
    const added = editor.changes
      .changesOf(editor.present(), editor.changes.getState().page)
      .find(({ before }) => !before)
    if (!added) throw new Error('There is no new passage.')
    await editor.changes.proposeNew(added, 'New part')
    editor.changes.choose(ids(editor), 'take')
    editor.changes.apply()
    expect(editor.present().parts.at(-1)?.words).toBe(ice)
    expect(editor.left()).toBe(2)
  })

  test('do not replace a part that was edited meanwhile', async () => {
    const editor = start()
    await editor.changes.load()
    await editor.changes.update()
    editor.store.edit((piece) => replace(piece, 'a', 'Rain', 'My own words'))
    editor.changes.choose(['a'], 'take')
    editor.changes.apply()
    expect(editor.present().parts[0]?.words).toBe('My own words')
    expect(editor.changes.getState().failures).toEqual([expect.stringContaining('Part a')])
    expect(editor.left()).toBe(3)
  })

  test('are settled without a change of the content', async () => {
    const editor = start()
    await editor.changes.load()
    editor.changes.settleAll()
    expect(editor.left()).toBe(0)
    expect(editor.present().parts).toBe(opened.parts)
    editor.store.undo()
    expect(editor.left()).toBe(3)
  })

  test('report a page that cannot be read, and offer nothing', async () => {
    const editor = start()
    const problem = new Error('gone')
    answer = () => Promise.reject(problem)
    await editor.changes.load()
    expect(editor.changes.getState()).toMatchObject({ problem, page: undefined, reading: false })
  })

  test('request no more proposals when the writer fails several times in a row, and name all parts', async () => {
    const parts = Array.from({ length: 300 }, (_, at) => ({
      key: `k${at}`,
      words: 'Rain',
      sources: ['b1'],
    }))
    const editor = start({ ...opened, parts })
    await editor.changes.load()
    let requests = 0
    propose = () => {
      requests += 1
      return Promise.reject(new Error('The writer does not answer.'))
    }
    await editor.changes.update()
    // Two requests run at the same time.
    expect(requests).toBeLessThanOrEqual(3)
    expect(editor.changes.getState().failures).toHaveLength(300)

    propose = async () => {}
    await editor.changes.update()
    expect(ids(editor)).toHaveLength(300)
  })

  test('request the proposals of all parts although the writer refuses several in a row because of their content', async () => {
    const parts = ['k0', 'k1', 'k2', 'k3', 'k4'].map((key) => ({ key, words: 'Rain', sources: ['b1'] }))
    const editor = start({ ...opened, parts })
    await editor.changes.load()
    propose = (key) =>
      key === 'k4' ? Promise.resolve() : Promise.reject(new ApiProblem(422, 'WRITER_REFUSED', 'Not this.'))
    await editor.changes.update()
    expect(ids(editor)).toEqual(['k4'])
    expect(editor.changes.getState().failures).toHaveLength(4)
  })

  test('propose removals without the writer, so they neither need it nor show that it works', async () => {
    const parts = Array.from({ length: 12 }, (_, at) => ({
      key: `k${at}`,
      words: 'Rain',
      // Every second part is based on a passage that was removed.
      sources: [at % 2 === 0 ? 'b1' : 'b2'],
    }))
    const editor = start({ ...opened, parts })
    await editor.changes.load()
    let requests = 0
    propose = () => {
      requests += 1
      return Promise.reject(new Error('The writer does not answer.'))
    }
    await editor.changes.update()
    expect(requests).toBeLessThanOrEqual(3)
    expect(ids(editor).toSorted()).toEqual(['k1', 'k11', 'k3', 'k5', 'k7', 'k9'])
    expect(editor.changes.getState().failures).toHaveLength(6)
  })

  test('name a part for which the writer fails, and propose it again', async () => {
    const editor = start()
    await editor.changes.load()
    propose = (key) => (key === 'a' ? Promise.reject(new Error('No answer')) : Promise.resolve())
    await editor.changes.update()
    expect(editor.changes.getState().failures).toEqual([expect.stringContaining('Part a')])
    propose = async () => {}
    await editor.changes.update()
    expect(ids(editor).sort()).toEqual(['a', 'b'])
  })

  test('stop when the author cancels', async () => {
    const editor = start()
    await editor.changes.load()
    const { promise, resolve } = Promise.withResolvers<void>()
    propose = (_key, signal) => {
      signal.addEventListener('abort', () => resolve())
      return promise.then(() => signal.throwIfAborted())
    }
    const updating = editor.changes.update()
    editor.changes.cancel()
    await updating
    expect(editor.changes.getState()).toMatchObject({ writing: undefined, failures: [] })
    expect(ids(editor).filter((id) => id === 'a')).toEqual([])
  })
})
