import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addLine, changeLine, moveLine, removeLine, switchSpeaker } from './edit-dialogue.ts'
import { addSegment, changePodcastInfo, changeSegment, deleteSegment, moveSegment } from './edit-segments.ts'
import { withLineAudio } from './line-audio.ts'
import { lineAt, playOrder } from './play-order.ts'
import { podcast as schema } from './podcast.ts'

const audio = (text: string) => ({ text, voice_id: 'v', engine: 'e', duration_ms: 900, sentences: [] })

const two = schema.parse({
  podcast: { title: 'Leaves', organization: 'School', course_id: '7', page_id: 'p', total_segments: 2 },
  segments: [
    {
      segment_id: 1,
      segment_title: 'Opening',
      dialogue: [
        { speaker: 'ALEX', content: 'Hello', audio_path: '/a.mp3', audio: audio('Hello') },
        { speaker: 'JAMIE', content: 'Hi' },
      ],
    },
    {
      segment_id: 2,
      segment_title: 'Middle',
      dialogue: [{ speaker: 'JAMIE', content: 'Why?', audio_path: '/b.mp3', audio: audio('Why?') }],
    },
  ],
})
const titles = (cast: typeof two) => cast.segments.map((each) => each.segment_title)
const said = (cast: typeof two, segment = 0) => cast.segments[segment]?.dialogue.map((line) => line.content)

describe('editing segments', () => {
  test('a new segment stands at the end with two lines and the defaults', () => {
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

  test('deleting renumbers from 1; the only segment stays', () => {
    const left = deleteSegment(two, 0)
    expect(titles(left)).toEqual(['Middle'])
    expect(left.segments[0]?.segment_id).toBe(1)
    expect(deleteSegment(left, 0)).toBe(left)
  })

  test('moving renumbers, and is no edit at the ends', () => {
    const up = moveSegment(two, 1, 0)
    expect(titles(up)).toEqual(['Middle', 'Opening'])
    expect(up.segments.map((each) => each.segment_id)).toEqual([1, 2])
    expect(moveSegment(two, 1, 2)).toBe(two)
  })

  test('information and titles change alone', () => {
    expect(changePodcastInfo(two, { target_audience: 'Everyone' }).segments).toBe(two.segments)
    expect(titles(changeSegment(two, 1, { segment_title: 'End' }))).toEqual(['Opening', 'End'])
  })

  test('whatever is done, segments count from 1', () => {
    const place = fc.nat({ max: 6 })
    const action = fc.oneof(
      fc.constant(addSegment),
      place.map((at) => (cast: typeof two) => deleteSegment(cast, at)),
      fc.tuple(place, place).map(
        ([from, to]) =>
          (cast: typeof two) =>
            moveSegment(cast, from, to),
      ),
    )
    fc.assert(
      fc.property(fc.array(action, { maxLength: 30 }), (actions) => {
        const end = actions.reduce((cast, act) => act(cast), two)
        expect(end.segments.map((each) => each.segment_id)).toEqual(end.segments.map((_, index) => index + 1))
        expect(end.podcast.total_segments).toBe(end.segments.length)
      }),
    )
  })
})

describe('editing dialogue', () => {
  test('a new line of a host stands at the end', () => {
    expect(addLine(two, 0, 'JAMIE').segments[0]?.dialogue.at(-1)).toEqual({
      speaker: 'JAMIE',
      content: 'New dialogue content goes here.',
      tone: 'conversational',
    })
  })

  test('lines are changed, moved and removed', () => {
    expect(said(changeLine(two, 0, 1, { content: 'Hey' }))).toEqual(['Hello', 'Hey'])
    expect(said(moveLine(two, 0, 1, 0))).toEqual(['Hi', 'Hello'])
    expect(said(removeLine(two, 0, 0))).toEqual(['Hi'])
    expect(removeLine(two, 9, 0)).toBe(two)
  })

  test('a line given to the other host loses the audio that has the first one’s voice', () => {
    const line = switchSpeaker(two, 0, 0).segments[0]?.dialogue[0]
    expect(line).toEqual({ speaker: 'JAMIE', content: 'Hello', tone: 'conversational' })
  })
})

describe('playing a podcast', () => {
  test('a full preview plays every line that has audio, in order', () => {
    expect(playOrder(two)).toEqual([
      { segment: 0, line: 0 },
      { segment: 1, line: 0 },
    ])
    expect(lineAt(two, { segment: 1, line: 0 })?.content).toBe('Why?')
  })

  test('audio goes to the line in which the same host says its words', () => {
    const moved = moveSegment(two, 1, 0)
    const arrived = withLineAudio(moved, [
      { speaker: 'JAMIE', content: 'Hi', tone: 'warm', audio_path: '/c.mp3', audio: audio('Hi') },
      { speaker: 'ALEX', content: 'Why?', tone: 'warm', audio_path: '/wrong.mp3', audio: audio('Why?') },
    ])
    expect(arrived.segments.flatMap((each) => each.dialogue.map((line) => line.audio_path))).toEqual([
      '/b.mp3',
      '/a.mp3',
      '/c.mp3',
    ])
  })
})
