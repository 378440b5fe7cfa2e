import { type EpisodeMusic, episodeFrameMs } from '@lectern/domain/podcast/episode/episode-plan.ts'
import { musicBeds } from '@lectern/domain/podcast/music/music-beds.ts'
import { expect, test } from 'vitest'
import { partsWithMusic } from './parts-with-music.ts'

const [bed] = musicBeds
if (!bed) throw new Error('There is no music.')
const line = (name: string, startMs: number, endMs: number) => ({
  startMs,
  endMs,
  source: { filename: `${name}.mp3`, sha256: name },
})
const music: EpisodeMusic = {
  opening: { startMs: 24, endMs: 14_424 },
  closing: { startMs: 60_000, endMs: 72_000 },
}

test('mixes the lines that the music reaches into one clip with it; the others stay separate', () => {
  const lines = [
    line('a', 4824, 9000),
    line('b', 9240, 20_010),
    line('c', 20_400, 40_000),
    line('d', 55_200, 66_000),
  ]
  const parts = partsWithMusic(lines, bed, music)
  expect(parts.map(({ startMs }) => startMs)).toEqual([24, 20_400, 55_200])
  const [first, second, third] = parts
  expect(first?.source).toEqual({
    durationMs: 20_016 - 24 - ((20_016 - 24) % episodeFrameMs),
    lines: [
      { line: lines[0]?.source, atMs: 4800 },
      { line: lines[1]?.source, atMs: 9216 },
    ],
    music: [{ bed: bed.id, part: 'opening', atMs: 0 }],
  })
  expect(second?.source).toBe(lines[2]?.source)
  expect(third?.source).toMatchObject({ music: [{ part: 'closing', atMs: 4800 }] })
  for (const { endMs, startMs } of [first, third].flatMap((part) => part ?? []))
    expect((endMs - startMs) % episodeFrameMs).toBe(0)
})

test('makes one clip of both parts of the music and the line in a very short episode', () => {
  const short: EpisodeMusic = {
    opening: { startMs: 24, endMs: 11_832 },
    closing: { startMs: 24, endMs: 11_832 },
  }
  const parts = partsWithMusic([line('a', 4824, 5820)], bed, short)
  expect(parts).toHaveLength(1)
  expect(parts[0]?.source).toMatchObject({
    durationMs: 11_808,
    music: [
      { part: 'opening', atMs: 0 },
      { part: 'closing', atMs: 11_808 - 12_000 },
    ],
  })
})
