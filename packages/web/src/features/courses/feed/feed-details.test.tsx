import type { Feed } from '@lectern/domain/api/learners/feeds.ts'
import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { render } from '../../../slides/testing/render.tsx'
import { FeedDetails } from './feed-details.tsx'

test('a late answer of a save keeps what the user typed during it', async () => {
  const answer = Promise.withResolvers<Response>()
  vi.stubGlobal('fetch', () => answer.promise)
  const feed: Feed = {
    url: 'https://lectern.example/feed.xml',
    author: 'Ada',
    description: null,
    artwork: null,
  }
  const onSaved = vi.fn<(feed: Feed) => void>()
  await render(<FeedDetails courseId="7" details={{ author: null, description: null }} onSaved={onSaved} />)
  const author = document.querySelector('input')
  const description = document.querySelector('textarea')
  await type(author, ' Ada ')
  await act(async () => document.querySelector<HTMLElement>('button[type=submit]')?.click())
  await type(description, 'Rain and wind.')
  await act(async () => answer.resolve(Response.json(feed)))
  await vi.waitFor(() => act(async () => expect(onSaved).toHaveBeenCalledWith(feed)))
  expect([author?.value, description?.value]).toEqual(['Ada', 'Rain and wind.'])
})

async function type(field: HTMLInputElement | HTMLTextAreaElement | null, value: string) {
  await act(async () => {
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
    field?.dispatchEvent(new Event('input', { bubbles: true }))
  })
}
