import { describe, expect, test } from 'vitest'
import { changeLine, moveLineToGap, removeLine } from './edit-dialogue.ts'
import { moveSegment } from './edit-segments.ts'
import { lastToPlay, nextToPlay, placeAfterEdit, playOrder } from './play-order.ts'
import { podcast as schema } from './podcast.ts'

const line = (content: string, audio_path?: string) => ({ speaker: 'ALEX', content, audio_path })
const place = (segment: number, position: number) => ({ segment, line: position })

const cast = schema.parse({
  podcast: { title: 'Leaves' },
  segments: [
    {
      segment_id: 1,
      segment_title: 'One',
      dialogue: [line('a', 'a.mp3'), line('silent'), line('b', 'b.mp3')],
    },
    { segment_id: 2, segment_title: 'Two', dialogue: [] },
    { segment_id: 3, segment_title: 'Three', dialogue: [line('a', 'a.mp3')] },
  ],
})

test('what is played are the lines that have audio, segment by segment', () => {
  expect(playOrder(cast)).toEqual([place(0, 0), place(0, 2), place(2, 0)])
})

test('one goes forth and back over what has no audio, and over empty segments', () => {
  expect(nextToPlay(cast)).toEqual(place(0, 0))
  expect(nextToPlay(cast, place(0, 2))).toEqual(place(2, 0))
  expect(nextToPlay(cast, place(2, 0))).toBeUndefined()
  expect(lastToPlay(cast, place(2, 0))).toEqual(place(0, 2))
  expect(lastToPlay(cast, place(0, 0))).toBeUndefined()
})

describe('a line is found again after an edit', () => {
  test('where it was, when others change', () => {
    const after = changeLine(cast, 0, 1, { content: 'loud' })
    expect(placeAfterEdit(cast, after, place(0, 0))).toEqual(place(0, 0))
  })

  test('where it was, when its own words change', () => {
    const after = changeLine(cast, 0, 0, { content: 'A' })
    expect(placeAfterEdit(cast, after, place(0, 0))).toEqual(place(0, 0))
  })

  test('where it went, though another sounds the same', () => {
    const after = moveSegment(cast, 2, 0)
    expect(placeAfterEdit(cast, after, place(0, 0))).toEqual(place(1, 0))
    expect(placeAfterEdit(cast, after, place(2, 0))).toEqual(place(0, 0))
    expect(placeAfterEdit(cast, moveLineToGap(cast, place(0, 0), place(2, 1)), place(0, 0))).toEqual(
      place(2, 1),
    )
  })

  test('nowhere, when it was removed or has other audio', () => {
    expect(placeAfterEdit(cast, removeLine(cast, 0, 0), place(0, 0))).toBeUndefined()
    const voiced = changeLine(cast, 0, 0, { audio_path: 'new.mp3' })
    expect(placeAfterEdit(cast, voiced, place(0, 0))).toBeUndefined()
    expect(placeAfterEdit(cast, cast, place(7, 7))).toBeUndefined()
  })
})
