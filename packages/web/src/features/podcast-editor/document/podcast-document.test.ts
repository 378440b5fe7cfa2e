import { podcast } from '@lectern/domain/podcast/podcast.ts'
import { expect, test } from 'vitest'
import { translateWith } from '@lectern/domain/messages/translated.ts'
import { podcastDocument } from './podcast-document.ts'

const castWith = (music_bed?: string) => ({
  podcast: { title: 'Tides', ...(music_bed && { music_bed }) },
  segments: [{ segment_id: 1, segment_title: 'The sea', dialogue: [] }],
})

test('a draft with music of a later version is read without the music', () => {
  expect(podcastDocument.read(castWith('polka'))).toEqual(podcast.parse(castWith()))
})

test('a podcast that the server would refuse is not valid', () => {
  const valid = podcast.parse(castWith())
  expect(podcastDocument.isValid(valid)).toBe(true)
  expect(podcastDocument.isValid({ ...valid, podcast: { ...valid.podcast, music_bed: 'polka' } })).toBe(false)
})

test('texts of the document follow a language that is loaded later', () => {
  expect(podcastDocument.texts.saved).toBe('Podcast changes saved successfully!')
  translateWith((_, english) => ({ ...english, saved: 'Gespeichert!' }))
  expect(podcastDocument.texts.saved).toBe('Gespeichert!')
})
