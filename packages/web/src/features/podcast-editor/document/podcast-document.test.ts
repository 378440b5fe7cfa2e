import { podcast } from '@lectern/domain/podcast/podcast.ts'
import { expect, test, vi } from 'vitest'
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

test('what learners get is kept beside the podcast, never in it', async () => {
  const state = {
    published: { revision: 3, at: '2026-11-23T14:02:00Z', silent_parts: 0 },
    changed_since_published: true,
  }
  vi.stubGlobal('fetch', async () => Response.json({ ...podcast.parse(castWith()), ...state }))
  const loaded = await podcastDocument.load({ courseId: '1', pageId: 'tides' })
  vi.unstubAllGlobals()
  expect(loaded.publication).toEqual(state)
  expect(loaded.document).not.toHaveProperty('published')
  expect(loaded.document).not.toHaveProperty('changed_since_published')
})

test('the pieces of a podcast are the titles of its chapters and its lines', () => {
  const document = podcast.parse({
    podcast: { title: 'Tides' },
    segments: ['Ebb', 'Flood'].map((title, index) => ({
      segment_id: index + 1,
      segment_title: title,
      dialogue: [{ speaker: 'ALEX', content: `${title} comes.`, tone: 'conversational' }],
    })),
  })
  expect(podcastDocument.describePieces(document).map(({ name }) => name)).toEqual([
    'Ebb',
    'ALEX: Ebb comes.',
    'Flood',
    'ALEX: Flood comes.',
  ])
  expect(podcastDocument.silentPieces(document)).toEqual([1, 2])
})

test('texts of the document follow a language that is loaded later', () => {
  expect(podcastDocument.texts.saved).toBe('Podcast changes saved successfully!')
  translateWith((_, english) => ({ ...english, saved: 'Gespeichert!' }))
  expect(podcastDocument.texts.saved).toBe('Gespeichert!')
})
