import { expect, test } from 'vitest'
import { planEpisode } from './episode-plan.ts'
import { podcast, type DialogueLine } from './podcast.ts'
import { chaptersJson, cuesOf, plainTranscript, subRip, webVtt } from './transcripts.ts'

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
        line('JAMIE', [['It is $x_1$, my dear_friend, for $5 and $10.', 69, 3_600_000]]),
      ],
    },
    { segment_id: 2, segment_title: 'End', dialogue: [line('ALEX', [['Bye.', 70, 500]])] },
  ],
})
const plan = planEpisode(episode)
const cues = cuesOf(episode, plan)

test('WebVTT says who speaks each sentence and when it is heard in the episode', () => {
  expect(webVtt(cues)).toBe(`WEBVTT

00:00:00.093 --> 00:00:01.124
<v ALEX>Is 2 &lt; 3 &amp; true?

00:00:01.444 --> 00:00:02.424
<v ALEX>See the page.

00:00:02.733 --> 01:00:02.664
<v JAMIE>It is x_1, my dear_friend, for $5 and $10.

01:00:03.646 --> 01:00:04.076
<v ALEX>Bye.
`)
})

test('SubRip counts its cues, and names the hosts', () => {
  expect(subRip(cues).split('\n\n')[3]).toBe('4\n01:00:03,646 --> 01:00:04,076\nALEX: Bye.\n')
})

test('the text has titles and paragraphs of what is heard', () => {
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

test('a line of audio without sentences is one cue', () => {
  const [first, ...others] = cuesOf(
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
  expect(first).toEqual({ speaker: 'ALEX', text: 'Words.', startMs: 24, endMs: 924 })
  expect(others).toEqual([])
})

test('chapters are told in seconds', () => {
  expect(chaptersJson(plan)).toEqual({
    version: '1.2.0',
    chapters: [
      { startTime: 0, endTime: 3603.576, title: 'Opening' },
      { startTime: 3603.576, endTime: 3604.08, title: 'End' },
    ],
  })
})

test('a line that was given to the other host names the host who is heard', () => {
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
  expect(cuesOf(podcastOfOne, place).map(({ speaker }) => speaker)).toEqual(['ALEX'])
  expect(plainTranscript(podcastOfOne, place)).toContain('ALEX: Said by Alex.')
})
