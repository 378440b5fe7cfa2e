import { podcast as schema } from '@lectern/domain/podcast/podcast.ts'
import type { Podcast } from '@lectern/domain/podcast/podcast.ts'
import { expect, test } from 'vitest'
import { createDocumentStore } from '../../../editing/document/document-store.ts'
import { createDialogueOperations } from './dialogue-operations.ts'

const line = (key: string, content: string) => ({ key, speaker: 'ALEX', content })
const cast = schema.parse({
  podcast: { title: 'Leaves' },
  segments: [
    {
      key: 'one',
      segment_id: 1,
      segment_title: 'One',
      dialogue: [line('a', 'One two.'), line('b', 'Three.')],
    },
    { key: 'two', segment_id: 2, segment_title: 'Two', dialogue: [line('c', 'Four.')] },
  ],
})

function open() {
  const store = createDocumentStore<Podcast>({ document: cast, etag: undefined }, ({ segments }) =>
    segments.map(({ key }) => key),
  )
  const focused: [string | undefined, unknown][] = []
  const operations = createDialogueOperations(store, (key, how) => focused.push([key, how]))
  const present = () => store.getState().history.present
  const said = () => present().segments.map(({ dialogue }) => dialogue.map(({ content }) => content))
  const keyAt = (segment: number, at: number) => present().segments[segment]?.dialogue[at]?.key
  return {
    store,
    operations,
    said,
    keyAt,
    focus: () => focused.at(-1),
    announced: () => operations.getState().announcement.text,
  }
}

test('a line moves from the end of its segment to the next segment, which is then shown', () => {
  const { store, operations, said, focus, announced } = open()
  operations.moveBy('b', 1)
  expect(said()).toEqual([['One two.'], ['Three.', 'Four.']])
  expect(store.getState().selected).toBe('two')
  expect(focus()).toEqual(['b', 'as it was'])
  expect(announced()).toBe('Moved to segment 2, line 1')
  operations.moveBy('b', -1)
  expect(said()).toEqual([['One two.', 'Three.'], ['Four.']])
  expect(store.getState().selected).toBe('one')
})

test('actions that are not possible change neither document, focus nor announcement', () => {
  const { store, operations, focus, announced } = open()
  operations.moveBy('a', -1)
  operations.moveBy('c', 1)
  operations.join('c')
  operations.split('a', 0)
  operations.splitSegment('a')
  operations.mergeWithNext('two')
  operations.moveSegment('one', -1)
  operations.remove('gone')
  expect(operations.paste('a', { start: 0, end: 0 }, 'No script.')).toBe(false)
  expect(store.getState().history.past).toEqual([])
  expect(focus()).toBeUndefined()
  expect(announced()).toBe('')
})

test('the focus moves to the place where lines were joined, to the second half of a split, and to the line after a removed one', () => {
  const { operations, said, focus, keyAt } = open()
  operations.join('a')
  expect(said()[0]).toEqual(['One two. Three.'])
  expect(focus()).toEqual(['a', 9])
  operations.split('a', 9)
  expect(focus()).toEqual([keyAt(0, 1), 0])
  operations.remove(keyAt(0, 1) ?? '')
  expect(focus()).toEqual(['a', 'remove'])
  operations.remove('a')
  expect(focus()?.[0]).toBeUndefined()
})

test('a pasted script is one step to undo, and the focus is after it', () => {
  const { store, operations, said, focus, keyAt } = open()
  expect(operations.paste('a', { start: 4, end: 4 }, 'ALEX: A.\nJAMIE: Bee.')).toBe(true)
  expect(said()[0]).toEqual(['One', 'A.', 'Bee.', 'two.', 'Three.'])
  expect(focus()).toEqual([keyAt(0, 2), 4])
  store.undo()
  expect(store.getState().history.present).toBe(cast)
  expect(operations.pasteAtEnd('two', 'JAMIE: End.')).toBe(true)
  expect(said()[1]).toEqual(['Four.', 'End.'])
})

test('the second half of a split segment is shown, and a moved segment stays shown', () => {
  const { store, operations, said, announced } = open()
  operations.splitSegment('b')
  expect(said()).toEqual([['One two.'], ['Three.'], ['Four.']])
  expect([store.getState().place, announced()]).toEqual([1, 'Segment split. This is segment 2'])
  operations.moveSegment('one', 1)
  expect([store.getState().selected, store.getState().place, announced()]).toEqual([
    'one',
    1,
    'Moved to segment 2',
  ])
})
