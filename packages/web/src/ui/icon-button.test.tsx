import { expect, test } from 'vitest'
import { render } from '../slides/testing/render.tsx'
import { IconButton } from './icon-button.tsx'

test.each([
  [true, 'A slideshow keeps at least one slide.'],
  [false, null],
])('shows the reason only while the button is disabled (%s)', async (disabled, said) => {
  const page = await render(
    <IconButton label="Delete" disabled={disabled} disabledReason="A slideshow keeps at least one slide." />,
  )
  const button = page.querySelector('button')
  expect([button?.title || null, button?.getAttribute('aria-description')]).toEqual([said, said])
})
