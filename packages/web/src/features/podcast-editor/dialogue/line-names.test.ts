import {
  insertLines,
  joinLines,
  moveLineToGap,
  newLine,
  splitLine,
} from '@lectern/domain/podcast/edit-dialogue.ts'
import { podcast as schema } from '@lectern/domain/podcast/podcast.ts'
import type { Podcast } from '@lectern/domain/podcast/podcast.ts'
import { expect, test } from 'vitest'
import { createDocumentStore } from '../../../editing/document-store.ts'
import { createLineNames } from './line-names.ts'

const line = (content: string) => ({ speaker: 'ALEX', content })
const cast = schema.parse({
  podcast: { title: 'Leaves' },
  segments: [
    { segment_id: 1, segment_title: 'One', dialogue: [line('One two.'), line('Three.')] },
    { segment_id: 2, segment_title: 'Two', dialogue: [line('Four.')] },
  ],
})

function open() {
  const store = createDocumentStore<Podcast>(
    { document: cast, etag: undefined },
    (one) => one.segments.length,
  )
  const names = createLineNames(store)
  const all = (segment = 0) =>
    (store.getState().history.present.segments[segment]?.dialogue ?? []).map(names.nameOf)
  return { store, names, all }
}

test('a line keeps its name while it is edited, and new ones get their own', () => {
  const { store, all } = open()
  const [first, second] = all()
  store.edit((podcast) => splitLine(podcast, 0, 0, 4))
  const [head, tail, rest] = all()
  expect([head, rest]).toEqual([first, second])
  expect([first, second]).not.toContain(tail)
  store.edit((podcast) => joinLines(podcast, 0, 0))
  expect(all()).toEqual([first, second])
  store.edit((podcast) => insertLines(podcast, 0, 0, [newLine('JAMIE')]))
  expect(all().slice(1)).toEqual([first, second])
  expect(new Set([...all(), ...all(1)]).size).toBe(4)
  store.undo()
  expect(all()).toEqual([first, second])
})

test('a line is found by its name wherever it was moved, and not when it is gone', () => {
  const { store, names, all } = open()
  const [first = ''] = all()
  const place = () => names.placeOf(first, store.getState().history.present.segments)
  store.edit((podcast) => moveLineToGap(podcast, { segment: 0, line: 0 }, { segment: 1, line: 1 }))
  expect(place()).toEqual({ segment: 1, line: 1 })
  store.edit((podcast) => ({ ...podcast, segments: podcast.segments.slice(0, 1) }))
  expect(place()).toBeUndefined()
})
