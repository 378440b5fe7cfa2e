import { beforeAll, expect, test } from 'vitest'
import { slide } from '@lectern/domain/slideshow/slideshow.ts'
import { themes } from '@lectern/domain/theme/themes.ts'
import { animations } from './animations.ts'
import { createClock } from '../runtime/clock.ts'
import { SlideStage } from '../stage/stage.tsx'
import { completeBrowser } from '../testing/browser.ts'
import { fetchedKinds } from '../testing/fetched-kinds.ts'
import { render } from '../testing/render.tsx'

beforeAll(() => {
  completeBrowser()
  // jsdom has no layout, so every element has the same place.
  const here = () => new DOMRect(0, 0, 10, 10)
  Object.assign(Range.prototype, { getClientRects: () => [here()], getBoundingClientRect: here })
})

const lettered = (await fetchedKinds(animations)).flatMap(({ id, kind }) => (kind.pieces ? [id] : []))

/** The look of a letter does not depend on the order of the times. */
const lookOf = ({ textContent, style }: HTMLElement) => [textContent, ...style.cssText.split(';').toSorted()]

test.each(lettered)(
  '%s keeps the text readable for screen readers, and removes its copies at the end',
  async (type) => {
    const moving = slide.parse({
      slide_id: 'slide-1',
      slide_type: 'text',
      content: { slide_title: 'A **bold** [tide](https://tide.example) of `code`', slide_content: '' },
      organization: '',
      course_id: '',
      page_id: '',
      animations: { animations: { title: { type, duration: 500, delay: 100 } } },
    })
    const clock = createClock()
    const stage = await render(
      <SlideStage slide={moving} theme={themes['educational-blue'].theme} clock={clock} />,
    )
    const title = stage.querySelector('h2')
    clock.seek(600)
    const rest = title?.outerHTML
    const textToRead = () => {
      const copy = title?.cloneNode(true)
      if (copy instanceof Element)
        for (const hidden of copy.querySelectorAll('[aria-hidden]')) hidden.remove()
      return copy?.textContent
    }

    clock.seek(350)
    expect(title?.querySelectorAll('.slide-letters > *').length).toBeGreaterThan(3)
    expect(textToRead()).toBe('A bold tide of code')
    expect(title?.querySelectorAll('a:not(.slide-letters *)')).toHaveLength(1)
    const look = () => [...(title?.querySelectorAll<HTMLElement>('.slide-letters > *') ?? [])].map(lookOf)
    const middle = look()
    clock.seek(200)
    expect(look()).not.toEqual(middle)
    clock.seek(350)
    expect(look()).toEqual(middle)
    clock.seek(600)
    expect(title?.outerHTML).toBe(rest)
    clock.seek(50)
    expect(title?.querySelector('.slide-letters')).toBeNull()
  },
)
