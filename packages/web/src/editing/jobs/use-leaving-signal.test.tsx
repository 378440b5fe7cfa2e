import { act, StrictMode, useState } from 'react'
import { expect, test } from 'vitest'
import { render } from '../../slides/testing/render.tsx'
import { useLeavingSignal } from './use-leaving-signal.ts'

test('the signal is aborted when the component is removed, and not before', async () => {
  let signal = () => new AbortController().signal
  function Editor() {
    signal = useLeavingSignal()
    return <p>Editor</p>
  }
  let close = () => {}
  function Screen() {
    const [isOpen, setIsOpen] = useState(true)
    close = () => setIsOpen(false)
    return isOpen && <Editor />
  }
  await render(
    <StrictMode>
      <Screen />
    </StrictMode>,
  )
  const { aborted } = signal()
  expect(aborted).toBe(false)
  const asked = signal()
  await act(async () => close())
  expect(asked.aborted).toBe(true)
})
