import { expect, test } from 'vitest'
import { splitLine } from '../podcast/editing/edit-dialogue.ts'
import { mergeSegments, splitSegment } from '../podcast/editing/edit-segments.ts'
import { podcast, type Podcast } from '../podcast/podcast.ts'
import { uppercaseTexts } from '../testing/uppercase-texts.ts'
import { partsBehind } from './behind.ts'
import { podcastTranslation as format } from './podcast-translation.ts'

const line = (key: string, content: string) => ({
  key,
  speaker: 'ALEX',
  content,
  tone: 'warm',
  sources: ['b1'],
})
const original: Podcast = podcast.parse({
  podcast: { title: 'Rain', language: 'en', target_audience: 'Everyone', learning_objectives: ['Know rain'] },
  segments: [
    {
      key: 's1',
      segment_id: 1,
      segment_title: 'Clouds',
      key_points: ['Drops'],
      dialogue: [{ ...line('l1', 'It rains.'), audio_path: '/audio/files/l1.mp3' }, line('l2', 'Why?')],
    },
    { key: 's2', segment_id: 2, segment_title: 'Snow', dialogue: [line('l3', 'It snows.')] },
  ],
})
const loud = (document: Podcast) => uppercaseTexts(format.parts(document))
const translation = format.translated(original, loud(original), { language: 'de', madeBy: 'Model' })
const behind = (now: Podcast, own = translation) => partsBehind(format, now, own)

test('has other words, and the hosts, tones, sources and order of the original', () => {
  expect(translation).toMatchObject({
    podcast: {
      title: 'RAIN',
      target_audience: 'EVERYONE',
      learning_objectives: ['KNOW RAIN'],
      language: 'de',
    },
    segments: [
      {
        key: 's1',
        segment_title: 'CLOUDS',
        key_points: ['DROPS'],
        dialogue: [
          { key: 'l1', content: 'IT RAINS.', speaker: 'ALEX', tone: 'warm', sources: ['b1'] },
          { key: 'l2', content: 'WHY?' },
        ],
      },
      { key: 's2' },
    ],
  })
  expect(translation.segments[0]?.dialogue[0]?.audio_path).toBeUndefined()
  expect(podcast.safeParse(translation).success).toBe(true)
  expect(behind(original)).toEqual([])
})

test('a changed line and title are behind, and are updated', () => {
  const [first, second] = original.segments
  if (!first || !second) throw new Error('A segment is missing.')
  const now: Podcast = {
    ...original,
    podcast: { ...original.podcast, title: 'Rain and snow' },
    segments: [
      {
        ...first,
        dialogue: first.dialogue.map((one) => (one.key === 'l2' ? { ...one, content: 'How?' } : one)),
      },
      second,
    ],
  }
  expect(behind(now)).toEqual([
    { id: 'frame', change: 'changed', fields: ['title'] },
    { id: 'l2', change: 'changed', fields: ['content'] },
  ])
  const updated = behind(now).reduce(
    (document, { id }) => format.update(document, now, id, loud(now).get(id) ?? new Map()),
    translation,
  )
  expect(updated.podcast.title).toBe('RAIN AND SNOW')
  expect(updated.segments[0]?.dialogue[1]?.content).toBe('HOW?')
  expect(behind(now, updated)).toEqual([])
})

test('a new segment comes with its lines, and a removed one goes with them', () => {
  const [first, second] = original.segments
  if (!first || !second) throw new Error('A segment is missing.')
  const hail = {
    ...second,
    key: 's3',
    segment_title: 'Hail',
    dialogue: [{ ...line('l4', 'It hails.'), speaker: 'JAMIE' as const }],
  }
  const longer: Podcast = { ...original, segments: [first, hail, second] }
  expect(behind(longer).map(({ id, change }) => [id, change])).toEqual([
    ['segment:s3', 'added'],
    ['l4', 'added'],
  ])
  const updated = behind(longer).reduce(
    (document, { id }) => format.add(document, longer, id, loud(longer).get(id) ?? new Map()),
    translation,
  )
  expect(updated.segments.map(({ key, segment_id: number }) => [key, number])).toEqual([
    ['s1', 1],
    ['s3', 2],
    ['s2', 3],
  ])
  expect(updated.segments[1]?.dialogue).toMatchObject([{ key: 'l4', content: 'IT HAILS.', speaker: 'JAMIE' }])
  expect(behind(longer, updated)).toEqual([])
  const removed = behind(original, updated).reduce((document, { id }) => format.remove(document, id), updated)
  expect(removed.segments.map(({ key }) => key)).toEqual(['s1', 's2'])
  expect(behind(original, removed)).toEqual([])
})

test('a new line comes after the line before it', () => {
  const [first, second] = original.segments
  if (!first || !second) throw new Error('A segment is missing.')
  const [l1, l2] = first.dialogue
  if (!l1 || !l2) throw new Error('A line is missing.')
  const now: Podcast = {
    ...original,
    segments: [{ ...first, dialogue: [l1, { ...l2, key: 'l9' }, l2] }, second],
  }
  const updated = format.add(translation, now, 'l9', loud(now).get('l9') ?? new Map())
  expect(updated.segments[0]?.dialogue.map(({ key }) => key)).toEqual(['l1', 'l9', 'l2'])
})

test('a segment or line that the author of the translation splits is not offered for removal', () => {
  expect(behind(original, splitSegment(translation, 'l2'))).toEqual([])
  expect(behind(original, splitLine(translation, 'l1', 'IT'.length))).toEqual([])
})

test('segments that were merged in the original keep the lines of both', () => {
  const merged = mergeSegments(original, 's1')
  const updated = behind(merged).reduce(
    (document, { id, change }) =>
      change === 'removed'
        ? format.remove(document, id)
        : format.update(document, merged, id, loud(merged).get(id) ?? new Map()),
    translation,
  )
  expect(updated.segments.map(({ dialogue }) => dialogue.map(({ content }) => content))).toEqual([
    ['IT RAINS.', 'WHY?', 'IT SNOWS.'],
  ])
  expect(behind(merged, updated)).toEqual([])
})
