import { expect, onTestFinished, test, vi } from 'vitest'
import { retryStyles } from './retry-styles.ts'

test('a style sheet that could not be loaded is requested again', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  retryStyles()
  const sheet = (name: string) =>
    document.head.appendChild(
      Object.assign(document.createElement('link'), { rel: 'stylesheet', href: name }),
    )
  const failed = sheet('one.css')
  const loaded = sheet('two.css')
  failed.dispatchEvent(new Event('error'))
  loaded.dispatchEvent(new Event('load'))
  await vi.advanceTimersByTimeAsync(2000)
  expect([failed.isConnected, loaded.isConnected]).toEqual([false, true])
  const again = document.querySelector('link[href="one.css"]')
  expect(again).not.toBeNull()
  again?.dispatchEvent(new Event('error'))
  await vi.advanceTimersByTimeAsync(2000)
  expect(again?.isConnected).toBe(false)
  expect(document.querySelectorAll('link[href="one.css"]')).toHaveLength(1)
})
