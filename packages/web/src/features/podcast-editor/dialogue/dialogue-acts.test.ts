import { podcast as schema } from '@lectern/domain/podcast/podcast.ts'
import type { LinePlace } from '@lectern/domain/podcast/play-order.ts'
import type { Podcast } from '@lectern/domain/podcast/podcast.ts'
import { expect, test } from 'vitest'
import { createDocumentStore } from '../../../editing/document-store.ts'
import { createDialogueActs } from './dialogue-acts.ts'

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
  const focused: [LinePlace, unknown][] = []
  const acts = createDialogueActs(store, (place, how) => focused.push([place, how]))
  const said = () =>
    store.getState().history.present.segments.map(({ dialogue }) => dialogue.map(({ content }) => content))
  return { store, acts, said, focus: () => focused.at(-1), told: () => acts.getState().said.text }
}

test('a line is moved over the end of its segment into the next, which is then shown', () => {
  const { store, acts, said, focus, told } = open()
  acts.moveBy({ segment: 0, line: 1 }, 1)
  expect(said()).toEqual([['One two.'], ['Three.', 'Four.']])
  expect(store.getState().selection).toBe(1)
  expect(focus()).toEqual([{ segment: 1, line: 0 }, 'as it was'])
  expect(told()).toBe('Moved to segment 2, line 1')
  acts.moveBy({ segment: 1, line: 0 }, -1)
  expect(said()).toEqual([['One two.', 'Three.'], ['Four.']])
  expect(focus()?.[0]).toEqual({ segment: 0, line: 1 })
})

test('what cannot be done leaves the document, the focus and the words as they are', () => {
  const { store, acts, focus, told } = open()
  acts.moveBy({ segment: 0, line: 0 }, -1)
  acts.moveBy({ segment: 1, line: 0 }, 1)
  acts.join({ segment: 1, line: 0 })
  acts.split({ segment: 0, line: 0 }, 0)
  acts.splitSegment({ segment: 0, line: 0 })
  acts.mergeWithNext(1)
  expect(acts.paste({ segment: 0, line: 0 }, { start: 0, end: 0 }, 'No script.')).toBe(false)
  expect(store.getState().history.past).toEqual([])
  expect(focus()).toBeUndefined()
  expect(told()).toBe('')
})

test('the focus goes to where two lines meet, to the second half, and beyond a removed line', () => {
  const { acts, said, focus } = open()
  acts.join({ segment: 0, line: 0 })
  expect(said()[0]).toEqual(['One two. Three.'])
  expect(focus()).toEqual([{ segment: 0, line: 0 }, 9])
  acts.split({ segment: 0, line: 0 }, 9)
  expect(focus()).toEqual([{ segment: 0, line: 1 }, 0])
  acts.remove({ segment: 0, line: 1 })
  expect(focus()).toEqual([{ segment: 0, line: 0 }, 'remove'])
  acts.remove({ segment: 0, line: 0 })
  expect(focus()?.[0].line).toBe(-1)
})

test('a pasted script is one step, and the focus stands behind it', () => {
  const { store, acts, said, focus } = open()
  expect(acts.paste({ segment: 0, line: 0 }, { start: 4, end: 4 }, 'ALEX: A.\nJAMIE: Bee.')).toBe(true)
  expect(said()[0]).toEqual(['One', 'A.', 'Bee.', 'two.', 'Three.'])
  expect(focus()).toEqual([{ segment: 0, line: 2 }, 4])
  store.undo()
  expect(store.getState().history.present).toBe(cast)
  expect(acts.pasteAtEnd(1, 'JAMIE: End.')).toBe(true)
  expect(said()[1]).toEqual(['Four.', 'End.'])
})
