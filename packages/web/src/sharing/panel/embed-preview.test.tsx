import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { render } from '../../slides/testing/render.tsx'
import { EmbedPreview, previewAddress, showsPlayer } from './embed-preview.tsx'

const url = 'https://lectern.example.edu/learn/secret?embed'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const finishLoading = (frame: HTMLIFrameElement | null, embedded: boolean) => {
  const page = document.implementation.createHTMLDocument()
  if (embedded) page.documentElement.dataset['embedded'] = ''
  if (frame) Object.defineProperty(frame, 'contentDocument', { value: page, configurable: true })
  act(() => void frame?.dispatchEvent(new Event('load')))
}

test('the frame has the path of the share at this origin, as a preview', () => {
  expect(previewAddress(url)).toBe('/learn/secret?embed=preview')
})

test('the link to the player appears when the frame shows the player', async () => {
  const page = await render(<EmbedPreview url={url} version="14:02" />)
  const frame = page.querySelector('iframe')
  expect(frame?.getAttribute('src')).toBe('/learn/secret?embed=preview')
  expect(page.querySelector('output')).not.toBeNull()
  expect(page.querySelector('a')).toBeNull()
  finishLoading(frame, true)
  expect(page.querySelector('a')?.getAttribute('href')).toBe('/learn/secret?embed=preview')
  expect(page.querySelector('output')).toBeNull()
})

test('a frame with another page, and one that hangs, has failed and can be loaded again', async () => {
  const page = await render(<EmbedPreview url={url} version="14:02" />)
  finishLoading(page.querySelector('iframe'), false)
  expect(page.querySelector('[role=alert]')).not.toBeNull()
  const failed = page.querySelector('iframe')
  act(() => page.querySelector('button')?.click())
  expect(page.querySelector('iframe')).not.toBe(failed)
  expect(page.querySelector('[role=alert]')).toBeNull()
  act(() => void vi.advanceTimersByTime(20_000))
  expect(page.querySelector('[role=alert]')).not.toBeNull()
  finishLoading(page.querySelector('iframe'), true)
  expect(page.querySelector('[role=alert]'), 'it arrives late').toBeNull()
})

test('there is no frame while learners see nothing', async () => {
  const page = await render(<EmbedPreview url={url} version={null} />)
  expect(page.querySelector('iframe')).toBeNull()
  expect(page.textContent).toContain('Learners see nothing')
})

test('a refused page, whose document cannot be read, is not the player', () => {
  expect(showsPlayer({ contentDocument: null })).toBe(false)
})
