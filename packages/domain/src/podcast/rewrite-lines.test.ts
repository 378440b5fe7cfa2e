import { describe, expect, test } from 'vitest'
import { audioStatus } from '../narration/audio-status.ts'
import { changeLine, removeLine } from './edit-dialogue.ts'
import { moveSegment } from './edit-segments.ts'
import { podcast } from './podcast.ts'
import type { DialogueLine, Podcast } from './podcast.ts'
import { changesLines, replaceUneditedLines, rewrittenLines } from './rewrite-lines.ts'

const owner = { organization: '', course_id: '', page_id: '' }
const said = (speaker: string, content: string) => ({
  speaker,
  content,
  audio_path: '/audio/x.mp3',
  audio: { text: content, voice_id: 'v', engine: 'e', duration_ms: 900, sentences: [] },
})
const cast: Podcast = podcast.parse({
  podcast: { ...owner, title: 'Rain' },
  segments: [
    { ...owner, segment_id: 1, segment_title: 'One', dialogue: [said('ALEX', 'Hello.')] },
    {
      ...owner,
      segment_id: 2,
      segment_title: 'Two',
      dialogue: [said('JAMIE', 'Why?'), said('ALEX', 'Because.')],
    },
  ],
})
const [why, because] = (cast.segments[1]?.dialogue ?? []) as [DialogueLine, DialogueLine]
const line = (speaker: 'ALEX' | 'JAMIE', content: string) => ({ speaker, content, tone: 'warm', sources: [] })
const statusOf = (one: DialogueLine | undefined) => one && audioStatus({ ...one, script: one.content })

describe('Rewritten lines', () => {
  test('keep the audio of their place, which asks to be updated', () => {
    const [first, second] = rewrittenLines([why, because], [line('JAMIE', 'Why?'), line('ALEX', 'Since.')])
    expect(statusOf(first)).toBe('Available')
    expect(statusOf(second)).toBe('Update Needed')
  })

  test('of another number keep the audio of the same words alone', () => {
    const lines = rewrittenLines([why, because], [line('ALEX', 'Because.')])
    expect(lines.map(statusOf)).toEqual(['Available'])
    expect(rewrittenLines([why], [line('JAMIE', 'So?'), line('ALEX', 'Yes.')]).map(statusOf)).toEqual([
      'Not Generated',
      'Not Generated',
    ])
  })

  test('take no audio of the other host', () => {
    expect(rewrittenLines([why], [line('ALEX', 'Why?')]).map(statusOf)).toEqual(['Not Generated'])
  })
})

describe('A rewriting of lines', () => {
  test('changes them by another word, tone or host, not by what they rest on', () => {
    const again = { ...line('JAMIE', ' Why? '), tone: why.tone, sources: ['b1'] }
    expect(changesLines([why], [again])).toBe(false)
    expect(changesLines([why], [{ ...again, content: 'How come?' }])).toBe(true)
    expect(changesLines([why], [{ ...again, tone: 'curious' }])).toBe(true)
    expect(changesLines([why], [again, again])).toBe(true)
  })
})

describe('Putting lines where they were asked for', () => {
  const next = [line('JAMIE', 'How come?'), line('ALEX', 'Since.'), line('JAMIE', 'I see.')]
  const words = (show: Podcast) => show.segments.map(({ dialogue }) => dialogue.map(({ content }) => content))

  test('works in their place, and back again', () => {
    const near = { segment: 1, line: 0 }
    const after = replaceUneditedLines(cast, [why, because], next, near)
    expect(words(after)).toEqual([['Hello.'], ['How come?', 'Since.', 'I see.']])
    expect(words(replaceUneditedLines(after, next, [why, because], near))).toEqual(words(cast))
  })

  test('follows them where they have been moved', () => {
    const near = { segment: 1, line: 1 }
    const shorter = removeLine(cast, 1, 0)
    expect(words(replaceUneditedLines(shorter, [because], next, near))[1]).toEqual([
      'How come?',
      'Since.',
      'I see.',
    ])
    expect(words(replaceUneditedLines(moveSegment(cast, 1, 0), [because], next, near))[0]).toHaveLength(4)
  })

  test('leaves everything as it is where one has been edited since', () => {
    const edited = changeLine(cast, 1, 1, { content: 'Because of the sun.' })
    expect(replaceUneditedLines(edited, [why, because], next, { segment: 1, line: 0 })).toBe(edited)
  })
})
