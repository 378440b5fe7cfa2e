import { afterEach, expect, test, vi } from 'vitest'
import { dismissAll, showToast } from './toaster.tsx'

const messages = () => [...document.querySelectorAll('li p')].map((paragraph) => paragraph.textContent)
const leaving = () => document.querySelectorAll('li[data-removed=true]').length
const button = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)

afterEach(async () => {
  dismissAll()
  await vi.waitUntil(() => messages().length === 0, { timeout: 10_000 })
})

test('a message that follows at once from an action of the one before it stays', async () => {
  showToast('error', 'It failed.', {
    id: 'saving',
    action: { label: 'Retry', onPress: () => showToast('success', 'It is saved.', { id: 'saving' }) },
  })
  await expect.poll(messages).toEqual(['It failed.'])
  button('Retry')?.click()
  await expect.poll(leaving).toBe(1)
  await expect.poll(leaving).toBe(0)
  expect(messages()).toEqual(['It is saved.'])
})

test('a message takes the place of the one before it of the same id only', async () => {
  showToast('error', 'The other fails.', { id: 'other' })
  showToast('error', 'It fails.', { id: 'same' })
  showToast('error', 'It fails again.', { id: 'same' })
  await expect.poll(() => messages().toSorted()).toEqual(['It fails again.', 'The other fails.'])
})
