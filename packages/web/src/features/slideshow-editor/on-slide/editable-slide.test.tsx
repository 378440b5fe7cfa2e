import type { SlideType } from '@lectern/domain/slides/slide-type.ts'
import { slideTypes } from '@lectern/domain/slides/slide-types.ts'
import { slideshow as schema } from '@lectern/domain/slideshow/slideshow.ts'
import type { Slide, Slideshow } from '@lectern/domain/slideshow/slideshow.ts'
import { act } from 'react'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { createDocumentStore } from '../../../editing/document/document-store.ts'
import { fetchSlideViews } from '../../../slides/stage/slide-code.ts'
import { SlideStage } from '../../../slides/stage/stage.tsx'
import { completeBrowser } from '../../../slides/testing/browser.ts'
import { render } from '../../../slides/testing/render.tsx'
import { SlideshowContext } from '../document/editor-context.ts'
import { SlideCanvas } from '../canvas/slide-canvas.tsx'

beforeAll(completeBrowser)
beforeAll(fetchSlideViews)

function slideshowOf(slide_type: string, content: Slide['content']): Slideshow {
  return schema.parse({
    presentation: { title: 'Tides', css_theme: {} },
    slides: [{ key: 'a', slide_id: 'slide-1', slide_type, content }],
  })
}

/** A slideshow of one slide on the canvas of the editor, with functions for what an author does there. */
async function open(slide_type: string, content: Slide['content'] = {}) {
  const document = slideshowOf(slide_type, content)
  const store = createDocumentStore({ document, etag: undefined }, ({ slides }) =>
    slides.map(({ key }) => key),
  )
  const onPicture = vi.fn<() => void>()
  const page = await render(
    <SlideshowContext value={store}>
      <SlideCanvas onPicture={onPicture} />
    </SlideshowContext>,
  )
  const text = (field: string, item?: number) =>
    page.querySelector<HTMLElement>(
      `[role=button][data-field=${field}]${item === undefined ? '' : `[data-item="${item}"]`}`,
    )
  const box = () => page.querySelector('textarea')
  const caret = (start: number, end = start) => box()?.setSelectionRange(start, end)
  return {
    page,
    store,
    onPicture,
    text,
    box,
    caret,
    content: () => store.getState().history.present.slides[0]?.content,
    names: () => [...page.querySelectorAll('[role=button]')].map((one) => one.getAttribute('aria-label')),
    click: (element: Element | null) => {
      const event = (name: string) => new MouseEvent(name, { bubbles: true, cancelable: true })
      act(() => void (element?.dispatchEvent(event('mousedown')) && element.dispatchEvent(event('mouseup'))))
      act(() => void (element?.isConnected && element.dispatchEvent(event('click'))))
    },
    /** Types over the selection, or at the caret. */
    type: (typed: string) => {
      const field = box()
      act(() => {
        field?.setRangeText(typed, field.selectionStart, field.selectionEnd, 'end')
        field?.dispatchEvent(new Event('input', { bubbles: true }))
      })
    },
    press: (key: string, more: KeyboardEventInit = {}) => {
      const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more })
      act(() => void globalThis.document.activeElement?.dispatchEvent(event))
      return event.defaultPrevented
    },
    paste: (pasted: string) => {
      const event = Object.assign(new Event('paste', { bubbles: true, cancelable: true }), {
        clipboardData: { getData: () => pasted },
      })
      act(() => void box()?.dispatchEvent(event))
      return event.defaultPrevented
    },
  }
}

describe.each(Object.entries<SlideType>(slideTypes))('on a slide of type %s', (type, { fields }) => {
  const written = Object.entries(fields)
    // Other cells are offered for a larger table.
    .filter(
      ([, { kind, authorsOnly }]) => !authorsOnly && (kind === 'line' || kind === 'text' || kind === 'list'),
    )
    // Feedback and descriptions of pictures are not visible on the slide.
    .filter(([name]) => !name.endsWith('_feedback') && name !== 'image_alt')
    .map(([name]) => name)

  test('every text is edited in place, also an empty one', async () => {
    const { text, click, type: write, content } = await open(type)
    for (const field of written) {
      click(text(field))
      write(`New ${field}`)
      expect([content()?.[field]].flat()).toEqual([`New ${field}`])
    }
  })

  test('a slide that is only shown has no editable texts and no placeholders', async () => {
    const { presentation, slides } = slideshowOf(type, {})
    const [slide] = slides
    if (!slide) throw new Error('There is no slide.')
    const stage = await render(<SlideStage slide={slide} theme={presentation.css_theme} />)
    expect(stage.querySelector('[data-field], [data-stand-in], textarea')).toBeNull()
    expect(stage.textContent).not.toContain('Add ')
  })
})

const bullets = { slide_title: 'Tides', bullet_points: ['Ebb', 'Flow', 'Neap'] }

describe('a text of the slide', () => {
  test('has a name that says what it is, in the order of reading', async () => {
    const { names } = await open('quote', { quote_text: 'Time and *tide*', quote_author: '' })
    expect(names()).toEqual([
      'Add slide title',
      'Quote, edit: Time and *tide*',
      'Add author',
      'Add highlight',
    ])
  })

  test('is typed as it is written, and its field follows at once', async () => {
    const { text, click, box, type, content } = await open('text', { slide_title: 'A **bold** $x^2$' })
    click(text('slide_title'))
    expect(box()?.value).toBe('A **bold** $x^2$')
    expect(globalThis.document.activeElement).toBe(box())
    expect(box()?.getAttribute('aria-label')).toBe('Slide title, on the slide')
    type(' title')
    expect(content()?.['slide_title']).toBe('A **bold** $x^2$ title')
  })

  test.each(['Enter', 'F2', ' '])('opens with the key %j', async (key) => {
    const { text, press, box } = await open('text', { slide_title: 'Tides' })
    act(() => text('slide_title')?.focus())
    press(key)
    expect(box()?.value).toBe('Tides')
  })

  test('with one line, Enter closes it and it keeps the focus', async () => {
    const { text, click, press, box, type, content } = await open('text', { slide_title: 'Tides' })
    click(text('slide_title'))
    type('!')
    expect(press('Enter')).toBe(true)
    expect(box()).toBeNull()
    expect(globalThis.document.activeElement).toBe(text('slide_title'))
    expect(content()?.['slide_title']).toBe('Tides!')
  })

  test('with one line, pasted lines become one line', async () => {
    const { text, click, type, content } = await open('text', { slide_title: '' })
    click(text('slide_title'))
    type('High\nwater')
    expect(content()?.['slide_title']).toBe('High water')
  })

  test('Escape restores the text, and closing it unchanged is no step to undo', async () => {
    const { text, click, press, type, content, store } = await open('text', { slide_title: 'Tides' })
    click(text('slide_title'))
    press('Escape')
    expect(store.getState().history.past).toEqual([])
    press('Enter')
    type('!')
    press('Escape')
    expect(content()?.['slide_title']).toBe('Tides')
    expect(globalThis.document.activeElement).toBe(text('slide_title'))
  })

  test('is one step to undo, and shows the undone text', async () => {
    const { text, click, type, box, store } = await open('text', { slide_title: 'Tides' })
    click(text('slide_title'))
    type(' r')
    type('ise')
    act(() => store.undo())
    expect(box()?.value).toBe('Tides')
  })

  test('Tab moves to the next and the previous text, and leaves the slide at its ends', async () => {
    const { text, click, press, box } = await open('bullets', bullets)
    click(text('slide_title'))
    expect(press('Tab', { shiftKey: true })).toBe(false)
    press('Tab')
    expect(box()?.value).toBe('Ebb')
    press('Tab')
    press('Tab')
    expect(box()?.value).toBe('Neap')
    expect(press('Tab')).toBe(false)
    press('Tab', { shiftKey: true })
    expect(box()?.value).toBe('Flow')
  })

  test('ignores keys of an input method during composition', async () => {
    const { text, click, press, box } = await open('text', { slide_title: '潮' })
    click(text('slide_title'))
    press('Enter', { isComposing: true })
    expect(box()).not.toBeNull()
  })

  test('becomes bold and italic with the keyboard', async () => {
    const { text, click, press, caret, content } = await open('text', { slide_title: 'High water' })
    click(text('slide_title'))
    caret(0, 4)
    press('b', { ctrlKey: true })
    expect(content()?.['slide_title']).toBe('**High** water')
    press('i', { ctrlKey: true })
    expect(content()?.['slide_title']).toBe('***High*** water')
  })

  test('closes when the focus moves elsewhere, but not when the window loses it', async () => {
    const { page, text, click, box } = await open('text', { slide_title: 'Tides' })
    click(text('slide_title'))
    act(() => void box()?.dispatchEvent(new FocusEvent('focusout', { bubbles: true })))
    expect(box()).not.toBeNull()
    const elsewhere = page.appendChild(globalThis.document.createElement('button'))
    act(() => elsewhere.focus())
    expect(box()).toBeNull()
    elsewhere.remove()
  })

  test('can be empty although its type has a text for an empty field', async () => {
    const { page, text, click, caret, type, box } = await open('quiz', {
      quiz_question: 'When?',
      option_a: 'Now',
      correct_answer: 'A',
    })
    act(() => page.querySelector<HTMLElement>('[value=A]')?.click())
    act(() => page.querySelector<HTMLElement>('[type=submit]')?.click())
    click(text('correct_feedback'))
    caret(0, box()?.value.length)
    type('')
    expect(box()?.value).toBe('')
    type('Yes.')
    expect(box()?.value).toBe('Yes.')
  })
})

describe('bullets', () => {
  test('Enter splits at the caret, and Backspace at the start joins', async () => {
    const { text, click, caret, press, box, content } = await open('bullets', bullets)
    click(text('bullet_points', 1))
    caret(2)
    press('Enter')
    expect(content()?.['bullet_points']).toEqual(['Ebb', 'Fl', 'ow', 'Neap'])
    expect([box()?.value, box()?.selectionStart]).toEqual(['ow', 0])
    press('Backspace')
    expect(content()?.['bullet_points']).toEqual(['Ebb', 'Flow', 'Neap'])
    expect([box()?.value, box()?.selectionStart]).toEqual(['Flow', 2])
  })

  test('Delete at the end joins with the next', async () => {
    const { text, click, caret, press, content } = await open('bullets', bullets)
    click(text('bullet_points', 0))
    caret(3)
    expect(press('Delete')).toBe(true)
    expect(content()?.['bullet_points']).toEqual(['EbbFlow', 'Neap'])
  })

  test('pasted lines become bullets, without their dashes', async () => {
    const { text, click, paste, content, box } = await open('bullets', { bullet_points: [] })
    click(text('bullet_points'))
    expect(paste('- Ebb\r\n- Flow')).toBe(true)
    expect(content()?.['bullet_points']).toEqual(['Ebb', 'Flow'])
    expect(box()?.value).toBe('Flow')
  })

  test('empty ones are removed when they close, and the others keep their places', async () => {
    const { text, click, type, press, box, content } = await open('bullets', bullets)
    click(text('bullet_points', 0))
    type('\n')
    expect(content()?.['bullet_points']).toEqual(['Ebb', '', 'Flow', 'Neap'])
    press('Tab')
    expect(box()?.value).toBe('Flow')
    expect(content()?.['bullet_points']).toEqual(['Ebb', 'Flow', 'Neap'])
  })

  test('stay open when an undo removes the one that is edited', async () => {
    const { text, click, type, box, store } = await open('bullets', bullets)
    click(text('bullet_points', 2))
    type('\n')
    act(() => store.undo())
    expect(box()?.value).toBe('Neap')
  })

  test('Escape restores all of them', async () => {
    const { text, click, type, press, content } = await open('bullets', bullets)
    click(text('bullet_points', 0))
    type('\nmore')
    press('Escape')
    expect(content()?.['bullet_points']).toEqual(bullets.bullet_points)
  })
})

test('paragraphs of a text are separate texts: Enter splits them, and Shift+Enter does not', async () => {
  const { text, click, type, press, content, box } = await open('summary', { summary_text: 'One.\n\nTwo.' })
  click(text('summary_text', 0))
  expect(press('Enter', { shiftKey: true })).toBe(false)
  type('\n')
  type('Still one.')
  press('Enter')
  type('Half.')
  expect(content()?.['summary_text']).toBe('One.\nStill one.\n\nHalf.\n\nTwo.')
  press('Tab')
  expect(box()?.value).toBe('Two.')
})

test('a press anywhere in a cell opens its text', async () => {
  const { page, click, box } = await open('table', { header_1: 'Sea', row_1_col_1: 'North Sea' })
  click(page.querySelector('tbody th'))
  expect(box()?.value).toBe('North Sea')
})

test('editing an option of a quiz does not choose it, and editing the question starts the quiz again', async () => {
  const { page, text, click, type } = await open('quiz', { quiz_question: 'When?', option_a: 'Now' })
  click(text('option_a'))
  type('!')
  expect(page.querySelector(':checked')).toBeNull()
  act(() => page.querySelector<HTMLElement>('[value=A]')?.click())
  expect(page.querySelector(':checked')).not.toBeNull()
  click(text('quiz_question'))
  type(' And why?')
  expect(page.querySelector('textarea')?.value).toBe('When? And why?')
  expect(page.querySelector(':checked')).toBeNull()
})

test('a press on the picture of a slide opens the choice of pictures', async () => {
  const { page, onPicture } = await open('image', { image_url: 'https://example.org/a.png' })
  act(() => page.querySelector<HTMLElement>('[aria-label="Image, choose"]')?.click())
  expect(onPicture).toHaveBeenCalledExactlyOnceWith('image_url')
})

test('a press on a link edits it and does not follow it', async () => {
  const { page } = await open('text', { slide_content: '[tides](https://example.org)' })
  expect(page.querySelector('.slide-link')?.textContent).toBe('tides')
  expect(page.querySelector('a')).toBeNull()
})
