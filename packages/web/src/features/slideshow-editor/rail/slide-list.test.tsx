import { changePresentation } from '@lectern/domain/slideshow/editing/edit-presentation.ts'
import { changeSlide, moveSlides } from '@lectern/domain/slideshow/editing/edit-slides.ts'
import { slideshow as schema } from '@lectern/domain/slideshow/slideshow.ts'
import { act, Profiler } from 'react'
import { beforeAll, expect, test } from 'vitest'
import { createDocumentStore } from '../../../editing/document/document-store.ts'
import { fetchSlideViews } from '../../../slides/stage/slide-code.ts'
import { completeBrowser } from '../../../slides/testing/browser.ts'
import { render } from '../../../slides/testing/render.tsx'
import { SlideshowContext } from '../document/editor-context.ts'
import { createSlideOperations } from '../document/slide-operations.ts'
import { SlideList } from './slide-list.tsx'

/** The observed elements, each with its callback. */
const watched = new Map<Element, (near: boolean) => void>()

beforeAll(fetchSlideViews)
beforeAll(() => {
  completeBrowser()
  Object.assign(window, {
    IntersectionObserver: class {
      readonly #callback: (entries: readonly object[]) => void
      constructor(callback: (entries: readonly object[]) => void) {
        this.#callback = callback
      }
      observe(target: Element) {
        watched.set(target, (isIntersecting) =>
          this.#callback([{ target, isIntersecting, boundingClientRect: { height: 130 } }]),
        )
      }
      unobserve(target: Element) {
        watched.delete(target)
      }
    },
  })
  // jsdom does not implement scrolling.
  Element.prototype.scrollBy = () => undefined
})

/** The list of a slideshow of 300 slides of one type. */
async function openList(slide_type = 'text') {
  const document = schema.parse({
    presentation: { title: 'Tides', css_theme: {} },
    slides: Array.from({ length: 300 }, (_, index) => ({
      key: `key${index + 1}`,
      slide_id: `slide-${index + 1}`,
      slide_type,
      content: { slide_title: `Part ${index + 1}` },
    })),
  })
  const store = createDocumentStore({ document, etag: undefined }, ({ slides }) =>
    slides.map(({ key }) => key),
  )
  const renders = { count: 0 }
  const page = await render(
    <SlideshowContext value={store}>
      <Profiler id="list" onRender={() => (renders.count += 1)}>
        <SlideList operations={createSlideOperations(store)} />
      </Profiler>
    </SlideshowContext>,
  )
  const rows = [...page.querySelectorAll('li')]
  return {
    page,
    store,
    renders,
    rows,
    scrollTo: (from: number, to: number) =>
      act(async () => rows.forEach((row, index) => watched.get(row)?.(index >= from && index < to))),
    drawn: () => rows.flatMap((row, index) => (row.querySelector('.slide-stage') ? [index] : [])),
  }
}

test('every slide has a row with its title', async () => {
  const { rows } = await openList()
  expect(rows).toHaveLength(300)
  expect(rows[299]?.querySelector('button')?.textContent).toBe('300Part 300')
})

test('renders the pictures only of near slides and of the current one', async () => {
  const { drawn, scrollTo } = await openList()
  expect(drawn()).toEqual([0])
  await scrollTo(0, 8)
  expect(drawn()).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
  await scrollTo(100, 103)
  expect(drawn()).toEqual([0, 100, 101, 102])
})

test('the button that selects a slide contains no other control', async () => {
  const { rows, scrollTo } = await openList('quiz')
  await scrollTo(0, 3)
  const [row] = rows
  expect(row?.querySelector('.slide-stage button')).not.toBeNull()
  expect(row?.querySelector('button :is(button, input, form)')).toBeNull()
})

test('the actions of a slide can be pressed if the slide is near', async () => {
  const { rows, scrollTo } = await openList()
  const tools = () => rows[100]?.querySelectorAll('[data-slide-act]').length
  expect(tools()).toBe(1)
  await scrollTo(100, 101)
  expect(tools()).toBe(5)
})

test('typing the title of the slideshow renders no row, and typing a script renders one', async () => {
  const { store, renders, rows } = await openList()
  const before = renders.count
  await act(async () => store.edit((show) => changePresentation(show, { title: 'Tides and waves' })))
  expect(renders.count).toBe(before)
  await act(async () => store.edit((show) => changeSlide(show, 'key3', { content: { slide_title: 'Neap' } })))
  // Two renders: the row, and then its picture.
  expect(renders.count).toBe(before + 2)
  expect(rows[2]?.textContent).toContain('Neap')
})

test('a row keeps its element when its slide moves', async () => {
  const { page, store, rows } = await openList()
  await act(async () => store.edit((show) => moveSlides(show, ['key1'], 'key4')))
  const moved = [...page.querySelectorAll('li')]
  expect(moved[2]).toBe(rows[0])
  expect(moved[2]?.getAttribute('aria-current')).toBe('true')
})

test('the focus moves to the selected row when the focused button becomes disabled', async () => {
  const { page, rows } = await openList()
  const up = () => page.querySelector<HTMLElement>('[aria-current] [data-slide-act=up]')
  await act(async () => rows[1]?.querySelector<HTMLElement>('[data-slide-act=select]')?.click())
  up()?.focus()
  await act(async () => up()?.click())
  const [first] = page.querySelectorAll('li')
  expect(first).toBe(rows[1])
  expect(document.activeElement).toBe(first?.querySelector('[data-slide-act=select]'))
})
