import { expect, test } from 'vitest'
import { render } from '../slides/testing/render.tsx'
import { ScreenTitle } from './screen-title.tsx'

test('a screen names its page, what is done with it, and Lectern', async () => {
  document.head.innerHTML = '<title>Lectern</title>'
  await render(<ScreenTitle of={['Tides', 'Slideshow']} />)
  expect(document.title).toBe('Tides · Slideshow · Lectern')
})

test('a page without a title leaves no empty part', async () => {
  document.head.innerHTML = '<title>Lectern</title>'
  await render(<ScreenTitle of={[' ', 'Podcast']} />)
  expect(document.title).toBe('Podcast · Lectern')
})
