import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createLoadingNote } from './loading-note.ts'

const text = 'This could not be loaded. Please reload the page.'
const note = () => document.querySelector('[role=alert]')?.textContent
let place: Element

beforeEach(() => {
  vi.useFakeTimers()
  place = document.createElement('div')
  document.body.replaceChildren(place)
})
afterEach(() => {
  vi.useRealTimers()
  delete document.documentElement.dataset['embedded']
})

test('appears if the server does not answer, and disappears if the player arrives later', () => {
  const loading = createLoadingNote(place)
  vi.advanceTimersByTime(14_000)
  expect(note()).toBeUndefined()
  vi.advanceTimersByTime(2000)
  expect(note()).toBe(text)
  loading.loaded()
  expect(note()).toBeUndefined()
})

test('appears once, immediately after a failure', () => {
  const loading = createLoadingNote(place)
  loading.failed()
  expect(note()).toBe(text)
  vi.advanceTimersByTime(60_000)
  expect(document.querySelectorAll('[role=alert]')).toHaveLength(1)
})

test('does not appear once the player is loaded', () => {
  createLoadingNote(place).loaded()
  vi.advanceTimersByTime(60_000)
  expect(note()).toBeUndefined()
})

test('is over the player of a frame, which has no space below it', () => {
  document.documentElement.dataset['embedded'] = ''
  createLoadingNote(place).failed()
  expect(document.querySelector('[role=alert]')?.className).toContain('learn-new-version')
})
