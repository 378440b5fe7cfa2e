import { expect, test } from 'vitest'
import { hasTextAtFoot } from './text-at-foot.ts'

/** A slide that is shown at half its size, with one text of 40 px whose upper edge is at `top`. */
function slideWithText(top: number, text = 'Text') {
  const canvas = document.createElement('div')
  const element = document.createElement('p')
  element.dataset['text'] = ''
  element.textContent = text
  canvas.append(element)
  const layout = (of: HTMLElement, values: Record<string, unknown>) =>
    Object.entries(values).forEach(([name, value]) => Object.defineProperty(of, name, { value }))
  layout(canvas, { offsetWidth: 1280, getBoundingClientRect: () => ({ width: 640 }) })
  layout(element, { offsetTop: top, offsetHeight: 40, offsetParent: canvas })
  return canvas
}

test('text in the lowest part of a slide is where captions lie', () => {
  expect(hasTextAtFoot(slideWithText(571))).toBe(true)
  expect(hasTextAtFoot(slideWithText(570))).toBe(false)
  expect(hasTextAtFoot(slideWithText(571, ' '))).toBe(false)
})

test('controls below the captions move these up, by their height on the screen', () => {
  expect(hasTextAtFoot(slideWithText(471), 50)).toBe(true)
  expect(hasTextAtFoot(slideWithText(470), 50)).toBe(false)
})
