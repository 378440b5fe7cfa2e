import { expect, test } from 'vitest'
import { hasTextAtFoot } from './text-at-foot.ts'

/** A slide at half its size with one text of 40 px, whose upper edge is at `top`. A transition scales it. */
function slideWithText(top: number, { text = 'Text', width = 640, height = 360 } = {}) {
  const stage = document.createElement('div')
  const canvas = document.createElement('div')
  const element = document.createElement('p')
  element.dataset['text'] = ''
  element.textContent = text
  canvas.append(element)
  stage.append(canvas)
  const layout = (of: HTMLElement, values: Record<string, unknown>) =>
    Object.entries(values).forEach(([name, value]) => Object.defineProperty(of, name, { value }))
  layout(stage, { offsetWidth: width, offsetHeight: height })
  layout(canvas, { offsetWidth: 1280, getBoundingClientRect: () => ({ width: 64 }) })
  layout(element, { offsetTop: top, offsetHeight: 40, offsetParent: canvas })
  return canvas
}

test('text in the lowest part of a slide is where captions are', () => {
  expect(hasTextAtFoot(slideWithText(571))).toBe(true)
  expect(hasTextAtFoot(slideWithText(570))).toBe(false)
  expect(hasTextAtFoot(slideWithText(571, { text: ' ' }))).toBe(false)
})

test('controls below the captions move the captions up by their height on the screen', () => {
  expect(hasTextAtFoot(slideWithText(471), 50)).toBe(true)
  expect(hasTextAtFoot(slideWithText(470), 50)).toBe(false)
})

test.each([
  ['wider', { width: 900 }],
  ['higher', { height: 900 }],
])('the page of a slide has the same size on a stage that is %s', (_, size) => {
  expect(hasTextAtFoot(slideWithText(471, size), 50)).toBe(true)
  expect(hasTextAtFoot(slideWithText(470, size), 50)).toBe(false)
})
