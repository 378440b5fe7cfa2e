import { slideshow as schema } from '@lectern/domain/slideshow/slideshow.ts'
import type { Slide } from '@lectern/domain/slideshow/slideshow.ts'
import { act } from 'react'
import { beforeAll, expect, test } from 'vitest'
import { createDocumentStore } from '../../../editing/document/document-store.ts'
import { completeBrowser } from '../../../slides/testing/browser.ts'
import { render } from '../../../slides/testing/render.tsx'
import { SlideshowContext } from '../document/editor-context.ts'
import { LayoutChoice } from './layout-choice.tsx'
import { PictureViewFields } from './picture-view-fields.tsx'

beforeAll(completeBrowser)

async function open(slide: Partial<Slide>) {
  const document = schema.parse({
    presentation: { title: 'Tides', css_theme: {} },
    slides: [{ key: 'a', slide_id: 'slide-1', slide_type: 'text', content: {}, ...slide }],
  })
  const store = createDocumentStore({ document, etag: undefined }, ({ slides }) =>
    slides.map(({ key }) => key),
  )
  const page = await render(
    <SlideshowContext value={store}>
      <LayoutChoice />
      <PictureViewFields />
    </SlideshowContext>,
  )
  const radios = () => [...page.querySelectorAll<HTMLInputElement>('input[type=radio]')]
  return {
    page,
    store,
    radios,
    named: (name: string) => radios().find((radio) => radio.getAttribute('aria-label') === name),
    now: () => store.getState().history.present.slides[0],
  }
}

test('shows each layout of the type with the slide itself, and marks the current one', async () => {
  const { page, radios, named } = await open({ layout: 'lead', content: { slide_content: 'High water.' } })
  expect(radios().map((radio) => radio.getAttribute('aria-label'))).toEqual([
    'Automatic',
    'Statement',
    'Lead and body',
    'Side note',
  ])
  expect(named('Lead and body')?.checked).toBe(true)
  expect(page.querySelectorAll('.slide-stage')).toHaveLength(4)
})

test('a chosen layout is undone in one step, and can become automatic again', async () => {
  const { named, now, store } = await open({ content: { slide_content: 'High water.' } })
  expect(named('Automatic')?.checked).toBe(true)
  act(() => named('Side note')?.click())
  expect(now()?.layout).toBe('note')
  act(() => named('Automatic')?.click())
  expect(now()?.layout).toBeUndefined()
  act(() => store.undo())
  expect(now()?.layout).toBe('note')
})

test('a layout that the type does not have counts as none', async () => {
  const { named } = await open({ layout: 'split' })
  expect(named('Automatic')?.checked).toBe(true)
})

test('offers nothing for a type with one layout', async () => {
  const { page } = await open({ slide_type: 'quiz' })
  expect(page.textContent).toBe('')
})

test('the focus of a picture can be set, and dragging is one step to undo', async () => {
  const { page, now, store } = await open({
    slide_type: 'image',
    content: { image_url: 'https://example.org/a.png' },
  })
  const [across] = page.querySelectorAll<HTMLInputElement>('input[type=range]')
  const slide = (value: string) =>
    act(() => {
      if (!across) return
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(across, value)
      across.dispatchEvent(new Event('input', { bubbles: true }))
    })
  slide('20')
  slide('30')
  expect(now()?.picture).toEqual({ x: 30 })
  act(() => store.undo())
  expect(now()?.picture).toBeUndefined()
})
