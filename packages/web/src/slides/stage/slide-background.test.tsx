import { act } from 'react'
import { beforeAll, expect, test } from 'vitest'
import { slide } from '@lectern/domain/slideshow/slideshow.ts'
import { themes } from '@lectern/domain/theme/themes.ts'
import { SlideStage } from './stage.tsx'
import { completeBrowser } from '../testing/browser.ts'
import { fakeObservers } from '../testing/fake-observers.ts'
import { render } from '../testing/render.tsx'

beforeAll(completeBrowser)

async function stageWith(backgroundAnimation: Readonly<Record<string, string>> | undefined) {
  fakeObservers()
  HTMLCanvasElement.prototype.getContext = () => null
  const shown = slide.parse({
    slide_id: 'slide-1',
    slide_type: 'text',
    content: {},
    organization: '',
    course_id: '',
    page_id: '',
    animations: backgroundAnimation && { backgroundAnimation },
  })
  const stage = await render(<SlideStage slide={shown} theme={themes['educational-blue'].theme} />)
  await act(async () => void (await import('../background/background-layer.tsx')))
  return stage.querySelector<HTMLCanvasElement>('.slide-background')
}

test('a background is behind the content of the slide, and hidden from screen readers', async () => {
  const background = await stageWith({ type: 'waves', intensity: 'intense' })
  expect(background?.nextElementSibling?.className).toBe('slide-canvas')
  expect(background?.getAttribute('aria-hidden')).toBe('true')
})

test.each([
  ['subtle', '0.3'],
  ['normal', '0.5'],
  ['intense', '0.7'],
  ['dazzling', '0.5'],
  [undefined, '0.5'],
])('with intensity %s it has the opacity %s', async (intensity, opacity) => {
  const background = await stageWith({ type: 'waves', ...(intensity && { intensity }) })
  expect(background?.style.opacity).toBe(opacity)
})

test.each([undefined, { type: 'none' }, { type: 'never-heard-of' }, { type: 'toString' }])(
  'there is none for no background and for an unknown one: %j',
  async (asked) => {
    expect(await stageWith(asked)).toBeNull()
  },
)
