import { act } from 'react'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { slide, type Slideshow } from '@lectern/domain/slideshow/slideshow.ts'
import { themes } from '@lectern/domain/theme/themes.ts'
import { completeBrowser } from '../testing/browser.ts'
import { FakeAudio } from '../testing/fake-audio.ts'
import { render } from '../testing/render.tsx'
import { FullscreenPlayer } from './fullscreen-player.tsx'
import { SlidePlayer } from './slide-player.tsx'

const labels = { organization: '', course_id: '', page_id: '' }

function sample(name: string, more: object = {}) {
  const content = { slide_title: name }
  return slide.parse({ slide_id: name, slide_type: 'text', transition: 'none', content, ...labels, ...more })
}

const audio = {
  text: 'Once upon a time.',
  voice_id: '',
  engine: '',
  duration_ms: 57_000,
  sentences: [{ text: 'Once upon a time.', start_ms: 0, end_ms: 1500 }],
}
const slideshow: Slideshow = {
  presentation: { title: 'Stories', css_theme: themes['minimal-light'].theme, total_slides: 3, ...labels },
  slides: [sample('First', { audio_path: 'first.mp3', audio }), sample('Second'), sample('Third')],
}

beforeAll(() => {
  completeBrowser()
  vi.stubGlobal('Audio', FakeAudio)
})

async function show(more: Partial<Parameters<typeof SlidePlayer>[0]> = {}) {
  const page = await render(<SlidePlayer slideshow={slideshow} {...more} />)
  const button = (name: string) => page.querySelector<HTMLButtonElement>(`button[aria-label="${name}"]`)
  const player = page.querySelector<HTMLElement>('.player')
  return {
    page,
    button,
    times: () => page.querySelector('.player-times')?.textContent,
    press: (name: string) => act(() => button(name)?.click()),
    type: (key: string, target: Element | null = player) =>
      act(() => void target?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))),
  }
}

test('it says where it is in the slideshow', async () => {
  const { times, press } = await show()
  expect(times()).toBe('0:00 / 1:03Slide 1 of 3')
  press('Next')
  expect(times()).toBe('0:57 / 1:03Slide 2 of 3')
})

test('before the first and after the last slide there is nothing to go to', async () => {
  const { button, press } = await show()
  expect(button('Previous')?.disabled).toBe(true)
  press('Next')
  press('Next')
  expect(button('Next')?.disabled).toBe(true)
  expect(button('Previous')?.disabled).toBe(false)
})

test('slides change automatically or by hand, and the words say which', async () => {
  const { page } = await show()
  const toggle = page.querySelector<HTMLButtonElement>('[role=switch]')
  expect(toggle?.textContent).toBe('Auto-play: Off (manual control)')
  act(() => toggle?.click())
  expect(toggle?.textContent).toBe('Auto-play: On (slides change automatically)')
  expect(toggle?.getAttribute('aria-checked')).toBe('true')
})

test('play turns into pause, mute into unmute', async () => {
  const { button, press } = await show({ start: 1 })
  press('Play')
  expect(button('Play')).toBeNull()
  press('Pause')
  expect(button('Pause')).toBeNull()
  press('Mute')
  expect(button('Unmute')).not.toBeNull()
})

test('captions are on from the start and can be turned off', async () => {
  const { page, press } = await show()
  expect(page.querySelector('.player-caption')?.textContent).toBe('Once upon a time.')
  press('Captions')
  expect(page.querySelector('.player-caption')).toBeNull()
})

test('without slides it says so', async () => {
  const { page } = await show({ slideshow: { ...slideshow, slides: [] } })
  expect(page.textContent).toBe('No slides available.')
})

test('a change of slide is told, and a new start is followed', async () => {
  const onSlide = vi.fn<(index: number) => void>()
  const { press } = await show({ onSlide })
  press('Next')
  expect(onSlide.mock.calls).toEqual([[0], [1]])
})

describe('by keyboard', () => {
  test('arrows, space, m, c and f do what the buttons do', async () => {
    const onFullscreen = vi.fn<() => void>()
    const { page, button, times, type } = await show({ onFullscreen })
    type('ArrowRight')
    expect(times()).toContain('Slide 2 of 3')
    type('ArrowLeft')
    expect(times()).toContain('Slide 1 of 3')
    type('ArrowLeft')
    expect(times()).toContain('Slide 1 of 3')
    type(' ')
    expect(button('Pause')).not.toBeNull()
    type('m')
    expect(button('Unmute')).not.toBeNull()
    type('c')
    expect(page.querySelector('.player-caption')).toBeNull()
    type('f')
    expect(onFullscreen).toHaveBeenCalledOnce()
  })

  test('keys that mean something where the focus is are left alone', async () => {
    const { page, times, button, type } = await show()
    type('ArrowRight', page.querySelector('input[type=range]'))
    expect(times()).toContain('Slide 1 of 3')
    type(' ', button('Mute'))
    expect(button('Pause')).toBeNull()
  })
})

test('fullscreen is a dialog of that name, closed by its button', async () => {
  // jsdom has the element, but not what opens it.
  const showModal = vi.fn<() => void>()
  HTMLDialogElement.prototype.showModal = showModal
  HTMLDialogElement.prototype.close = vi.fn<() => void>()
  const onClose = vi.fn<() => void>()
  const page = await render(<FullscreenPlayer slideshow={slideshow} onClose={onClose} />)
  const dialog = page.querySelector('dialog')
  expect(dialog?.getAttribute('aria-label')).toBe('Stories')
  expect(showModal).toHaveBeenCalled()
  act(() => page.querySelector<HTMLButtonElement>('[aria-label=Close]')?.click())
  act(() => void dialog?.dispatchEvent(new Event('cancel', { cancelable: true })))
  expect(onClose).toHaveBeenCalledTimes(2)
})
