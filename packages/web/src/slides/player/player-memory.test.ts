import { afterEach, expect, test, vi } from 'vitest'
import { slide } from '@lectern/domain/slideshow/slideshow.ts'
import { keepChoices, keepPlace, readChoices, readPlace } from './player-memory.ts'

const usual = { captions: true, transcript: false, muted: false, volume: 1, speed: 1 }
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

test('choices are kept, and captions are on until somebody turns them off', () => {
  expect(readChoices()).toEqual(usual)
  const chosen = { captions: false, transcript: true, muted: true, volume: 0.4, speed: 1.5 }
  keepChoices(chosen)
  expect(readChoices()).toEqual(chosen)
})

test.each(['nonsense', '7', 'null', '{"volume":7,"speed":"fast","captions":null}'])(
  'what cannot be read counts as not chosen: %s',
  (stored) => {
    localStorage.setItem('player_choices', stored)
    expect(readChoices()).toEqual(usual)
  },
)

test('each slideshow has its place, known by its slide', () => {
  keepPlace(page('1'), { slide: on('b'), time: 1500 })
  keepPlace(page('2'), { slide: on('a'), time: 9000 })
  expect(readPlace(page('1'), slides)).toEqual({ index: 1, time: 1500 })
  expect(readPlace(page('2'), slides)).toEqual({ index: 0, time: 9000 })
  keepPlace(page('2'), undefined)
  expect(readPlace(page('2'), slides)).toBeUndefined()
})

test('a place stays with its slide when slides are moved and renumbered', () => {
  keepPlace(page('1'), { slide: on('b'), time: 9000 })
  const moved = slides.toReversed().map((one, at) => ({ ...one, slide_id: `slide-${at + 1}` }))
  expect(readPlace(page('1'), moved)).toEqual({ index: 0, time: 9000 })
})

test('a place that was kept before slides had keys is known by its number', () => {
  const slideshow = JSON.stringify(['Riverside', '7', '1'])
  localStorage.setItem('player_places', JSON.stringify([{ slideshow, slide: 'slide-2', time: 1500 }]))
  expect(readPlace(page('1'), slides)).toEqual({ index: 1, time: 1500 })
})

test('a slideshow without keys has its place by the number of the slide', () => {
  const keyless = slides.map((one) => ({ ...one, key: '' }))
  keepPlace(page('1'), { slide: { key: '', slide_id: 'slide-2' }, time: 1500 })
  expect(readPlace(page('1'), keyless)).toEqual({ index: 1, time: 1500 })
})

test('the very beginning, and a slide that is gone, are no places to go back to', () => {
  keepPlace(page('1'), { slide: on('a'), time: 2000 })
  expect(readPlace(page('1'), slides)).toBeUndefined()
  keepPlace(page('1'), { slide: on('gone'), time: 9000 })
  expect(readPlace(page('1'), slides)).toBeUndefined()
})

test('the last fifty slideshows are remembered', () => {
  for (let at = 0; at <= 50; at++) keepPlace(page(String(at)), { slide: on('b'), time: 0 })
  expect(readPlace(page('0'), slides)).toBeUndefined()
  expect(readPlace(page('1'), slides)).toEqual({ index: 1, time: 0 })
})

test('where a browser keeps nothing, nothing is remembered and nothing breaks', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError')
  })
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('', 'SecurityError')
  })
  keepChoices(usual)
  expect(readChoices()).toEqual(usual)
})
