import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { useKeptPlace } from './use-kept-place.ts'

const container = document.createElement('div')
let root: ReturnType<typeof createRoot>
beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  root = createRoot(container)
})
afterEach(() => act(() => root.unmount()))

function Place({ keys, selected }: { keys: readonly string[]; selected: string | undefined }) {
  return useKeptPlace(keys, selected)
}
function placeOf(keys: readonly string[], selected?: string): string | null {
  act(() => root.render(<Place keys={keys} selected={selected} />))
  return container.textContent
}

test('the place follows the selected slide when earlier slides are finished', () => {
  expect(placeOf([])).toBe('0')
  expect(placeOf(['new1', 'new3'], 'new3')).toBe('1')
  expect(placeOf(['new1', 'new2', 'new3'], 'new3')).toBe('2')
})

test('the place stays when the slides get their earlier keys', () => {
  placeOf(['new1', 'new2', 'new3'], 'new3')
  expect(placeOf(['old1', 'old2', 'old3'], 'new3')).toBe('2')
  expect(placeOf(['old1', 'old2', 'old3'], 'old2')).toBe('1')
  expect(placeOf(['old1'], 'gone'), 'fewer slides').toBe('0')
})
