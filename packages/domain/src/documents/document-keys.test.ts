import { describe, expect, test } from 'vitest'
import { podcastToSave } from '../podcast/podcast-to-save.ts'
import { podcast } from '../podcast/podcast.ts'
import { withPodcastKeys } from '../podcast/line-keys.ts'
import { withSlideKeys } from '../slideshow/slide-keys.ts'
import { slideshowToSave } from '../slideshow/slideshow-to-save.ts'
import { slideshow } from '../slideshow/slideshow.ts'

const audio = { text: 'One.', voice_id: 'v', engine: 'e', duration_ms: 900, sentences: [] }
const slide = (words: string, key?: string) => ({
  ...(key !== undefined && { key }),
  slide_id: 'x',
  slide_type: 'text',
  content: {},
  audio_script: words,
  audio_path: '/a.mp3',
  audio,
})
const deckOf = (...slides: object[]) =>
  slideshow.parse({ presentation: { title: 'Leaves', css_theme: {} }, slides })
const line = (content: string, key?: string) => ({
  ...(key !== undefined && { key }),
  speaker: 'ALEX',
  content,
  audio_path: '/a.mp3',
  audio,
})
const castOf = (...segments: { key?: string; segment_title: string; dialogue: object[] }[]) =>
  podcast.parse({
    podcast: { title: 'Leaves' },
    segments: segments.map((segment, at) => ({ ...segment, segment_id: at + 1 })),
    segment_audio: [{ segment_id: 1, audio_path: ['/a.mp3'] }],
  })

describe('documents without keys', () => {
  test('a slideshow gets a key for each slide, and stays the same object if each has one', () => {
    const keyed = withSlideKeys(deckOf(slide('One.'), slide('Two.', 'b')))
    expect(keyed.slides.map(({ key }) => key)).toEqual([expect.stringMatching(/^\w{16}$/), 'b'])
    expect(withSlideKeys(keyed)).toBe(keyed)
  })

  test('slides that are read again get the same keys', () => {
    const first = withSlideKeys(deckOf(slide('One.'), slide('Two.')))
    const again = withSlideKeys(deckOf(slide('Two.'), slide('One.')), first)
    expect(again.slides.map(({ key }) => key)).toEqual(first.slides.map(({ key }) => key).toReversed())
  })

  test('segments and lines too, even if a line is in another segment now', () => {
    const opening = { segment_title: 'Opening', dialogue: [line('One.'), line('Two.')] }
    const middle = { segment_title: 'Middle', dialogue: [line('Three.')] }
    const first = withPodcastKeys(castOf(opening, middle))
    expect(withPodcastKeys(first)).toBe(first)
    const again = withPodcastKeys(
      castOf(
        { ...middle, dialogue: [line('Two.'), line('Three.')] },
        { ...opening, dialogue: [line('One.')] },
      ),
      first,
    )
    expect(again.segments.map(({ key }) => key)).toEqual(first.segments.map(({ key }) => key).toReversed())
    const [one, two] = first.segments[0]?.dialogue ?? []
    expect(again.segments[0]?.dialogue[0]?.key).toBe(two?.key)
    expect(again.segments[1]?.dialogue[0]?.key).toBe(one?.key)
  })
})

describe('the body of a save request', () => {
  test('of a slideshow contains everything except the derived audio', () => {
    const [sent] = slideshowToSave(deckOf(slide('One.', 'a'))).slides
    expect(sent).toMatchObject({ key: 'a', audio_path: '/a.mp3', audio_script: 'One.' })
    expect(sent).not.toHaveProperty('audio')
  })

  test('of a podcast contains everything except the derived audio', () => {
    const cast = castOf({ key: 's', segment_title: 'One', dialogue: [line('One.', 'a')] })
    const sent = podcastToSave(cast)
    expect(sent.segments[0]?.dialogue[0]).toMatchObject({ key: 'a', audio_path: '/a.mp3' })
    expect(sent.segments[0]?.dialogue[0]).not.toHaveProperty('audio')
    expect(sent.segment_audio).toEqual([])
  })
})
