import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { slide } from '@lectern/domain/slideshow/slideshow.ts'
import { picturesOf, preloadSlide } from './preload-slide.ts'

const labels = { organization: '', course_id: '', page_id: '' }
const pictured = slide.parse({
  slide_id: 'a',
  slide_type: 'image',
  content: { image_url: '/api/media/leaf.png', image_alt: 'A leaf', slide_title: '/no/picture.png' },
  audio_path: 'a.mp3',
  ...labels,
})

const decoded: string[] = []
let sounds: { src: string; preload: string; fetches: boolean }[] = []

beforeEach(() => {
  vi.stubGlobal(
    'Image',
    class {
      src = ''
      decode() {
        decoded.push(this.src)
        return Promise.reject(new Error('none there'))
      }
    },
  )
  vi.stubGlobal(
    'Audio',
    class {
      preload = ''
      fetches = true
      src: string
      constructor(src: string) {
        this.src = src
        sounds.push(this)
      }
      removeAttribute() {
        this.src = ''
      }
      load() {
        this.fetches = this.src !== ''
      }
    },
  )
})
afterEach(() => {
  vi.unstubAllGlobals()
  decoded.length = 0
  sounds = []
})

test('decodes pictures and loads audio until it is released', () => {
  const giveUp = preloadSlide(pictured)
  expect(decoded).toEqual(['/api/media/leaf.png'])
  expect(sounds).toMatchObject([{ src: '/api/audio/files/a.mp3', preload: 'auto' }])
  giveUp()
  expect(sounds).toMatchObject([{ src: '', fetches: false }])
})

test('finds pictures only in picture fields, and none in a slide of an unknown type', () => {
  expect(picturesOf(pictured)).toEqual(['/api/media/leaf.png'])
  expect(picturesOf({ ...pictured, slide_type: 'hologram' })).toEqual([])
  expect(picturesOf({ ...pictured, content: {} })).toEqual([])
})
