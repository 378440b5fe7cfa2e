import type { Feed } from '@lectern/domain/api/learners/feeds.ts'
import { act, useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { render } from '../../../slides/testing/render.tsx'
import { FeedArtwork } from './feed-artwork.tsx'

const feed: Feed = {
  url: 'https://lectern.example.edu/feed.xml',
  author: null,
  description: null,
  artwork: null,
}
let answer: PromiseWithResolvers<Response>

beforeEach(() => {
  answer = Promise.withResolvers()
  vi.stubGlobal('fetch', () => answer.promise)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** A feed with artwork of its author, and something else that can have the focus. */
function Dialog() {
  const [artwork, setArtwork] = useState<string | null>('https://lectern.example.edu/own-artwork/a.png')
  return (
    <>
      <button type="button">Elsewhere</button>
      <FeedArtwork courseId="7" artwork={artwork} onChanged={(changed) => setArtwork(changed.artwork)} />
    </>
  )
}

async function open() {
  const page = await render(<Dialog />)
  const button = (name: string) =>
    [...page.querySelectorAll('button')].find((one) => one.textContent === name)
  await act(async () => {
    button('Remove')?.focus()
    button('Remove')?.click()
  })
  async function finish() {
    answer.resolve(Response.json(feed))
    await vi.waitFor(async () => {
      await act(async () => {})
      expect(page.querySelector('output')?.textContent).toBe('Removed.')
    })
  }
  return { button, finish }
}

test('no picture can be chosen while the artwork is removed', async () => {
  const chooser = vi.spyOn(HTMLInputElement.prototype, 'click').mockReturnValue()
  const { button, finish } = await open()
  expect(button('Replace')?.getAttribute('aria-disabled')).toBe('true')
  button('Replace')?.click()
  expect(chooser).not.toHaveBeenCalled()
  await finish()
  expect(button('Upload a picture')?.getAttribute('aria-disabled')).toBeNull()
  button('Upload a picture')?.click()
  expect(chooser).toHaveBeenCalledOnce()
})

test('the focus moves to the other button when the Remove button disappears', async () => {
  const { button, finish } = await open()
  await finish()
  expect(button('Remove')).toBeUndefined()
  expect(document.activeElement).toBe(button('Upload a picture'))
})

test('the focus stays where the author has moved it during the removal', async () => {
  const { button, finish } = await open()
  button('Elsewhere')?.focus()
  await finish()
  expect(document.activeElement).toBe(button('Elsewhere'))
})
