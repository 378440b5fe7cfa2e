import { describe, expect, test } from 'vitest'
import { episodeFrameMs } from './episode-plan.ts'
import { renderSound } from './episode-sound.ts'
import { episodeSounds, soundsOf } from './episode-sounds.ts'
import { podcast } from '../podcast.ts'

const rate = 24_000
const peakOf = (samples: Float32Array) => samples.reduce((peak, one) => Math.max(peak, Math.abs(one)), 0)

describe.each(episodeSounds.map((sound) => [sound.label, sound] as const))('%s', (_label, sound) => {
  const samples = renderSound(sound, rate)

  test('fills whole frames, starts in silence, is audible, is not too loud, and has faded at its end', () => {
    expect(sound.durationMs % episodeFrameMs).toBe(0)
    expect(samples).toHaveLength((sound.durationMs * rate) / 1000)
    expect(peakOf(samples.subarray(0, 0.024 * rate))).toBe(0)
    expect(peakOf(samples)).toBeGreaterThan(0.1)
    expect(peakOf(samples)).toBeLessThanOrEqual(1)
    expect(peakOf(samples.subarray(-0.05 * rate))).toBeLessThan(0.02)
  })
})

test('the ids are unique, and none of them is the id for silence', () => {
  const ids = episodeSounds.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids).not.toContain('none')
})

test('a podcast uses the sounds it names, and silence for unknown ones', () => {
  const info = { title: 'Leaves', organization: '', course_id: '7', page_id: 'p' }
  const segments = [{ segment_id: 1, segment_title: 'A', dialogue: [] }]
  const named = podcast.parse({ podcast: { ...info, intro_sound: 'chime', outro_sound: 'gong' }, segments })
  expect(soundsOf(named).intro?.label).toBe('Chime')
  expect(soundsOf(named).outro).toBeUndefined()
  expect(soundsOf(podcast.parse({ podcast: info, segments })).intro).toBeUndefined()
})
