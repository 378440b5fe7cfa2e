import { changePresentation } from '@lectern/domain/slideshow/edit-presentation.ts'
import { changeSlide, moveSlides } from '@lectern/domain/slideshow/edit-slides.ts'
import { slideshow as schema } from '@lectern/domain/slideshow/slideshow.ts'
import { act, Profiler } from 'react'
import { beforeAll, expect, test } from 'vitest'
import { createDocumentStore } from '../../../editing/document/document-store.ts'
import { fetchSlideViews } from '../../../slides/stage/slide-code.ts'
import { completeBrowser } from '../../../slides/testing/browser.ts'
import { render } from '../../../slides/testing/render.tsx'
import { SlideshowContext } from '../document/editor-context.ts'
import { createSlideActs } from '../document/slide-acts.ts'
import { SlideList } from './slide-list.tsx'

/** Elements that are looked at, and whom to tell about each. */
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
  // What jsdom cannot do: there is nothing to scroll in it.
  Element.prototype.scrollBy = () => undefined
})

/** The list of a slideshow of 300 slides, of a type. */
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
        <SlideList acts={createSlideActs(store)} />
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

test('every slide has its row with its title, whatever is drawn of it', async () => {
  const { rows } = await openList()
  expect(rows).toHaveLength(300)
  expect(rows[299]?.querySelector('button')?.textContent).toBe('300Part 300')
})

test('the pictures of those slides alone are drawn that are near, and of the current one', async () => {
  const { drawn, scrollTo } = await openList()
  expect(drawn()).toEqual([0])
  await scrollTo(0, 8)
  expect(drawn()).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
  await scrollTo(100, 103)
  expect(drawn()).toEqual([0, 100, 101, 102])
})

test('nothing that a slide would let press stands inside the button that selects it', async () => {
  const { rows, scrollTo } = await openList('quiz')
  await scrollTo(0, 3)
  const [row] = rows
  expect(row?.querySelector('.slide-stage button')).not.toBeNull()
  expect(row?.querySelector('button :is(button, input, form)')).toBeNull()
})

test('what is done with a slide alone can be pressed where the slide is near', async () => {
  const { rows, scrollTo } = await openList()
  const tools = () => rows[100]?.querySelectorAll('[data-slide-act]').length
  expect(tools()).toBe(1)
  await scrollTo(100, 101)
  expect(tools()).toBe(5)
})

test('typing the title of the slideshow draws nothing of the list anew, a script one row', async () => {
  const { store, renders, rows } = await openList()
  const before = renders.count
  await act(async () => store.edit((show) => changePresentation(show, { title: 'Tides and waves' })))
  expect(renders.count).toBe(before)
  await act(async () => store.edit((show) => changeSlide(show, 'key3', { content: { slide_title: 'Neap' } })))
  // Its row, and then its picture.
  expect(renders.count).toBe(before + 2)
  expect(rows[2]?.textContent).toContain('Neap')
})

test('a row stays the same element when its slide is moved', async () => {
  const { page, store, rows } = await openList()
  await act(async () => store.edit((show) => moveSlides(show, ['key1'], 'key4')))
  const moved = [...page.querySelectorAll('li')]
  expect(moved[2]).toBe(rows[0])
  expect(moved[2]?.getAttribute('aria-current')).toBe('true')
})

test('the focus goes to the selected row when the button that had it can be pressed no more', async () => {
  const { page, rows } = await openList()
  const up = () => page.querySelector<HTMLElement>('[aria-current] [data-slide-act=up]')
  await act(async () => rows[1]?.querySelector<HTMLElement>('[data-slide-act=select]')?.click())
  up()?.focus()
  await act(async () => up()?.click())
  const [first] = page.querySelectorAll('li')
  expect(first).toBe(rows[1])
  expect(document.activeElement).toBe(first?.querySelector('[data-slide-act=select]'))
})
