import { describe, expect, test } from 'vitest'
import { writtenLine } from '../../api/documents/rewriting.ts'
import { audioStatus } from '../../narration/audio/audio-status.ts'
import { newPartKey } from '../../documents/part-keys.ts'
import { changeLine, insertLines, removeLine } from './edit-dialogue.ts'
import { moveSegment } from './edit-segments.ts'
import { podcast } from '../podcast.ts'
import type { DialogueLine, Podcast } from '../podcast.ts'
import { changesLines, replaceUneditedLines, rewrittenLines } from './rewrite-lines.ts'

const owner = { organization: '', course_id: '', page_id: '' }
const said = (speaker: string, content: string) => ({
  key: newPartKey(),
  speaker,
  content,
  audio_path: '/audio/x.mp3',
  audio: { text: content, voice_id: 'v', engine: 'e', duration_ms: 900, sentences: [] },
})
const cast: Podcast = podcast.parse({
  podcast: { ...owner, title: 'Rain' },
  segments: [
    { ...owner, key: 'one', segment_id: 1, segment_title: 'One', dialogue: [said('ALEX', 'Hello.')] },
    {
      ...owner,
      key: 'two',
      segment_id: 2,
      segment_title: 'Two',
      dialogue: [said('JAMIE', 'Why?'), said('ALEX', 'Because.')],
    },
  ],
})
const [why, because] = (cast.segments[1]?.dialogue ?? []) as [DialogueLine, DialogueLine]
const line = (speaker: 'ALEX' | 'JAMIE', content: string) => ({ speaker, content, tone: 'warm', sources: [] })
const spoken = (speaker: 'ALEX' | 'JAMIE', content: string) => ({
  key: newPartKey(),
  ...line(speaker, content),
})
const statusOf = (one: DialogueLine | undefined) => one && audioStatus({ ...one, script: one.content })

describe('Rewritten lines', () => {
  test('keep their marks of speech if the words are the same, and lose them with the words', () => {
    const marked = { ...why, content: '[slow]Why?[/slow] [pause]' }
    const [kept] = rewrittenLines([marked], [{ ...line('JAMIE', 'Why?'), tone: marked.tone }])
    expect(kept?.content).toBe(marked.content)
    expect(changesLines([marked], kept ? [kept] : [])).toBe(false)
    expect(rewrittenLines([marked], [line('JAMIE', 'How so?')])[0]?.content).toBe('How so?')
    const asked = writtenLine.parse({ ...line('JAMIE', marked.content) })
    expect(asked.content).toBe('Why?')
    const long = writtenLine.safeParse(line('JAMIE', `${'a'.repeat(19_999)} [pause 2 s]`))
    expect(long.success).toBe(true)
    expect(writtenLine.safeParse(line('JAMIE', 'a'.repeat(20_001))).success).toBe(false)
  })

  test('keep the audio of their position, which becomes outdated', () => {
    const [first, second] = rewrittenLines([why, because], [line('JAMIE', 'Why?'), line('ALEX', 'Since.')])
    expect(statusOf(first)).toBe('Available')
    expect(statusOf(second)).toBe('Update Needed')
  })

  test('keep audio only for equal words if their number changes', () => {
    const lines = rewrittenLines([why, because], [line('ALEX', 'Because.')])
    expect(lines.map(statusOf)).toEqual(['Available'])
    expect(rewrittenLines([why], [line('JAMIE', 'So?'), line('ALEX', 'Yes.')]).map(statusOf)).toEqual([
      'Not Generated',
      'Not Generated',
    ])
  })

  test('are matched with existing lines by words or position, and are new otherwise', () => {
    const swapped = rewrittenLines([why, because], [line('JAMIE', 'So?'), line('JAMIE', 'Why?')])
    expect(swapped[1]?.key).toBe(why.key)
    expect([why.key, because.key]).not.toContain(swapped[0]?.key)
    const inPlace = rewrittenLines([why, because], [line('ALEX', 'So?'), line('ALEX', 'Yes.')])
    expect(inPlace.map(({ key }) => key)).toEqual([why.key, because.key])
  })

  test('take no audio of the other host', () => {
    expect(rewrittenLines([why], [line('ALEX', 'Why?')]).map(statusOf)).toEqual(['Not Generated'])
  })
})

describe('A rewriting of lines', () => {
  test('changes words, tone or host, not sources', () => {
    const again = { ...spoken('JAMIE', ' Why? '), tone: why.tone, sources: ['b1'] }
    expect(changesLines([why], [again])).toBe(false)
    expect(changesLines([why], [{ ...again, content: 'How come?' }])).toBe(true)
    expect(changesLines([why], [{ ...again, tone: 'curious' }])).toBe(true)
    expect(changesLines([why], [again, again])).toBe(true)
  })
})

describe('Replacing lines with a proposal', () => {
  const next = [spoken('JAMIE', 'How come?'), spoken('ALEX', 'Since.'), spoken('JAMIE', 'I see.')]
  const words = (show: Podcast) => show.segments.map(({ dialogue }) => dialogue.map(({ content }) => content))

  test('works at their position, and can be reverted', () => {
    const after = replaceUneditedLines(cast, [why, because], next)
    expect(words(after)).toEqual([['Hello.'], ['How come?', 'Since.', 'I see.']])
    expect(replaceUneditedLines(after, next, [why, because])).toEqual(cast)
  })

  test('follows the lines if they were moved', () => {
    const shorter = removeLine(cast, why.key)
    expect(words(replaceUneditedLines(shorter, [because], next))[1]).toEqual([
      'How come?',
      'Since.',
      'I see.',
    ])
    const moved = moveSegment(cast, 'two', 'one')
    expect(words(replaceUneditedLines(moved, [because], next))[0]).toHaveLength(4)
  })

  test('treats another line with the same words as a different line', () => {
    const twin = { ...because, key: 'twin' }
    const two = insertLines(removeLine(cast, because.key), { segment: 'one', before: undefined }, [twin])
    expect(replaceUneditedLines(two, [because], next)).toBe(two)
  })

  test('changes nothing if a line was edited since', () => {
    const edited = changeLine(cast, because.key, { content: 'Because of the sun.' })
    expect(replaceUneditedLines(edited, [why, because], next)).toBe(edited)
  })
})
