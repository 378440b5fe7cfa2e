import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Slide } from '@lectern/domain/slideshow/slideshow.ts'
import { enhancePage } from './enhance-page.ts'

const slides = ['a', 'b', 'c'].map((key): Slide => ({
  key,
  slide_id: key,
  slide_type: 'text',
  transition: 'none',
  audio_script: '',
  content: {},
  organization: '',
  course_id: '',
  page_id: '',
}))

beforeEach(() => {
  vi.useFakeTimers()
  document.body.innerHTML = `<main class="learn-slideshow"><p id="place" hidden></p>
    <nav class="learn-chapters"><a data-slide="0"></a><a data-slide="1"></a><a data-slide="2"></a></nav></main>`
})
afterEach(() => vi.useRealTimers())

function setUp() {
  let index = 0
  let listener = () => {}
  const nothing = () => {}
  enhancePage(slides).follow({
    state: () => ({ index, elapsed: 0 }),
    subscribe: (given) => ((listener = given), nothing),
    goTo: nothing,
    replay: nothing,
    seek: nothing,
    play: nothing,
  })
  return {
    goTo(next: number) {
      index = next
      listener()
    },
  }
}

const markedChapter = () => document.querySelector<HTMLElement>('[aria-current]')?.dataset['slide']

test('the page marks the first slide at once', () => {
  setUp()
  expect(markedChapter()).toBe('0')
})

test('the marks of the page do not delay the frame that shows the next slide', () => {
  const player = setUp()
  player.goTo(1)
  expect(markedChapter()).toBe('0')
  vi.advanceTimersToNextFrame()
  vi.runAllTimers()
  expect(markedChapter()).toBe('1')
})

test('the page marks only the slide that is shown after several changes in one frame', () => {
  const player = setUp()
  player.goTo(1)
  player.goTo(2)
  vi.runAllTimers()
  expect(markedChapter()).toBe('2')
  player.goTo(0)
  vi.runAllTimers()
  expect(markedChapter()).toBe('0')
})
