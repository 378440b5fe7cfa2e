import { expect, test } from 'vitest'
import { neededAudioWords } from './needed-audio.ts'

test('missing audio is mentioned before outdated audio, in a short text', () => {
  expect(neededAudioWords({ missing: 1, outdated: 4 }, 'podcast')).toBe('1 line without audio')
  expect(neededAudioWords({ missing: 2, outdated: 0 }, 'slideshow')).toBe('2 slides without audio')
  expect(neededAudioWords({ missing: 0, outdated: 1 }, 'slideshow')).toBe('1 slide needs new audio')
  expect(neededAudioWords({ missing: 0, outdated: 3 }, 'podcast')).toBe('3 lines need new audio')
  expect(neededAudioWords({ missing: 0, outdated: 0 }, 'podcast')).toBeUndefined()
})
