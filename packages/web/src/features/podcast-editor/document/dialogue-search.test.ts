import { insertLines, newLine } from '@lectern/domain/podcast/editing/edit-dialogue.ts'
import type { Finding } from '@lectern/domain/podcast/editing/find-in-dialogue.ts'
import { podcast as schema } from '@lectern/domain/podcast/podcast.ts'
import type { Podcast } from '@lectern/domain/podcast/podcast.ts'
import { expect, test } from 'vitest'
import { createDocumentStore } from '../../../editing/document/document-store.ts'
import { createDialogueSearch } from './dialogue-search.ts'

const line = (key: string, content: string) => ({ key, speaker: 'ALEX', content })
const cast = schema.parse({
  podcast: { title: 'Leaves' },
  segments: [
    {
      key: 'one',
      segment_id: 1,
      segment_title: 'One',
      dialogue: [line('a', 'a leaf, a leaf'), line('b', 'Leaf!')],
    },
    { key: 'two', segment_id: 2, segment_title: 'Two', dialogue: [line('c', 'leaflet')] },
  ],
})

function open() {
  const store = createDocumentStore<Podcast>({ document: cast, etag: undefined }, ({ segments }) =>
    segments.map(({ key }) => key),
  )
  const shown: Finding[] = []
  const search = createDialogueSearch(store, (finding) => shown.push(finding))
  const said = () =>
    store
      .getState()
      .history.present.segments.flatMap(({ dialogue }) => dialogue.map(({ content }) => content))
  const at = () => [search.getState().at + 1, search.getState().findings.length]
  return { store, search, shown, said, at }
}

test('the search starts in the shown segment and wraps around', () => {
  const { store, search, shown, at } = open()
  store.select('two')
  search.open('leaf')
  expect(at()).toEqual([0, 4])
  search.step(1)
  expect([at(), shown.at(-1)?.segment]).toEqual([[4, 4], 'two'])
  search.step(1)
  expect([at(), shown.at(-1)]).toEqual([[1, 4], { segment: 'one', line: 'a', start: 2, end: 6 }])
  search.step(-1)
  expect(at()).toEqual([4, 4])
  search.change({ wholeWords: true, matchCase: true })
  expect(at()[1]).toBe(2)
})

test('the search continues after a replacement that contains the searched text', () => {
  const { search, said, at } = open()
  search.open('leaf')
  search.step(1)
  search.replace('leaf leaf')
  expect(said()[0]).toBe('a leaf leaf, a leaf')
  expect(at()).toEqual([3, 5])
})

test('the current result stays when other lines are edited', () => {
  const { store, search, at } = open()
  search.open('leaf')
  search.step(1)
  search.step(1)
  search.step(1)
  expect(at()).toEqual([3, 4])
  const fresh = { ...newLine('JAMIE'), content: 'leaf leaf' }
  store.edit((podcast) => insertLines(podcast, { segment: 'one', before: 'a' }, [fresh]))
  expect(at()).toEqual([5, 6])
  search.replace('tree')
  expect(store.getState().history.present.segments[0]?.dialogue.at(-1)?.content).toBe('tree!')
})

test('replacing all is one step to undo, and each edit repeats the search', () => {
  const { store, search, said, at } = open()
  search.open('leaf')
  search.replaceAll('tree')
  expect(said()).toEqual(['a tree, a tree', 'tree!', 'treelet'])
  expect(at()).toEqual([0, 0])
  store.undo()
  expect(store.getState().history.present).toBe(cast)
  expect(at()[1]).toBe(4)
})
