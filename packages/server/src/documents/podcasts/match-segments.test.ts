import { podcast } from '@lectern/domain/podcast/podcast.ts'
import { expect, test } from 'vitest'
import { keepSegmentKeys, linesOf } from './match-segments.ts'

/** Segments by title, with the words of their lines. The keys begin with `name`. */
function segmentsOf(name: string, segments: Readonly<Record<string, readonly string[]>>) {
  return podcast.parse({
    podcast: { title: 'Rain' },
    segments: Object.entries(segments).map(([title, lines], index) => ({
      key: `${name}-${title}`,
      segment_id: index + 1,
      segment_title: title,
      dialogue: lines.map((content, at) => ({
        key: `${name}-${title}-${at}`,
        speaker: 'ALEX',
        content,
        tone: 'warm',
      })),
    })),
  }).segments
}

test('a podcast that is generated again keeps the keys of equal segments and lines', () => {
  const known = segmentsOf('old', { Rain: ['It rains.', 'Right.'], Snow: ['It snows.', 'Right.'] })
  const again = segmentsOf('new', {
    Snow: ['It snows.', 'Right.'],
    Hail: ['It hails.', 'It rains.', 'Right.'],
  })
  const kept = keepSegmentKeys(again, known)
  expect(kept.map(({ key }) => key)).toEqual(['old-Snow', 'new-Hail'])
  expect(linesOf(kept).map(({ key }) => key)).toEqual([
    'old-Snow-0',
    'old-Snow-1',
    'new-Hail-0',
    'old-Rain-0',
    'old-Rain-1',
  ])
})
