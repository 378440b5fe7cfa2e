import { describe, expect, test } from 'vitest'
import { lineDuration, plannedMinutes, podcastDuration, segmentDuration } from './dialogue-duration.ts'
import { insertLines, joinLines, moveLineToGap, newLine, pasteLines, splitLine } from './edit-dialogue.ts'
import { mergeSegments, splitSegment } from './edit-segments.ts'
import { findInDialogue, replaceAll, replaceFinding } from './find-in-dialogue.ts'
import { podcast as schema } from '../podcast.ts'
import { readScript } from './read-script.ts'

const audio = (text: string, duration_ms = 900) => ({
  text,
  voice_id: 'v',
  engine: 'e',
  duration_ms,
  sentences: [],
})
const cast = schema.parse({
  podcast: { title: 'Leaves', organization: 'School', course_id: '7', page_id: 'p', total_segments: 2 },
  segments: [
    {
      key: 'opening',
      segment_id: 1,
      segment_title: 'Opening',
      duration: 4,
      key_points: ['Light', 'Water'],
      dialogue: [
        {
          key: 'leaf',
          speaker: 'ALEX',
          content: 'A leaf is green. It eats light.',
          sources: ['b1'],
          audio_path: '/a.mp3',
          audio: audio('A leaf is green. It eats light.'),
        },
        { key: 'light', speaker: 'JAMIE', content: 'Light? Really (light)?', sources: ['b1', 'b2'] },
      ],
    },
    {
      key: 'middle',
      segment_id: 2,
      segment_title: 'Middle',
      duration: 1,
      key_points: ['Water'],
      dialogue: [
        { key: 'why', speaker: 'JAMIE', content: 'Why?', audio_path: '/b.mp3', audio: audio('Why?') },
      ],
    },
  ],
})
const said = (podcast: typeof cast) =>
  podcast.segments.map(({ dialogue }) => dialogue.map((line) => `${line.speaker}: ${line.content}`))

describe('writing dialogue', () => {
  test('a line can be inserted anywhere', () => {
    expect(said(insertLines(cast, { segment: 'opening', before: 'light' }, [newLine('JAMIE')]))[0]?.[1]).toBe(
      'JAMIE: New dialogue content goes here.',
    )
    expect(insertLines(cast, { segment: 'opening', before: 'light' }, [])).toBe(cast)
  })

  test('pasted lines replace the selection and keep the text around it', () => {
    const pasted = [newLine('JAMIE'), newLine('ALEX')].map((line, at) => ({ ...line, content: `New ${at}.` }))
    expect(said(pasteLines(cast, 'leaf', { start: 16, end: 16 }, pasted))[0]).toEqual([
      'ALEX: A leaf is green.',
      'JAMIE: New 0.',
      'ALEX: New 1.',
      'ALEX: It eats light.',
      'JAMIE: Light? Really (light)?',
    ])
    const all = pasteLines(cast, 'leaf', { start: 0, end: 99 }, pasted)
    expect(said(all)[0]?.slice(0, 2)).toEqual(['JAMIE: New 0.', 'ALEX: New 1.'])
    const blank = newLine('ALEX')
    const fresh = insertLines(cast, { segment: 'opening', before: 'leaf' }, [blank])
    expect(said(pasteLines(fresh, blank.key, { start: 3, end: 3 }, pasted))[0]?.[0]).toBe('JAMIE: New 0.')
    expect(pasteLines(cast, 'leaf', { start: 0, end: 0 }, [])).toBe(cast)
  })

  test('audio stays with the remaining text before the selection, otherwise after it', () => {
    const parts = (start: number) =>
      pasteLines(cast, 'leaf', { start, end: start }, [newLine('JAMIE')])
        .segments[0]?.dialogue.slice(0, 3)
        .map(({ audio_path }) => audio_path)
    expect(parts(16)).toEqual(['/a.mp3', undefined, undefined])
    expect(parts(0)).toEqual([undefined, '/a.mp3', undefined])
  })

  test('splitting a line leaves its audio, now outdated, with the first half', () => {
    const [first, second] = splitLine(cast, 'leaf', 16).segments[0]?.dialogue ?? []
    expect(first).toMatchObject({
      key: 'leaf',
      content: 'A leaf is green.',
      audio_path: '/a.mp3',
      sources: ['b1'],
    })
    expect(second).toEqual({
      key: expect.not.stringMatching(/^leaf$/),
      speaker: 'ALEX',
      content: 'It eats light.',
      tone: 'conversational',
      sources: ['b1'],
    })
  })

  test('a line is not split if one half would have no words', () => {
    expect(splitLine(cast, 'leaf', 0)).toBe(cast)
    expect(splitLine(cast, 'leaf', 99)).toBe(cast)
    expect(splitLine(cast, 'gone', 1)).toBe(cast)
  })

  test('joined lines have the first host and the sources of both', () => {
    const [joined, ...others] = joinLines(cast, 'leaf').segments[0]?.dialogue ?? []
    expect(others).toEqual([])
    expect(joined).toMatchObject({
      key: 'leaf',
      speaker: 'ALEX',
      content: 'A leaf is green. It eats light. Light? Really (light)?',
      sources: ['b1', 'b2'],
    })
    expect(joinLines(cast, 'light')).toBe(cast)
  })

  test('a line moves within its segment and to another one, with its audio', () => {
    const within = moveLineToGap(cast, 'leaf', { segment: 'opening', before: undefined })
    expect(said(within)[0]?.[1]).toMatch('A leaf')
    const moved = moveLineToGap(cast, 'leaf', { segment: 'middle', before: undefined })
    expect(said(moved)).toEqual([
      ['JAMIE: Light? Really (light)?'],
      ['JAMIE: Why?', 'ALEX: A leaf is green. It eats light.'],
    ])
    expect(moved.segments[1]?.dialogue[1]).toMatchObject({ key: 'leaf', audio_path: '/a.mp3' })
  })
})

describe('splitting and merging segments', () => {
  test('a split segment becomes two numbered segments, with the minutes divided by words', () => {
    const parted = splitSegment(cast, 'light')
    expect(parted.segments.map((each) => [each.segment_id, each.segment_title, each.duration])).toEqual([
      [1, 'Opening', 3],
      [2, 'Segment 2', 1],
      [3, 'Middle', 1],
    ])
    expect(parted.segments.map(({ key }) => key)).toEqual(['opening', expect.any(String), 'middle'])
    expect(parted.podcast.total_segments).toBe(3)
    expect(splitSegment(cast, 'leaf')).toBe(cast)
    expect(splitSegment(cast, 'gone')).toBe(cast)
  })

  test('merged segments have the lines, the minutes and the distinct key points of both', () => {
    const merged = mergeSegments(cast, 'opening')
    expect(merged.segments).toHaveLength(1)
    expect(merged.segments[0]).toMatchObject({
      segment_id: 1,
      segment_title: 'Opening',
      duration: 5,
      key_points: ['Light', 'Water'],
    })
    expect(said(merged)[0]).toHaveLength(3)
    expect(mergeSegments(cast, 'middle')).toBe(cast)
  })

  test('planned minutes add up without binary rounding errors', () => {
    const segments = cast.segments.map((segment, at) => ({ ...segment, duration: at === 0 ? 0.1 : 0.2 }))
    expect(plannedMinutes(segments)).toBe(0.3)
    expect(mergeSegments({ ...cast, segments }, 'opening').segments[0]?.duration).toBe(0.3)
  })
})

describe('a pasted script', () => {
  test('is parsed turn by turn, with any formatting around the names', () => {
    expect(
      readScript('ALEX: Good morning.\nAll of you.\n\n**Jamie (Curious):** Why?\nalex： Because.\nJAMIE:\n'),
    ).toEqual([
      {
        key: expect.any(String),
        speaker: 'ALEX',
        content: 'Good morning. All of you.',
        tone: 'conversational',
      },
      { key: expect.any(String), speaker: 'JAMIE', content: 'Why?', tone: 'curious' },
      { key: expect.any(String), speaker: 'ALEX', content: 'Because.', tone: 'conversational' },
    ])
  })

  test("is not a script if the text does not start with a host's name", () => {
    expect(readScript('A leaf is green.')).toBeUndefined()
    expect(readScript('Notes\nALEX: Hello')).toBeUndefined()
    expect(readScript('Alexander: Hello')).toBeUndefined()
  })
})

describe('find and replace', () => {
  const search = { text: 'light', matchCase: false, wholeWords: false }

  test('finds words in any case, or in the given case', () => {
    expect(findInDialogue(cast, search)).toEqual([
      { segment: 'opening', line: 'leaf', start: 25, end: 30 },
      { segment: 'opening', line: 'light', start: 0, end: 5 },
      { segment: 'opening', line: 'light', start: 15, end: 20 },
    ])
    expect(findInDialogue(cast, { ...search, matchCase: true })).toHaveLength(2)
    expect(findInDialogue(cast, { ...search, text: '' })).toEqual([])
  })

  test('finds whole words on request, and treats special characters literally', () => {
    expect(findInDialogue(cast, { ...search, text: 'ligh', wholeWords: true })).toEqual([])
    expect(findInDialogue(cast, { ...search, text: '(light)?' })).toHaveLength(1)
    expect(findInDialogue(cast, { ...search, text: '.' })).toHaveLength(2)
  })

  test('replaces one result or all', () => {
    expect(
      said(replaceFinding(cast, { segment: 'opening', line: 'light', start: 0, end: 5 }, 'Sun'))[0]?.[1],
    ).toBe('JAMIE: Sun? Really (light)?')
    expect(said(replaceAll(cast, search, 'sunlight'))[0]).toEqual([
      'ALEX: A leaf is green. It eats sunlight.',
      'JAMIE: sunlight? Really (sunlight)?',
    ])
    expect(replaceAll(cast, { ...search, text: 'moon' }, 'x')).toBe(cast)
  })
})

describe('durations', () => {
  test('a line lasts as long as its current audio, or as its words at 150 per minute', () => {
    const [spoken, unspoken] = cast.segments[0]?.dialogue ?? []
    expect(spoken && lineDuration(spoken)).toEqual({ ms: 900, estimated: false })
    expect(unspoken && lineDuration(unspoken)).toEqual({ ms: 1200, estimated: true })
    expect(spoken && lineDuration({ ...spoken, content: 'Two words' })).toEqual({ ms: 800, estimated: true })
  })

  test('segments and the whole podcast include their pauses', () => {
    const [first] = cast.segments
    expect(first && segmentDuration(first)).toEqual({ ms: 2320, estimated: true })
    expect(podcastDuration(cast)).toEqual({ ms: 2320 + 900 + 900, estimated: true })
  })
})
