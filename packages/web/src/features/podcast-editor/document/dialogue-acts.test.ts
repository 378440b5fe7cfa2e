import { podcast as schema } from '@lectern/domain/podcast/podcast.ts'
import type { Podcast } from '@lectern/domain/podcast/podcast.ts'
import { expect, test } from 'vitest'
import { createDocumentStore } from '../../../editing/document/document-store.ts'
import { createDialogueActs } from './dialogue-acts.ts'

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
  const acts = createDialogueActs(store, (key, how) => focused.push([key, how]))
  const present = () => store.getState().history.present
  const said = () => present().segments.map(({ dialogue }) => dialogue.map(({ content }) => content))
  const keyAt = (segment: number, at: number) => present().segments[segment]?.dialogue[at]?.key
  return {
    store,
    acts,
    said,
    keyAt,
    focus: () => focused.at(-1),
    announced: () => acts.getState().announcement.text,
  }
}

test('a line moves from the end of its segment to the next segment, which is then shown', () => {
  const { store, acts, said, focus, announced } = open()
  acts.moveBy('b', 1)
  expect(said()).toEqual([['One two.'], ['Three.', 'Four.']])
  expect(store.getState().selected).toBe('two')
  expect(focus()).toEqual(['b', 'as it was'])
  expect(announced()).toBe('Moved to segment 2, line 1')
  acts.moveBy('b', -1)
  expect(said()).toEqual([['One two.', 'Three.'], ['Four.']])
  expect(store.getState().selected).toBe('one')
})

test('actions that are not possible change neither document, focus nor announcement', () => {
  const { store, acts, focus, announced } = open()
  acts.moveBy('a', -1)
  acts.moveBy('c', 1)
  acts.join('c')
  acts.split('a', 0)
  acts.splitSegment('a')
  acts.mergeWithNext('two')
  acts.moveSegment('one', -1)
  acts.remove('gone')
  expect(acts.paste('a', { start: 0, end: 0 }, 'No script.')).toBe(false)
  expect(store.getState().history.past).toEqual([])
  expect(focus()).toBeUndefined()
  expect(announced()).toBe('')
})

test('the focus moves to the place where lines were joined, to the second half of a split, and to the line after a removed one', () => {
  const { acts, said, focus, keyAt } = open()
  acts.join('a')
  expect(said()[0]).toEqual(['One two. Three.'])
  expect(focus()).toEqual(['a', 9])
  acts.split('a', 9)
  expect(focus()).toEqual([keyAt(0, 1), 0])
  acts.remove(keyAt(0, 1) ?? '')
  expect(focus()).toEqual(['a', 'remove'])
  acts.remove('a')
  expect(focus()?.[0]).toBeUndefined()
})

test('a pasted script is one step to undo, and the focus is after it', () => {
  const { store, acts, said, focus, keyAt } = open()
  expect(acts.paste('a', { start: 4, end: 4 }, 'ALEX: A.\nJAMIE: Bee.')).toBe(true)
  expect(said()[0]).toEqual(['One', 'A.', 'Bee.', 'two.', 'Three.'])
  expect(focus()).toEqual([keyAt(0, 2), 4])
  store.undo()
  expect(store.getState().history.present).toBe(cast)
  expect(acts.pasteAtEnd('two', 'JAMIE: End.')).toBe(true)
  expect(said()[1]).toEqual(['Four.', 'End.'])
})

test('the second half of a split segment is shown, and a moved segment stays shown', () => {
  const { store, acts, said, announced } = open()
  acts.splitSegment('b')
  expect(said()).toEqual([['One two.'], ['Three.'], ['Four.']])
  expect([store.getState().place, announced()]).toEqual([1, 'Segment split. This is segment 2'])
  acts.moveSegment('one', 1)
  expect([store.getState().selected, store.getState().place, announced()]).toEqual([
    'one',
    1,
    'Moved to segment 2',
  ])
})
