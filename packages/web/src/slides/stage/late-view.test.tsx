import { slide } from '@lectern/domain/slideshow/slideshow.ts'
import { themes } from '@lectern/domain/theme/themes.ts'
import { act } from 'react'
import { beforeAll, expect, test } from 'vitest'
import { createClock } from '../runtime/clock.ts'
import { completeBrowser } from '../testing/browser.ts'
import { render } from '../testing/render.tsx'
import { fetchSlideViews } from './slide-code.ts'
import { SlideStage } from './stage.tsx'

beforeAll(completeBrowser)

test('an animation moves the parts of a slide whose view is loaded after the stage', async () => {
  const picture = slide.parse({
    slide_id: 'slide-1',
    slide_type: 'image',
    content: { slide_title: 'The coast', image_alt: 'A map' },
    organization: '',
    course_id: '',
    page_id: '',
    animations: { animations: { title: { type: 'fade-in', duration: 500, delay: 0 } } },
  })
  const stage = await render(
    <SlideStage slide={picture} theme={themes['educational-blue'].theme} clock={createClock()} />,
  )
  await act(fetchSlideViews)
  const title = stage.querySelector<HTMLElement>('[data-element="title"]')
  expect(title?.textContent).toBe('The coast')
  expect(title?.style.opacity).toBe('0')
})
