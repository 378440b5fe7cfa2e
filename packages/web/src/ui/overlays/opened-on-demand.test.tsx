import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openedOnDemand } from './opened-on-demand.tsx'
import { toast } from './toast.ts'

function screenWith(panel: ReactNode) {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.useFakeTimers()
  const failed = vi.spyOn(toast, 'error').mockImplementation(() => {})
  const page = document.body.appendChild(document.createElement('div'))
  const root = createRoot(page)
  const draw = (shown: ReactNode) =>
    act(async () =>
      root.render(
        <>
          <p>Edits</p>
          {shown}
        </>,
      ),
    )
  onTestFinished(() => {
    act(() => root.unmount())
    page.remove()
    failed.mockRestore()
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })
  return { page, failed, draw, opened: draw(panel) }
}

const Loaded = ({ text }: { text: string; onClose?: () => void }) => <p>{text}</p>

/** Code whose first request fails. */
const lateCode = () =>
  vi.fn<() => Promise<typeof Loaded>>(async () => Loaded).mockRejectedValueOnce(new Error('offline'))

test('a dialog whose code cannot be loaded closes, keeps the screen, and opens the next time', async () => {
  const Dialog = openedOnDemand(lateCode())
  const onClose = vi.fn<() => void>()
  const { page, failed, draw, opened } = screenWith(<Dialog text="History" onClose={onClose} />)
  await opened
  expect(page.textContent).toBe('Edits')
  expect(onClose).toHaveBeenCalledOnce()
  expect(failed).toHaveBeenCalledOnce()
  await draw(undefined)
  await draw(<Dialog text="History" onClose={onClose} />)
  expect(page.textContent).toBe('EditsHistory')
})

test('a part that stays open without its code gets it later', async () => {
  const Part = openedOnDemand(lateCode())
  const { page, opened } = screenWith(<Part text="Link" />)
  await opened
  expect(page.textContent).toBe('Edits')
  await act(() => vi.advanceTimersByTimeAsync(2000))
  expect(page.textContent).toBe('EditsLink')
})
