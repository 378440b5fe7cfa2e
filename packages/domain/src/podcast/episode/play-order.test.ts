import { describe, expect, test } from 'vitest'
import { moveLineToGap, removeLine } from '../editing/edit-dialogue.ts'
import { lineOf, placeOfLine, segmentOfLine } from '../find-line.ts'
import { lastToPlay, nextToPlay, playOrder } from './play-order.ts'
import { podcast as schema } from '../podcast.ts'

const line = (key: string, audio_path?: string) => ({ key, speaker: 'ALEX', content: key, audio_path })

const cast = schema.parse({
  podcast: { title: 'Leaves' },
  segments: [
    {
      key: 'one',
      segment_id: 1,
      segment_title: 'One',
      dialogue: [line('a', 'a.mp3'), line('silent'), line('b', 'b.mp3')],
    },
    { key: 'two', segment_id: 2, segment_title: 'Two', dialogue: [] },
    { key: 'three', segment_id: 3, segment_title: 'Three', dialogue: [line('c', 'a.mp3')] },
  ],
})

describe('the play order', () => {
  test('contains the lines with audio, segment by segment', () => {
    expect(playOrder(cast)).toEqual(['a', 'b', 'c'])
  })

  test('skips lines without audio and empty segments, in both directions', () => {
    expect(nextToPlay(cast)).toBe('a')
    expect(nextToPlay(cast, 'silent')).toBe('b')
    expect(nextToPlay(cast, 'b')).toBe('c')
    expect(nextToPlay(cast, 'c')).toBeUndefined()
    expect(lastToPlay(cast, 'c')).toBe('b')
    expect(lastToPlay(cast, 'a')).toBeUndefined()
  })

  test('continues from the new position of a moved line', () => {
    const moved = moveLineToGap(cast, 'a', { segment: 'three', before: undefined })
    expect(nextToPlay(moved, 'b')).toBe('c')
    expect(nextToPlay(moved, 'a')).toBeUndefined()
  })
})

describe('a line is found by its key', () => {
  test('at any position', () => {
    const moved = moveLineToGap(cast, 'a', { segment: 'three', before: 'c' })
    expect(placeOfLine(moved, 'a')).toEqual({ segment: 2, line: 0 })
    expect(segmentOfLine(moved, 'a')?.key).toBe('three')
    expect(lineOf(moved, 'a')).toBe(cast.segments[0]?.dialogue[0])
  })

  test('and not after it was removed', () => {
    expect(placeOfLine(removeLine(cast, 'a'), 'a')).toBeUndefined()
    expect(lineOf(cast, 'unknown')).toBeUndefined()
  })
})
