import { expect, test } from 'vitest'
import { planEpisode } from './episode-plan.ts'
import { podcast, type DialogueLine } from './podcast.ts'

const spoken = (speaker: DialogueLine['speaker'], duration_ms: number) => ({
  speaker,
  content: 'Words.',
  audio_path: '/a.mp3',
  audio: { text: 'Words.', voice_id: 'v', engine: 'e', duration_ms, sentences: [] },
})
const episode = podcast.parse({
  podcast: { title: 'Leaves', organization: '', course_id: '7', page_id: 'p' },
  segments: [
    {
      segment_id: 1,
      segment_title: 'Opening',
      dialogue: [
        spoken('ALEX', 1000),
        { speaker: 'JAMIE', content: 'Unspoken' },
        spoken('ALEX', 500),
        spoken('JAMIE', 700),
      ],
    },
    { segment_id: 2, segment_title: 'Silent', dialogue: [{ speaker: 'ALEX', content: 'Unspoken' }] },
    { segment_id: 3, segment_title: 'End', dialogue: [spoken('JAMIE', 400)] },
  ],
})

test('lines follow each other with a pause that is short within an exchange and long between segments', () => {
  expect(planEpisode(episode).lines).toEqual([
    { segment: 0, line: 0, startMs: 0, endMs: 1000 },
    { segment: 0, line: 2, startMs: 1300, endMs: 1800 },
    { segment: 0, line: 3, startMs: 2020, endMs: 2720 },
    { segment: 2, line: 0, startMs: 3620, endMs: 4020 },
  ])
})

test('chapters are the segments that are heard; the first begins with the opening sound and the last ends with the closing one', () => {
  const plan = planEpisode(episode, { introMs: 2000, outroMs: 1000 })
  expect(plan.chapters).toEqual([
    { segment: 0, title: 'Opening', startMs: 0, endMs: 5620 },
    { segment: 2, title: 'End', startMs: 5620, endMs: 7020 },
  ])
  expect(plan.durationMs).toBe(7020)
})

test('a podcast that nobody spoke yet takes no time', () => {
  const silent = podcast.parse({ ...episode, segments: [episode.segments[1]] })
  expect(planEpisode(silent)).toEqual({ lines: [], chapters: [], durationMs: 0 })
})
