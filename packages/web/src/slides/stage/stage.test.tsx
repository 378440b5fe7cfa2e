import { act } from 'react'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { isSlideType, slideTypes } from '@lectern/domain/slides/slide-types.ts'
import { type Slide, slide } from '@lectern/domain/slideshow/slideshow.ts'
import { themes } from '@lectern/domain/theme/themes.ts'
import { fetchSlideViews } from './slide-code.ts'
import { slideViews } from '../views/slide-views.ts'
import { SlideStage } from './stage.tsx'
import { completeBrowser } from '../testing/browser.ts'
import { render } from '../testing/render.tsx'

const { theme } = themes['educational-blue']

function sample(type: string, content: Slide['content'] = {}): Slide {
  return slide.parse({
    slide_id: 'slide-1',
    slide_type: type,
    content,
    organization: '',
    course_id: '',
    page_id: '',
  })
}

beforeAll(completeBrowser)
beforeAll(fetchSlideViews)

describe.each(Object.entries(slideTypes))('a slide of type %s', (type, { fields }) => {
  const lines = Object.entries(fields).filter(([, { kind }]) => kind === 'line' || kind === 'text')
  // Feedback of a quiz and descriptions of pictures are not visible on the slide.
  const shown = lines.filter(([name]) => !name.endsWith('_feedback') && name !== 'image_alt')

  test('shows all its texts', async () => {
    const content = Object.fromEntries(shown.map(([name]) => [name, `Text of ${name}`]))
    const stage = await render(<SlideStage slide={sample(type, content)} theme={theme} />)
    for (const text of Object.values(content)) expect(stage.textContent).toContain(text)
  })

  test('marks exactly the elements of its view', async () => {
    const content = Object.fromEntries(Object.keys(fields).map((name) => [name, `Text of ${name}`]))
    const stage = await render(<SlideStage slide={sample(type, content)} theme={theme} />)
    const marked = [...stage.querySelectorAll<HTMLElement>('[data-element]')].map(
      ({ dataset }) => dataset['element'],
    )
    const { elements } = isSlideType(type) ? slideViews[type] : { elements: [] }
    expect(new Set(marked)).toEqual(new Set<string | undefined>(elements))
  })

  test('renders without content', async () => {
    const stage = await render(<SlideStage slide={sample(type)} theme={theme} />)
    expect(stage.querySelector('[data-page], figure')).not.toBeNull()
  })
})

test.each([
  ['de-AT', 'Zusammenfassung'],
  ['en', 'Summary'],
  [undefined, 'Summary'],
])('the heading of a summary is in the language of the slide: %s', async (language, heading) => {
  const summary = sample('summary', { summary_text: 'All is well.' })
  const stage = await render(<SlideStage slide={summary} theme={theme} language={language} />)
  expect(stage.querySelector('h2')?.textContent).toBe(heading)
})

test('a theme becomes variables of the stage', async () => {
  const stage = await render(<SlideStage slide={sample('text')} theme={theme} />)
  const style = stage.querySelector<HTMLElement>('.slide-stage')?.style
  expect(style?.getPropertyValue('--slide-primary')).toBe('#1D5FB4')
  expect(style?.getPropertyValue('--slide-on-primary')).toBe('#FFFFFF')
  expect(style?.getPropertyValue('--slide-on-accent')).toBe('#14110D')
})

test.each([
  ['ar', 'rtl'],
  ['en-GB', 'ltr'],
  [undefined, 'ltr'],
])('content in %s runs %s', async (language, direction) => {
  const stage = await render(<SlideStage slide={sample('text')} theme={theme} language={language} />)
  expect(stage.querySelector('.slide-stage')?.getAttribute('dir')).toBe(direction)
})

test('a thumbnail cannot be reached with the keyboard', async () => {
  const stage = await render(<SlideStage slide={sample('quiz')} theme={theme} still />)
  expect(stage.querySelector('.slide-canvas')?.hasAttribute('inert')).toBe(true)
})

test('text never becomes HTML', async () => {
  const nasty = '<img src=x onerror="alert(1)"> [x](javascript:alert(1)) **<script>alert(1)</script>**'
  const stage = await render(<SlideStage slide={sample('text', { slide_content: nasty })} theme={theme} />)
  expect(stage.querySelector('img, script, a')).toBeNull()
  expect(stage.textContent).toContain('<img src=x onerror="alert(1)">')
})

test('math is rendered, and cannot contain links', async () => {
  const content = { slide_content: String.raw`$x^2$ and $\href{javascript:alert(1)}{y}$` }
  const stage = await render(<SlideStage slide={sample('text', content)} theme={theme} />)
  await act(async () => void (await import('../text/formula.tsx')))
  expect(stage.querySelectorAll('.katex').length).toBe(2)
  expect(stage.querySelector('a')).toBeNull()
})

test('formulas that render together are measured once', async () => {
  await import('../text/formula.tsx')
  const measured = vi.spyOn(Element.prototype, 'setAttribute')
  const times = () => measured.mock.calls.filter(([name]) => name === 'data-measuring').length
  const content = { slide_title: 'Powers', slide_content: '$x^2$ grows. '.repeat(30) }
  const stage = await render(<SlideStage slide={sample('text', content)} theme={theme} />)
  expect(stage.querySelectorAll('.katex').length).toBe(30)
  expect(times()).toBeLessThan(5)
  measured.mockRestore()
})

test('a missing picture shows its description', async () => {
  const content = { image_url: '/audio/files/none.png', image_alt: 'A map of the coast' }
  const stage = await render(<SlideStage slide={sample('image', content)} theme={theme} />)
  const picture = stage.querySelector('img')
  expect(picture?.getAttribute('src')).toBe('/api/audio/files/none.png')
  act(() => void picture?.dispatchEvent(new Event('error')))
  expect(stage.querySelector('img')).toBeNull()
  expect(stage.textContent).toContain('A map of the coast')
})

test('an unknown type has its own sentence in the editor and in the player', async () => {
  const unknown = sample('hologram')
  const player = await render(<SlideStage slide={unknown} theme={theme} />)
  expect(player.textContent).toBe('Unknown Slide TypeThe slide type "hologram" is not supported.')
  const editor = await render(<SlideStage slide={unknown} theme={theme} unknownIn="editor" />)
  expect(editor.textContent).toBe('Unknown slide type: hologram')
})

test('a text in Latin letters keeps its order on a slide from right to left', async () => {
  const title = async (slide_title: string, language: string) => {
    const shown = sample('text', { slide_title, text_content: '' })
    const stage = await render(<SlideStage slide={shown} theme={theme} language={language} />)
    return stage.querySelector('.slide-title')?.innerHTML
  }
  expect(await title('3.1 Tides', 'ar')).toBe('<bdi dir="ltr">3.1 Tides</bdi>')
  expect(await title('3.1 Tides', 'en')).toBe('3.1 Tides')
  expect(await title('3.1 المد', 'ar')).toBe('3.1 المد')
  expect(await title('3.1', 'ar')).toBe('3.1')
})
