import { expect, test } from 'vitest'
import { episodeFrameMs, planEpisode } from './episode-plan.ts'
import { podcast, type DialogueLine } from '../podcast.ts'

const spoken = (speaker: DialogueLine['speaker'], duration_ms: number) => ({
  key: `${speaker}${duration_ms}`,
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

test('pauses are short within an exchange and long between segments', () => {
  expect(planEpisode(episode).lines).toEqual([
    { key: 'ALEX1000', segment: 0, line: 0, startMs: 24, endMs: 1024 },
    { key: 'ALEX500', segment: 0, line: 2, startMs: 1344, endMs: 1844 },
    { key: 'JAMIE700', segment: 0, line: 3, startMs: 2064, endMs: 2764 },
    { key: 'JAMIE400', segment: 2, line: 0, startMs: 3672, endMs: 4072 },
  ])
})

test('chapters are the segments with audio, and include the opening and closing sounds', () => {
  const plan = planEpisode(episode, { introMs: 2400, outroMs: 1200 })
  expect(plan.chapters).toEqual([
    { segment: 0, title: 'Opening', startMs: 0, endMs: 6072 },
    { segment: 2, title: 'End', startMs: 6072, endMs: 7896 },
  ])
  expect(plan.durationMs).toBe(7896)
})

test('everything starts at a frame of the file, and no pause grows by more than one frame', () => {
  const { lines, durationMs } = planEpisode(episode)
  const starts = lines.map(({ startMs }) => startMs)
  expect([...starts, durationMs].filter((ms) => ms % episodeFrameMs)).toEqual([])
  lines.slice(1).forEach(({ startMs }, index) => {
    const pause = startMs - (lines[index]?.endMs ?? 0)
    const least = [300, 220, 900][index] ?? 0
    expect(pause - least).toBeGreaterThanOrEqual(0)
    expect(pause - least).toBeLessThan(episodeFrameMs)
  })
})

test('a podcast without audio has no duration', () => {
  const silent = podcast.parse({ ...episode, segments: [episode.segments[1]] })
  expect(planEpisode(silent)).toEqual({ lines: [], chapters: [], durationMs: 0 })
})

test('music adds a lead-in before the first line and a lead-out after the last, and shifts all times', () => {
  const plain = planEpisode(episode)
  const plan = planEpisode(episode, { music: true })
  expect(plan.lines.map(({ startMs }) => startMs)).toEqual(plain.lines.map(({ startMs }) => startMs + 4800))
  expect(plan.chapters[0]?.startMs).toBe(0)
  expect(plan.chapters.at(-1)?.endMs).toBe(plan.durationMs)
  const end = Math.ceil((plan.lines.at(-1)?.endMs ?? 0) / episodeFrameMs) * episodeFrameMs
  expect(plan.durationMs).toBe(end + 6000)
  expect(plan.music).toEqual({
    opening: { startMs: 24, endMs: 14_424 },
    closing: { startMs: plan.durationMs - 12_000, endMs: plan.durationMs },
  })
  expect(plain.music).toBeUndefined()
})

test('music is between the opening and the closing sound', () => {
  const plan = planEpisode(episode, { introMs: 2400, outroMs: 1200, music: true })
  expect(plan.music?.opening.startMs).toBe(2424)
  expect(plan.music?.closing.endMs).toBeLessThanOrEqual(plan.durationMs - 1200 - 220)
  for (const { startMs, endMs } of Object.values(plan.music ?? {}))
    expect([startMs % episodeFrameMs, endMs % episodeFrameMs]).toEqual([0, 0])
})

test('an episode without lines has no music', () => {
  const silent = podcast.parse({ ...episode, segments: [{ ...episode.segments[1] }] })
  expect(planEpisode(silent, { music: true })).toMatchObject({ durationMs: 0, music: undefined })
})
