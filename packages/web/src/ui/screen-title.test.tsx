import { expect, test } from 'vitest'
import { render } from '../slides/testing/render.tsx'
import { ScreenTitle } from './screen-title.tsx'

test('the title of the document names the page, the screen and Lectern', async () => {
  document.head.innerHTML = '<title>Lectern</title>'
  await render(<ScreenTitle of={['Tides', 'Slideshow']} />)
  expect(document.title).toBe('Tides · Slideshow · Lectern')
})

test('a page without a title is left out', async () => {
  document.head.innerHTML = '<title>Lectern</title>'
  await render(<ScreenTitle of={[' ', 'Podcast']} />)
  expect(document.title).toBe('Podcast · Lectern')
})
