import type { RewriteChoice } from '@lectern/domain/api/documents/rewriting.ts'
import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { ApiProblem } from '../../api/api-problem.ts'
import { render } from '../../slides/testing/render.tsx'
import { RewritePanel } from './rewrite-panel.tsx'
import { createRewriting, type Outcome } from './rewriting.ts'

const part = 'key1'
const choices = [{ instruction: 'Shorter' }, { instruction: 'As a quiz', slide_type: 'quiz' as const }]

async function panel(of: string = part) {
  const rewriting = createRewriting()
  const onRewrite = vi.fn<(choice: RewriteChoice) => void>()
  const onClose = vi.fn<() => void>()
  const cancelled = vi.fn<() => void>()
  const page = await render(<RewritePanel {...{ rewriting, choices, onRewrite, onClose }} part={of} />)
  const button = (name: string) =>
    [...page.querySelectorAll('button')].find(({ textContent }) => textContent === name)
  const press = (name: string) => act(async () => button(name)?.click())
  const answer = Promise.withResolvers<Outcome>()
  const start = (written?: readonly string[]) =>
    act(async () => {
      const rewrite = (signal: AbortSignal, onWritten: (texts: readonly string[]) => void) => {
        signal.addEventListener('abort', cancelled)
        if (written) onWritten(written)
        return answer.promise
      }
      void rewriting.start({ part, progress: 'Rewriting slide 3...', rewrite })
    })
  const field = page.querySelector('textarea')
  async function type(text: string): Promise<void> {
    await act(async () => {
      field?.setRangeText(text)
      field?.dispatchEvent(new Event('input', { bubbles: true }))
    })
  }
  return { page, onRewrite, onClose, cancelled, button, press, answer, start, type, field }
}

test('one click on a suggestion of the writer requests the rewrite', async () => {
  const { press, onRewrite } = await panel()
  await press('As a quiz')
  expect(onRewrite).toHaveBeenCalledExactlyOnceWith({ instruction: 'As a quiz', slide_type: 'quiz' })
})

test('an instruction of the author is sent by button or Enter, without space around it', async () => {
  const { type, press, onRewrite, field } = await panel()
  await type('  Name the sun first ')
  await press('Rewrite')
  expect(onRewrite).toHaveBeenLastCalledWith({ instruction: 'Name the sun first' })
  await act(async () => {
    field?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }))
  })
  expect(onRewrite).toHaveBeenCalledTimes(2)
  expect(field?.maxLength).toBe(500)
})

test('an empty instruction is not sent, and an error is shown', async () => {
  const { press, onRewrite, page } = await panel()
  await press('Rewrite')
  expect(onRewrite).not.toHaveBeenCalled()
  expect(page.querySelector('[role=alert]')?.textContent).toBe('Please say what is to be different.')
})

test('while a rewrite runs the panel shows it, accepts no other, and can cancel it', async () => {
  const { start, button, press, onRewrite, cancelled } = await panel()
  await start()
  expect(button('Rewriting...')?.getAttribute('aria-busy')).toBe('true')
  await press('Shorter')
  expect(onRewrite).not.toHaveBeenCalled()
  await press('Cancel')
  expect(cancelled).toHaveBeenCalledOnce()
})

test('beside another part the panel names the part that is being rewritten', async () => {
  const { start, page } = await panel('key2')
  await start()
  expect(page.querySelector('output')?.textContent).toBe('Rewriting slide 3...')
})

test('warnings are shown only beside their part', async () => {
  const warnings = ['The page says no more about this.']
  const here = await panel()
  await here.start()
  await act(async () => here.answer.resolve({ warnings }))
  expect(here.page.querySelector('[role=alert]')?.textContent).toBe(warnings[0])
  const elsewhere = await panel('key2')
  await elsewhere.start()
  await act(async () => elsewhere.answer.resolve({ warnings }))
  expect(elsewhere.page.querySelector('[role=alert]')).toBeNull()
})

test('a failure is shown in the panel', async () => {
  const { start, answer, page } = await panel()
  await start()
  await act(async () => answer.reject(new Error('of no interest')))
  expect(page.querySelector('[role=alert]')?.textContent).toBe('Nothing was rewritten. Please try again.')
})

test('during a pause that the server asked for, the panels of other parts say why', async () => {
  vi.useFakeTimers()
  try {
    const { start, answer, page, button } = await panel('key2')
    await start()
    await act(async () =>
      answer.reject(new ApiProblem(429, 'TOO_MANY', 'Please wait 5 seconds.', { retryAfterSeconds: 5 })),
    )
    expect(button('Shorter')?.getAttribute('aria-disabled')).toBe('true')
    expect(page.querySelector('[role=alert]')?.textContent).toBe('Please wait 5 seconds.')
    await act(async () => vi.advanceTimersByTime(5000))
    expect(button('Shorter')?.hasAttribute('aria-disabled')).toBe(false)
    expect(page.querySelector('[role=alert]')).toBeNull()
  } finally {
    vi.useRealTimers()
  }
})

test('Close closes the panel', async () => {
  const { press, onClose } = await panel()
  await press('Close')
  expect(onClose).toHaveBeenCalledOnce()
})

test('the texts appear as they are being written, until the outcome', async () => {
  const { page, start, answer } = await panel()
  await start(['Rain', 'It fa'])
  const unfinished = () => page.querySelector('[aria-label="Not yet compared with the page"]')?.textContent
  expect(unfinished()).toBe('RainIt fa')
  await act(async () => answer.resolve({ warnings: [] }))
  expect(unfinished()).toBeUndefined()
})
