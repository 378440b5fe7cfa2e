import { expect, test, vi } from 'vitest'
import { connectForgetButton } from './forget-button.ts'

test('forgetting moves the focus to the closed offer, and says what happened', () => {
  document.body.innerHTML = `<details class="learn-forget" open><summary>Forget</summary><button></button></details>
    <output id="forgotten"></output>`
  const forget = vi.fn<() => void>()
  connectForgetButton(forget)
  document.querySelector('button')?.click()
  expect(forget).toHaveBeenCalledOnce()
  expect(document.querySelector('details')?.open).toBe(false)
  expect(document.activeElement?.tagName).toBe('SUMMARY')
  expect(document.querySelector('output')?.textContent).toBe('Your progress is removed from this device.')
})
