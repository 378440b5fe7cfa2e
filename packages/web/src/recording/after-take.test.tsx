import { act } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { render } from '../slides/testing/render.tsx'
import { AfterTake } from './after-take.tsx'
import { takeOutbox } from './outbox/take-outbox.ts'
import type { OutgoingTake } from './outbox/outgoing-takes.ts'
import { localTake } from './testing/local-take.ts'

// The test environment has no IndexedDB.
vi.mock('idb-keyval', () => ({ del: async () => {} }))

const take: OutgoingTake = { ...localTake(), safe: true }

/** The strip after a take, with its text and buttons for each state of the take. */
async function strip() {
  const page = await render(<AfterTake id={take.id} recorder={{ record: async () => {} }} />)
  const set = (change: Partial<OutgoingTake>) =>
    act(async () => takeOutbox.setState({ takes: [{ ...take, ...change }] }))
  const says = () => page.querySelector('p')?.textContent
  const offers = () => [...page.querySelectorAll('button')].map(({ textContent }) => textContent)
  return { page, set, says, offers }
}

beforeEach(() => {
  localStorage.setItem('user_id', 'a')
  takeOutbox.setState({ takes: [], ends: {} })
})

test('calls a take safe only after the browser has stored it', async () => {
  const { set, says, offers } = await strip()
  expect(says()).toBe('')
  await set({ safe: false, storing: true })
  expect(says()).toBe('Nothing has left this page yet.')
  await set({ safe: false })
  expect(says()).toContain('This browser keeps nothing')
  await set({})
  expect(says()).toContain('The take is safe on this device.')
  expect(offers()).toContain('Keep this take')
})

test('shows that a take was deleted', async () => {
  const { set, says, offers } = await strip()
  await set({})
  await act(async () => await takeOutbox.discard(take.id))
  expect(says()).toBe('This take is deleted.')
  expect(offers()).toEqual(['Record again'])
})

test('shows why the server refused a take, and sends it again on request', async () => {
  const { page, set, says, offers } = await strip()
  await set({ keep: true })
  expect(says()).toBe('This take is on its way. You can go on.')
  await set({ keep: true, refused: 'Nothing is heard.' })
  expect(says()).toBe('Nothing is heard.')
  expect(offers()[0]).toBe('Try again')
  const again = vi.spyOn(takeOutbox, 'keep').mockResolvedValue(undefined)
  await act(async () => page.querySelector('button')?.click())
  expect(again).toHaveBeenCalledOnce()
})
