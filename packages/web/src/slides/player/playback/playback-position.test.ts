import { afterEach, expect, test, vi } from 'vitest'
import { slide } from '@lectern/domain/slideshow/slideshow.ts'
import { savePlaybackPosition, readPlaybackPosition } from './playback-position.ts'

const page = (page_id: string) => ({ organization: 'Riverside', course_id: '7', page_id })
const slides = ['a', 'b'].map((key, at) =>
  slide.parse({
    key,
    slide_id: `slide-${at + 1}`,
    slide_type: 'text',
    content: {},
    organization: '',
    course_id: '',
    page_id: '',
  }),
)

const on = (key: string) => ({ key, slide_id: 'slide-1' })

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
})

test('keeps a place for each slideshow, by the key of its slide', () => {
  savePlaybackPosition(page('1'), { slide: on('b'), time: 1500 })
  savePlaybackPosition(page('2'), { slide: on('a'), time: 9000 })
  expect(readPlaybackPosition(page('1'), slides)).toEqual({ index: 1, time: 1500 })
  expect(readPlaybackPosition(page('2'), slides)).toEqual({ index: 0, time: 9000 })
  savePlaybackPosition(page('2'), undefined)
  expect(readPlaybackPosition(page('2'), slides)).toBeUndefined()
})

test('a place stays with its slide when slides are moved and renumbered', () => {
  savePlaybackPosition(page('1'), { slide: on('b'), time: 9000 })
  const moved = slides.toReversed().map((one, at) => ({ ...one, slide_id: `slide-${at + 1}` }))
  expect(readPlaybackPosition(page('1'), moved)).toEqual({ index: 0, time: 9000 })
})

test('finds a place that was kept before slides had keys by the number of the slide', () => {
  const slideshow = JSON.stringify(['Riverside', '7', '1'])
  localStorage.setItem('player_places', JSON.stringify([{ slideshow, slide: 'slide-2', time: 1500 }]))
  expect(readPlaybackPosition(page('1'), slides)).toEqual({ index: 1, time: 1500 })
})

test('keeps a place in a slideshow without keys by the number of the slide', () => {
  const keyless = slides.map((one) => ({ ...one, key: '' }))
  savePlaybackPosition(page('1'), { slide: { key: '', slide_id: 'slide-2' }, time: 1500 })
  expect(readPlaybackPosition(page('1'), keyless)).toEqual({ index: 1, time: 1500 })
})

test('does not resume at the beginning or at a deleted slide', () => {
  savePlaybackPosition(page('1'), { slide: on('a'), time: 2000 })
  expect(readPlaybackPosition(page('1'), slides)).toBeUndefined()
  savePlaybackPosition(page('1'), { slide: on('gone'), time: 9000 })
  expect(readPlaybackPosition(page('1'), slides)).toBeUndefined()
})

test('keeps the places in the last fifty slideshows', () => {
  for (let at = 0; at <= 50; at++) savePlaybackPosition(page(String(at)), { slide: on('b'), time: 0 })
  expect(readPlaybackPosition(page('0'), slides)).toBeUndefined()
  expect(readPlaybackPosition(page('1'), slides)).toEqual({ index: 1, time: 0 })
})

test('works without storage, and then keeps no place', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError')
  })
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('', 'SecurityError')
  })
  savePlaybackPosition(page('1'), { slide: on('b'), time: 1500 })
  expect(readPlaybackPosition(page('1'), slides)).toBeUndefined()
})
