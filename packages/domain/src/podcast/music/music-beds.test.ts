import { describe, expect, test } from 'vitest'
import { episodeFrameMs } from '../episode/episode-plan.ts'
import { podcast } from '../podcast.ts'
import { bedParts, bedTimes, renderBed } from './music-bed.ts'
import { musicBeds, musicOf, noMusic } from './music-beds.ts'

const rate = 24_000

describe.each(musicBeds.map((bed) => [bed.label, bed] as const))('%s', (_label, bed) => {
  test.each(bedParts)('the %s is as long as planned, always the same, and has no click', (part) => {
    const music = renderBed(bed, part, rate)
    const ms = part === 'opening' ? bedTimes.openingMs : bedTimes.closingMs
    expect(music).toHaveLength((ms * rate) / 1000)
    expect(renderBed(bed, part, rate)).toEqual(music)
    const peak = music.reduce((most, one) => Math.max(most, Math.abs(one)), 0)
    expect(peak).toBeGreaterThan(0.1)
    const jump = music.reduce((most, one, at) => Math.max(most, Math.abs(one - (music[at - 1] ?? 0))), 0)
    expect(jump / peak, 'the steepest step between two samples').toBeLessThan(0.5)
  })
})

test('all times are whole frames, and lead-in and lead-out are within their parts', () => {
  for (const ms of Object.values(bedTimes)) expect(ms % episodeFrameMs).toBe(0)
  expect(bedTimes.leadInMs).toBeLessThan(bedTimes.openingMs)
  expect(bedTimes.leadOutMs).toBeLessThan(bedTimes.closingMs)
})

test('there are four with unique ids, and none of them is the id for no music', () => {
  const ids = musicBeds.map(({ id }) => id)
  expect(new Set(ids).size).toBe(4)
  expect(ids).not.toContain(noMusic)
})

test('a podcast without the field, with off, or with unknown music has none', () => {
  const segments = [{ segment_id: 1, segment_title: 'A', dialogue: [] }]
  const withMusic = (music_bed?: string) =>
    podcast.parse({ podcast: { title: 'Leaves', music_bed }, segments })
  expect(musicOf(podcast.parse({ podcast: { title: 'Leaves' }, segments }))).toBeUndefined()
  expect(musicOf(withMusic('off'))).toBeUndefined()
  expect(musicOf({ podcast: { music_bed: 'polka' } })).toBeUndefined()
  expect(musicOf(withMusic('soft-bells'))?.label).toBe('Soft bells')
})
