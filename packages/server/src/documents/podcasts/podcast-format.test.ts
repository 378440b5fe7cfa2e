import { podcast } from '@lectern/domain/podcast/podcast.ts'
import { expect, test } from 'vitest'
import { podcastFormat } from './podcast-format.ts'

/** One segment with a line for each text, which is based on the passage with the same text. */
const madeFrom = (...texts: string[]) =>
  podcast.parse({
    podcast: { title: 'Rain' },
    segments: [
      {
        segment_id: 1,
        segment_title: 'Water',
        dialogue: texts.map((content, at) => ({
          speaker: 'ALEX',
          content,
          tone: 'warm',
          sources: [`b${at + 1}`],
        })),
      },
    ],
    passages: texts.map((text, at) => ({ id: `b${at + 1}`, path: [], text })),
  })

test('a podcast that is generated again names each passage as the stored one does, although the page has another before it', () => {
  const again = madeFrom('Rain falls.', 'Snow melts.')
  const { segments, passages } = podcastFormat.keepIdentities(again, madeFrom('Snow melts.'))
  const [added] = passages ?? []
  expect(passages?.map(({ id }) => id)).toEqual([expect.stringMatching(/^n/), 'b1'])
  expect(segments[0]?.dialogue.map(({ sources }) => sources)).toEqual([[added?.id], ['b1']])
})
