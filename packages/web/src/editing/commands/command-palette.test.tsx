import { Play } from 'lucide-react'
import { act } from 'react'
import { beforeAll, expect, test, vi } from 'vitest'
import { completeBrowser } from '../../slides/testing/browser.ts'
import { render } from '../../slides/testing/render.tsx'
import { CommandPalette } from './command-palette.tsx'

beforeAll(() => {
  completeBrowser()
  Element.prototype.scrollIntoView = () => undefined
})

/** The palette with three commands. `press` returns the highlighted command. */
async function open() {
  const run = vi.fn<(label: string) => void>()
  const onClose = vi.fn<() => void>()
  const actions = ['Undo', 'Add slide', 'Add theme'].map((label) => ({
    name: label,
    label,
    icon: Play,
    enabled: true,
    run: () => run(label),
  }))
  await render(<CommandPalette actions={actions} onClose={onClose} />)
  const field = document.querySelector('input') ?? document.createElement('input')
  const highlighted = () => {
    const id = field.getAttribute('aria-activedescendant')
    return id === null ? undefined : document.getElementById(id)?.textContent
  }
  async function press(key: string): Promise<string | undefined> {
    await act(async () => {
      field.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
    })
    return highlighted()
  }
  async function type(text: string): Promise<string | undefined> {
    await act(async () => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
      field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText' }))
    })
    return highlighted()
  }
  return { run, onClose, press, type, highlighted }
}

test('Enter closes the palette and runs the highlighted command', async () => {
  const { run, onClose, press, type } = await open()
  expect(await type('add')).toBe('Add slide')
  expect(await press('ArrowDown')).toBe('Add theme')
  await press('Enter')
  expect(run.mock.calls).toEqual([['Add theme']])
  expect(onClose).toHaveBeenCalledOnce()
})

test('the first result is highlighted, also after the text changes', async () => {
  const { press, type, highlighted } = await open()
  expect(highlighted()).toBe('Undo')
  await press('ArrowDown')
  expect(await type('add')).toBe('Add slide')
})

test('arrow keys continue at the other end', async () => {
  const { press } = await open()
  expect(await press('ArrowUp')).toBe('Add theme')
  expect(await press('ArrowDown')).toBe('Undo')
})

test('Enter without a result does nothing', async () => {
  const { run, onClose, press, type } = await open()
  expect(await type('nothing like this')).toBeUndefined()
  await press('Enter')
  expect([run.mock.calls, onClose.mock.calls]).toEqual([[], []])
})
