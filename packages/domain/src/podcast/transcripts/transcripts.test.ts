import { describe, expect, test } from 'vitest'
import { recordingVoice } from '../../narration/audio/own-recording.ts'
import { planEpisode } from '../episode/episode-plan.ts'
import { podcast, type DialogueLine } from '../podcast.ts'
import {
  captionsOfEpisode,
  chaptersJson,
  plainTranscript,
  sentencesOfEpisode,
  subRip,
  webVtt,
} from './transcripts.ts'

function line(speaker: DialogueLine['speaker'], sentences: readonly [string, number, number][]) {
  const text = sentences.map(([said]) => said).join(' ')
  const times = sentences.map(([said, start_ms, end_ms]) => ({ text: said, start_ms, end_ms }))
  const duration_ms = sentences.at(-1)?.[2] ?? 0
  return {
    speaker,
    content: 'What the line says by now.',
    audio_path: '/a.mp3',
    audio: { text, voice_id: 'v', engine: 'e', duration_ms, sentences: times },
  }
}

const episode = podcast.parse({
  podcast: { title: 'Leaves & light', organization: '', course_id: '7', page_id: 'p' },
  segments: [
    {
      segment_id: 1,
      segment_title: 'Opening',
      dialogue: [
        line('ALEX', [
          ['Is 2 < 3 & **true**?', 69, 1100],
          ['See [the page](https://example.org).', 1420, 2400],
        ]),
        { speaker: 'ALEX', content: 'Nobody spoke this yet.' },
        line('JAMIE', [['It is $x_1$, my dear_friend, for $5 and $10.', 3_596_000, 3_600_000]]),
      ],
    },
    { segment_id: 2, segment_title: 'End', dialogue: [line('ALEX', [['Bye.', 70, 500]])] },
  ],
})
const plan = planEpisode(episode)
const captions = captionsOfEpisode(episode, plan)

test('WebVTT has the speaker and the episode times of each caption', () => {
  expect(webVtt(captions)).toBe(`WEBVTT

00:00:00.093 --> 00:00:01.124
<v ALEX>Is 2 &lt; 3 &amp; true?

00:00:01.444 --> 00:00:02.444
<v ALEX>See the page.

00:59:58.664 --> 01:00:02.664
<v JAMIE>It is x_1,
my dear_friend, for $5 and $10.

01:00:03.646 --> 01:00:04.076
<v ALEX>Bye.
`)
})

test('SubRip numbers its captions and names the hosts', () => {
  expect(subRip(captions, 'en').split('\n\n')[3]).toBe('4\n01:00:03,646 --> 01:00:04,076\nALEX: Bye.\n')
})

test('captions have at most two lines, and SubRip names a host once per turn, within the first line', () => {
  const long =
    'Photosynthesis is the process by which green plants, algae and some bacteria turn sunlight into sugar, and it is the basis of almost all life on Earth.'
  const { podcast: info } = episode
  const dialogue = [line('JAMIE', [[long, 0, 10_000]]), line('JAMIE', [['It is not the only one.', 0, 2000]])]
  const spoken = podcast.parse({ podcast: info, segments: [{ segment_id: 1, segment_title: '', dialogue }] })
  const files = captionsOfEpisode(spoken, planEpisode(spoken))
  expect(webVtt(files)).toBe(`WEBVTT

00:00:00.024 --> 00:00:02.104
<v JAMIE>Photosynthesis is the process

00:00:02.104 --> 00:00:06.184
<v JAMIE>by which green plants,
algae and some bacteria turn sunlight

00:00:06.184 --> 00:00:10.024
<v JAMIE>into sugar, and it is the basis
of almost all life on Earth.

00:00:10.344 --> 00:00:12.344
<v JAMIE>It is not the only one.
`)
  expect(
    subRip(files, 'en')
      .match(/.+(?=\n\n|\n$)|JAMIE.*/g)
      ?.filter((text) => text.includes('JAMIE')),
  ).toEqual(['JAMIE: Photosynthesis is the process'])
})

test('the text has titles, and one paragraph per line with audio', () => {
  expect(plainTranscript(episode, plan)).toBe(
    [
      'Leaves & light\n\n',
      'Opening\n',
      'ALEX: Is 2 < 3 & true? See the page.\n',
      'JAMIE: It is x_1, my dear_friend, for $5 and $10.\n\n',
      'End\n',
      'ALEX: Bye.\n',
    ].join('\n'),
  )
})

describe('in the language of the podcast', () => {
  const own = { ...line('ALEX', [['One.', 0, 900]]) }
  const recorded = { ...own, audio: { ...own.audio, voice_id: recordingVoice('ada'), engine: 'e' } }
  const spokenIn = (language: string) => {
    const dialogue = [recorded, line('JAMIE', [['Two.', 0, 900]])]
    const given = podcast.parse({
      podcast: { ...episode.podcast, language },
      segments: [{ segment_id: 1, segment_title: 'A', dialogue }],
    })
    return { given, plan: planEpisode(given) }
  }

  test.each([
    ['en', 'ALEX (own recording): One.\n\nJAMIE: Two.'],
    ['de-AT', 'ALEX (eigene Aufnahme): One.\n\nJAMIE: Two.'],
    ['fr', 'ALEX (enregistrement personnel)\u00a0: One.\n\nJAMIE\u00a0: Two.'],
    ['zh', 'ALEX（本人录音）：One.\n\nJAMIE：Two.'],
    ['ja', 'ALEX (own recording): One.\n\nJAMIE: Two.'],
  ])('the text in %s names own recordings', (language, text) => {
    const { given, plan: planned } = spokenIn(language)
    expect(plainTranscript(given, planned)).toBe(`Leaves & light\n\n\nA\n\n${text}\n`)
  })

  test.each(['ar', 'he', 'fa'])(
    'lines in %s begin from the right, though the names of the hosts are Latin',
    (language) => {
      const { given, plan: planned } = spokenIn(language)
      expect(plainTranscript(given, planned)).toContain('\n\u200fJAMIE: Two.')
      expect(subRip(captionsOfEpisode(given, planned), language)).toContain('\n\u200fJAMIE: Two.')
      expect(webVtt(captionsOfEpisode(given, planned))).not.toContain('\u200f')
    },
  )
})

test('audio without sentence times is one sentence', () => {
  const [first, ...others] = sentencesOfEpisode(
    podcast.parse({
      ...episode,
      segments: [
        {
          ...episode.segments[1],
          dialogue: [
            {
              ...line('ALEX', []),
              audio: { text: 'Words.', voice_id: 'v', engine: 'e', duration_ms: 900, sentences: [] },
            },
          ],
        },
      ],
    }),
    { lines: [{ key: 'a', segment: 0, line: 0, startMs: 24, endMs: 924 }], chapters: [], durationMs: 924 },
  )
  expect(first).toEqual({ speaker: 'ALEX', text: 'Words.', start_ms: 24, end_ms: 924 })
  expect(others).toEqual([])
})

test('chapter times are in seconds', () => {
  expect(chaptersJson(plan)).toEqual({
    version: '1.2.0',
    chapters: [
      { startTime: 0, endTime: 3603.576, title: 'Opening' },
      { startTime: 3603.576, endTime: 3604.08, title: 'End' },
    ],
  })
})

test('a line switched to the other host names the host of the audio', () => {
  const given = line('JAMIE', [['Said by Alex.', 0, 900]])
  const podcastOfOne = podcast.parse({
    ...episode,
    segments: [
      {
        segment_id: 1,
        segment_title: 'A',
        dialogue: [{ ...given, audio: { ...given.audio, host: 'ALEX' } }],
      },
    ],
  })
  const place = planEpisode(podcastOfOne)
  expect(sentencesOfEpisode(podcastOfOne, place).map(({ speaker }) => speaker)).toEqual(['ALEX'])
  expect(plainTranscript(podcastOfOne, place)).toContain('ALEX: Said by Alex.')
})
