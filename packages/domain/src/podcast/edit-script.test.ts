import { describe, expect, test } from 'vitest'
import { lineDuration, podcastDuration, segmentDuration } from './dialogue-duration.ts'
import { insertLines, joinLines, moveLineToGap, newLine, pasteLines, splitLine } from './edit-dialogue.ts'
import { mergeSegments, splitSegment } from './edit-segments.ts'
import { findInDialogue, replaceAll, replaceFinding } from './find-in-dialogue.ts'
import { podcast as schema } from './podcast.ts'
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
      segment_id: 1,
      segment_title: 'Opening',
      duration: 4,
      key_points: ['Light', 'Water'],
      dialogue: [
        {
          speaker: 'ALEX',
          content: 'A leaf is green. It eats light.',
          sources: ['b1'],
          audio_path: '/a.mp3',
          audio: audio('A leaf is green. It eats light.'),
        },
        { speaker: 'JAMIE', content: 'Light? Really (light)?', sources: ['b1', 'b2'] },
      ],
    },
    {
      segment_id: 2,
      segment_title: 'Middle',
      duration: 1,
      key_points: ['Water'],
      dialogue: [{ speaker: 'JAMIE', content: 'Why?', audio_path: '/b.mp3', audio: audio('Why?') }],
    },
  ],
})
const said = (podcast: typeof cast) =>
  podcast.segments.map(({ dialogue }) => dialogue.map((line) => `${line.speaker}: ${line.content}`))

describe('writing dialogue', () => {
  test('a line is put in anywhere', () => {
    expect(said(insertLines(cast, 0, 1, [newLine('JAMIE')]))[0]?.[1]).toBe(
      'JAMIE: New dialogue content goes here.',
    )
    expect(insertLines(cast, 0, 1, [])).toBe(cast)
  })

  test('pasted lines take the place of what is selected, and leave what stands around it', () => {
    const pasted = [newLine('JAMIE'), newLine('ALEX')].map((line, at) => ({ ...line, content: `New ${at}.` }))
    const at = { segment: 0, line: 0 }
    expect(said(pasteLines(cast, at, { start: 16, end: 16 }, pasted))[0]).toEqual([
      'ALEX: A leaf is green.',
      'JAMIE: New 0.',
      'ALEX: New 1.',
      'ALEX: It eats light.',
      'JAMIE: Light? Really (light)?',
    ])
    const all = pasteLines(cast, at, { start: 0, end: 99 }, pasted)
    expect(said(all)[0]?.slice(0, 2)).toEqual(['JAMIE: New 0.', 'ALEX: New 1.'])
    const fresh = insertLines(cast, 0, 0, [newLine('ALEX')])
    expect(said(pasteLines(fresh, at, { start: 3, end: 3 }, pasted))[0]?.[0]).toBe('JAMIE: New 0.')
    expect(pasteLines(cast, at, { start: 0, end: 0 }, [])).toBe(cast)
  })

  test('the audio of a line stays with what is left of it before, else after', () => {
    const parts = (start: number) =>
      pasteLines(cast, { segment: 0, line: 0 }, { start, end: start }, [newLine('JAMIE')])
        .segments[0]?.dialogue.slice(0, 3)
        .map(({ audio_path }) => audio_path)
    expect(parts(16)).toEqual(['/a.mp3', undefined, undefined])
    expect(parts(0)).toEqual([undefined, '/a.mp3', undefined])
  })

  test('a line parted at the cursor leaves its audio with the first half, where it is out of date', () => {
    const [first, second] = splitLine(cast, 0, 0, 16).segments[0]?.dialogue ?? []
    expect(first).toMatchObject({ content: 'A leaf is green.', audio_path: '/a.mp3', sources: ['b1'] })
    expect(second).toEqual({
      speaker: 'ALEX',
      content: 'It eats light.',
      tone: 'conversational',
      sources: ['b1'],
    })
  })

  test('a line is not parted where one half would say nothing', () => {
    expect(splitLine(cast, 0, 0, 0)).toBe(cast)
    expect(splitLine(cast, 0, 0, 99)).toBe(cast)
    expect(splitLine(cast, 0, 9, 1)).toBe(cast)
  })

  test('joined lines are said by the first host and rest on what both rested on', () => {
    const [joined, ...others] = joinLines(cast, 0, 0).segments[0]?.dialogue ?? []
    expect(others).toEqual([])
    expect(joined).toMatchObject({
      speaker: 'ALEX',
      content: 'A leaf is green. It eats light. Light? Really (light)?',
      sources: ['b1', 'b2'],
    })
    expect(joinLines(cast, 0, 1)).toBe(cast)
  })

  test('a line moves within its segment and to another, with its audio', () => {
    expect(said(moveLineToGap(cast, { segment: 0, line: 0 }, { segment: 0, line: 2 }))[0]?.[1]).toMatch(
      'A leaf',
    )
    const moved = moveLineToGap(cast, { segment: 0, line: 0 }, { segment: 1, line: 1 })
    expect(said(moved)).toEqual([
      ['JAMIE: Light? Really (light)?'],
      ['JAMIE: Why?', 'ALEX: A leaf is green. It eats light.'],
    ])
    expect(moved.segments[1]?.dialogue[1]?.audio_path).toBe('/a.mp3')
    expect(moveLineToGap(cast, { segment: 0, line: 0 }, { segment: 9, line: 0 })).toBe(cast)
  })
})

describe('parting and merging segments', () => {
  test('a parted segment is two, numbered, with the minutes parted as the words are', () => {
    const parted = splitSegment(cast, 0, 1)
    expect(parted.segments.map((each) => [each.segment_id, each.segment_title, each.duration])).toEqual([
      [1, 'Opening', 3],
      [2, 'Segment 2', 1],
      [3, 'Middle', 1],
    ])
    expect(parted.podcast.total_segments).toBe(3)
    expect(splitSegment(cast, 0, 0)).toBe(cast)
    expect(splitSegment(cast, 0, 2)).toBe(cast)
  })

  test('merged segments have the lines, the minutes and, once each, the key points of both', () => {
    const merged = mergeSegments(cast, 0)
    expect(merged.segments).toHaveLength(1)
    expect(merged.segments[0]).toMatchObject({
      segment_id: 1,
      segment_title: 'Opening',
      duration: 5,
      key_points: ['Light', 'Water'],
    })
    expect(said(merged)[0]).toHaveLength(3)
    expect(mergeSegments(cast, 1)).toBe(cast)
  })
})

describe('a script that was written elsewhere', () => {
  test('is read turn by turn, whatever marks stand around the names', () => {
    expect(
      readScript('ALEX: Good morning.\nAll of you.\n\n**Jamie (Curious):** Why?\nalex： Because.\nJAMIE:\n'),
    ).toEqual([
      { speaker: 'ALEX', content: 'Good morning. All of you.', tone: 'conversational' },
      { speaker: 'JAMIE', content: 'Why?', tone: 'curious' },
      { speaker: 'ALEX', content: 'Because.', tone: 'conversational' },
    ])
  })

  test('is none where the text does not begin with a name', () => {
    expect(readScript('A leaf is green.')).toBeUndefined()
    expect(readScript('Notes\nALEX: Hello')).toBeUndefined()
    expect(readScript('Alexander: Hello')).toBeUndefined()
  })
})

describe('find and replace', () => {
  const search = { text: 'light', matchCase: false, wholeWords: false }

  test('finds words in any case, or in this one', () => {
    expect(findInDialogue(cast, search)).toEqual([
      { segment: 0, line: 0, start: 25, end: 30 },
      { segment: 0, line: 1, start: 0, end: 5 },
      { segment: 0, line: 1, start: 15, end: 20 },
    ])
    expect(findInDialogue(cast, { ...search, matchCase: true })).toHaveLength(2)
    expect(findInDialogue(cast, { ...search, text: '' })).toEqual([])
  })

  test('finds whole words alone when asked, and takes signs for what they are', () => {
    expect(findInDialogue(cast, { ...search, text: 'ligh', wholeWords: true })).toEqual([])
    expect(findInDialogue(cast, { ...search, text: '(light)?' })).toHaveLength(1)
    expect(findInDialogue(cast, { ...search, text: '.' })).toHaveLength(2)
  })

  test('replaces one place or all', () => {
    expect(said(replaceFinding(cast, { segment: 0, line: 1, start: 0, end: 5 }, 'Sun'))[0]?.[1]).toBe(
      'JAMIE: Sun? Really (light)?',
    )
    expect(said(replaceAll(cast, search, 'sunlight'))[0]).toEqual([
      'ALEX: A leaf is green. It eats sunlight.',
      'JAMIE: sunlight? Really (sunlight)?',
    ])
    expect(replaceAll(cast, { ...search, text: 'moon' }, 'x')).toBe(cast)
  })
})

describe('how long it takes', () => {
  test('a line takes as long as its audio, or as its words at 150 a minute where it has none of them', () => {
    const [spoken, unspoken] = cast.segments[0]?.dialogue ?? []
    expect(spoken && lineDuration(spoken)).toEqual({ ms: 900, estimated: false })
    expect(unspoken && lineDuration(unspoken)).toEqual({ ms: 1200, estimated: true })
    expect(spoken && lineDuration({ ...spoken, content: 'Two words' })).toEqual({ ms: 800, estimated: true })
  })

  test('segments and the whole take their pauses too', () => {
    const [first] = cast.segments
    expect(first && segmentDuration(first)).toEqual({ ms: 2320, estimated: true })
    expect(podcastDuration(cast)).toEqual({ ms: 2320 + 900 + 900, estimated: true })
  })
})
