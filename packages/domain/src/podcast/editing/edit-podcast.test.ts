import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addLine, changeLine, moveLineToGap, removeLine, switchSpeaker } from './edit-dialogue.ts'
import {
  addSegment,
  changePodcastInfo,
  changeSegment,
  deleteSegment,
  mergeSegments,
  moveSegment,
  splitSegment,
} from './edit-segments.ts'
import { withLineAudio } from '../line-audio.ts'
import { audioStatus } from '../../narration/audio/audio-status.ts'
import { playOrder } from '../episode/play-order.ts'
import { podcast as schema } from '../podcast.ts'

const audio = (text: string) => ({ text, voice_id: 'v', engine: 'e', duration_ms: 900, sentences: [] })

const two = schema.parse({
  podcast: { title: 'Leaves', organization: 'School', course_id: '7', page_id: 'p', total_segments: 2 },
  segments: [
    {
      key: 'opening',
      segment_id: 1,
      segment_title: 'Opening',
      dialogue: [
        { key: 'hello', speaker: 'ALEX', content: 'Hello', audio_path: '/a.mp3', audio: audio('Hello') },
        { key: 'hi', speaker: 'JAMIE', content: 'Hi' },
      ],
    },
    {
      key: 'middle',
      segment_id: 2,
      segment_title: 'Middle',
      dialogue: [
        { key: 'why', speaker: 'JAMIE', content: 'Why?', audio_path: '/b.mp3', audio: audio('Why?') },
      ],
    },
  ],
})
const titles = (cast: typeof two) => cast.segments.map((each) => each.segment_title)
const said = (cast: typeof two, segment = 0) => cast.segments[segment]?.dialogue.map((line) => line.content)

describe('editing segments', () => {
  test('a new segment is added at the end with two lines and the defaults', () => {
    const added = addSegment(two)
    expect(added.segments.at(-1)).toMatchObject({
      segment_id: 3,
      segment_title: 'Segment 3',
      duration: 5,
      key_points: ['New key point'],
      organization: 'School',
      podcast_id: 1,
      dialogue: [
        { speaker: 'ALEX', content: 'New dialogue content goes here.', tone: 'enthusiastic' },
        { speaker: 'JAMIE', content: 'New dialogue content goes here.', tone: 'conversational' },
      ],
    })
    expect(added.podcast.total_segments).toBe(3)
  })

  test('deleting renumbers from 1, and the only segment cannot be deleted', () => {
    const left = deleteSegment(two, 'opening')
    expect(titles(left)).toEqual(['Middle'])
    expect(left.segments[0]?.segment_id).toBe(1)
    expect(deleteSegment(left, 'middle')).toBe(left)
  })

  test('moving renumbers, and does nothing at the ends', () => {
    const up = moveSegment(two, 'middle', 'opening')
    expect(titles(up)).toEqual(['Middle', 'Opening'])
    expect(up.segments.map((each) => each.segment_id)).toEqual([1, 2])
    expect(moveSegment(two, 'middle', undefined)).toBe(two)
  })

  test('editing the information and the titles changes nothing else', () => {
    expect(changePodcastInfo(two, { target_audience: 'Everyone' }).segments).toBe(two.segments)
    expect(titles(changeSegment(two, 'middle', { segment_title: 'End' }))).toEqual(['Opening', 'End'])
  })

  test('after any edits, segments count from 1, and every part has a unique key', () => {
    const place = fc.nat({ max: 6 })
    const keyAt = (cast: typeof two, at: number) => cast.segments[at]?.key ?? 'gone'
    const action = fc.oneof(
      fc.constant(addSegment),
      place.map((at) => (cast: typeof two) => deleteSegment(cast, keyAt(cast, at))),
      fc.tuple(place, place).map(
        ([from, to]) =>
          (cast: typeof two) =>
            moveSegment(cast, keyAt(cast, from), cast.segments[to]?.key),
      ),
      place.map((at) => (cast: typeof two) => splitSegment(cast, cast.segments[at]?.dialogue[1]?.key ?? '')),
      place.map((at) => (cast: typeof two) => mergeSegments(cast, keyAt(cast, at))),
    )
    fc.assert(
      fc.property(fc.array(action, { maxLength: 30 }), (actions) => {
        const end = actions.reduce((cast, act) => act(cast), two)
        expect(end.segments.map((each) => each.segment_id)).toEqual(end.segments.map((_, index) => index + 1))
        expect(end.podcast.total_segments).toBe(end.segments.length)
        const keys = end.segments.flatMap(({ key, dialogue }) => [key, ...dialogue.map((line) => line.key)])
        expect(new Set(keys).size).toBe(keys.length)
      }),
    )
  })
})

describe('editing dialogue', () => {
  test('a new line of a host is added at the end', () => {
    expect(addLine(two, 'opening', 'JAMIE').segments[0]?.dialogue.at(-1)).toEqual({
      key: expect.stringMatching(/^\w{16}$/),
      speaker: 'JAMIE',
      content: 'New dialogue content goes here.',
      tone: 'conversational',
    })
  })

  test('lines are changed, moved and removed', () => {
    expect(said(changeLine(two, 'hi', { content: 'Hey' }))).toEqual(['Hello', 'Hey'])
    expect(said(moveLineToGap(two, 'hi', { segment: 'opening', before: 'hello' }))).toEqual(['Hi', 'Hello'])
    expect(said(removeLine(two, 'hello'))).toEqual(['Hi'])
    expect(removeLine(two, 'gone')).toBe(two)
  })

  test('a line switched to the other host keeps its audio as outdated, until it is switched back', () => {
    const statusOf = (cast: typeof two) => {
      const line = cast.segments[0]?.dialogue[0]
      return line && audioStatus({ ...line, script: line.content })
    }
    const given = switchSpeaker(two, 'hello')
    expect(given.segments[0]?.dialogue[0]).toMatchObject({
      key: 'hello',
      speaker: 'JAMIE',
      audio_path: '/a.mp3',
    })
    expect(statusOf(given)).toBe('Update Needed')
    expect(statusOf(switchSpeaker(given, 'hello'))).toBe('Available')
  })

  test('a line stays if its target does not exist', () => {
    expect(moveLineToGap(two, 'hi', { segment: 'middle', before: 'gone' })).toBe(two)
    expect(moveLineToGap(two, 'hi', { segment: 'gone', before: undefined })).toBe(two)
  })
})

describe('playing a podcast', () => {
  test('a full preview plays every line that has audio, in order', () => {
    expect(playOrder(two)).toEqual(['hello', 'why'])
  })

  test('audio goes to the line it was made for, at its current position', () => {
    const moved = moveSegment(two, 'middle', 'opening')
    const arrived = withLineAudio([
      { key: 'hi', audio_path: '/c.mp3', audio: audio('Hi') },
      { key: 'gone', audio_path: '/wrong.mp3', audio: audio('Why?') },
    ])(moved)
    expect(arrived.segments.flatMap((each) => each.dialogue.map((line) => line.audio_path))).toEqual([
      '/b.mp3',
      '/a.mp3',
      '/c.mp3',
    ])
  })

  test('a line takes audio of other words only if its own audio is not current', () => {
    const late = [{ key: 'hi', audio_path: '/c.mp3', audio: audio('Hi') }]
    const edited = withLineAudio(late)(changeLine(two, 'hi', { content: 'Hello again' }))
    const [, line] = edited.segments[0]?.dialogue ?? []
    expect(line && audioStatus({ ...line, script: line.content })).toBe('Update Needed')
    expect(withLineAudio([{ key: 'hello', audio_path: '/x.mp3', audio: audio('Other') }])(two)).toBe(two)
  })
})
