import { act, useState } from 'react'
import { expect, test } from 'vitest'
import { render } from '../slides/testing/render.tsx'
import { RetryBanner } from './retry-banner.tsx'

test('announces the reason, and offers no button if repeating cannot help', async () => {
  const page = await render(<RetryBanner reason="This course was deleted." onRetry={undefined} />)
  expect(page.querySelector('[role=alert]')?.textContent).toBe('This course was deleted.')
  expect(page.querySelector('button')).toBeNull()
})

test('keeps the focus on its button while it retries, and calls once', async () => {
  const calls: string[] = []
  function Screen() {
    const [retrying, setRetrying] = useState(false)
    const onRetry = () => {
      calls.push('retried')
      setRetrying(true)
    }
    return <RetryBanner reason="Not loaded." retrying={retrying} onRetry={onRetry} />
  }
  const page = await render(<Screen />)
  const button = page.querySelector('button')
  button?.focus()
  await act(async () => button?.click())
  await act(async () => button?.click())
  expect(document.activeElement).toBe(button)
  expect(button?.getAttribute('aria-busy')).toBe('true')
  expect(calls).toEqual(['retried'])
})

test.each([
  ['the dialog', 'dialog'],
  ['the main content', 'main'],
])('gives the focus to %s when it is removed', async (_name, role) => {
  function Screen() {
    const [failed, setFailed] = useState(true)
    return (
      <main>
        <div role={role}>
          {failed && <RetryBanner reason="Not loaded." onRetry={() => setFailed(false)} />}
        </div>
      </main>
    )
  }
  const page = await render(<Screen />)
  const button = page.querySelector('button')
  button?.focus()
  await act(async () => button?.click())
  expect(page.querySelector('button')).toBeNull()
  expect(document.activeElement).toBe(page.querySelector(role === 'dialog' ? '[role=dialog]' : 'main'))
})

test('leaves the focus where it is if its button does not have it', async () => {
  function Screen({ failed }: { failed: boolean }) {
    return (
      <main>
        <input />
        {failed && <RetryBanner reason="Not loaded." onRetry={() => undefined} />}
      </main>
    )
  }
  let recover = () => {}
  function Recovering() {
    const [failed, setFailed] = useState(true)
    recover = () => setFailed(false)
    return <Screen failed={failed} />
  }
  const page = await render(<Recovering />)
  page.querySelector('input')?.focus()
  await act(async () => recover())
  expect(document.activeElement).toBe(page.querySelector('input'))
})
