import { act, useState } from 'react'
import { afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { type Slide, slide, type Slideshow } from '@lectern/domain/slideshow/slideshow.ts'
import { themes } from '@lectern/domain/theme/themes.ts'
import { fetchSlideViews } from '../stage/slide-code.ts'
import { completeBrowser } from '../testing/browser.ts'
import { FakeAudio } from '../../audio/testing/fake-audio.ts'
import { render } from '../testing/render.tsx'
import { FullscreenPlayer } from './fullscreen-player.tsx'
import { SlidePlayer } from './slide-player.tsx'

const labels = { organization: '', course_id: '', page_id: '' }

function sample(name: string, more: object = {}) {
  const content = { slide_title: name }
  return slide.parse({
    key: name,
    slide_id: name,
    slide_type: 'text',
    transition: 'none',
    content,
    ...labels,
    ...more,
  })
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

/** The second slide is shown for two minutes. */
const long: Slideshow = {
  ...slideshow,
  slides: slideshow.slides.map((one, at) => (at === 1 ? { ...one, audio_script: 'word '.repeat(300) } : one)),
}

beforeAll(fetchSlideViews)
beforeAll(() => {
  completeBrowser()
  vi.stubGlobal('Audio', FakeAudio)
  // jsdom has the dialog element, but not its methods.
  HTMLDialogElement.prototype.showModal = vi.fn<() => void>()
  HTMLDialogElement.prototype.close = vi.fn<() => void>()
})
afterEach(() => localStorage.clear())

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

/** The code of this animation is loaded when `arrive` is called. */
const hologram = vi.hoisted(() => Promise.withResolvers<void>())
vi.mock(import('../motion/animations/hologram.ts'), async (importOriginal) => {
  await hologram.promise
  return importOriginal()
})

/** Waits until code that is loaded on demand has arrived. */
const arrive = () =>
  act(async () => {
    hologram.resolve()
    await Promise.all([
      import('./captions/transcript.tsx'),
      import('./controls/keys-dialog.tsx'),
      import('./captions/spoken-sentences.ts'),
      import('../motion/animations/hologram.ts'),
    ])
  })

const arriveCaptions = () =>
  act(async () => void (await import('@lectern/domain/narration/captions/captions.ts')))

test('shows its place in the slideshow', async () => {
  const { times, press } = await show()
  // The first player waits until its motion is loaded.
  await vi.waitFor(() => expect(times()).toBe('0:00 / 1:07Slide 1 of 3'))
  press('Next')
  expect(times()).toBe('0:57 / 1:07Slide 2 of 3')
})

test('disables Previous on the first slide and Next on the last', async () => {
  const { button, press } = await show()
  expect(button('Previous')?.disabled).toBe(true)
  press('Next')
  press('Next')
  expect(button('Next')?.disabled).toBe(true)
  expect(button('Previous')?.disabled).toBe(false)
})

test('the shortcuts work on the last slide, although Next had the focus and is disabled there', async () => {
  const { page, button, press, times, type } = await show()
  press('Next')
  act(() => button('Next')?.focus())
  press('Next')
  expect(document.activeElement).toBe(page.querySelector('.player'))
  type('ArrowLeft', document.activeElement)
  expect(times()).toContain('Slide 2 of 3')
})

test('slides change automatically or manually, and the label says which', async () => {
  const { page } = await show()
  const toggle = page.querySelector<HTMLButtonElement>('[role=switch]')
  expect(toggle?.textContent).toBe('Auto-play: Off (manual control)')
  act(() => toggle?.click())
  expect(toggle?.textContent).toBe('Auto-play: On (slides change automatically)')
  expect(toggle?.getAttribute('aria-checked')).toBe('true')
})

test('Play becomes Pause, and Mute becomes Unmute', async () => {
  const { button, press } = await show({ start: 1 })
  press('Play')
  expect(button('Play')).toBeNull()
  press('Pause')
  expect(button('Pause')).toBeNull()
  press('Mute')
  expect(button('Unmute')).not.toBeNull()
})

test('captions are on by default and can be turned off', async () => {
  const { page, press } = await show()
  await arriveCaptions()
  expect(page.querySelector('.player-caption')?.textContent).toBe('Once upon a time.')
  press('Captions')
  expect(page.querySelector('.player-caption')).toBeNull()
})

test('shows a long sentence in captions of two lines, without the markup of its script', async () => {
  const text =
    'Once upon a time there was a **queen** who lived in a castle by the sea, and every morning she counted the ships that had come in during the night.'
  const sentences = [{ text, start_ms: 0, end_ms: 9000 }]
  const first = sample('First', { audio_path: 'first.mp3', audio: { ...audio, text, sentences } })
  const { page } = await show({ slideshow: { ...slideshow, slides: [first] } })
  await arriveCaptions()
  expect(page.querySelector('.player-caption')?.textContent).toBe(
    'Once upon a time there was a queen\nwho lived in a castle by the sea,',
  )
})

test('starts when the motion of its first slide is loaded', async () => {
  const title = { type: 'hologram', duration: 500, delay: 0 }
  const moved = sample('Moved', { animations: { animations: { title } } })
  const { page } = await show({ slideshow: { ...slideshow, slides: [moved] } })
  expect(page.querySelector('.player')?.getAttribute('aria-busy')).toBe('true')
  expect(page.querySelector('.slide-stage')).toBeNull()
  await arrive()
  expect(page.querySelector('.slide-stage')).not.toBeNull()
})

test('says that there are no slides', async () => {
  const { page } = await show({ slideshow: { ...slideshow, slides: [] } })
  expect(page.textContent).toBe('No slides available.')
})

test('reports a change of slide, and follows a new start', async () => {
  const onSlide = vi.fn<(slide: Slide) => void>()
  const { press } = await show({ onSlide })
  press('Next')
  expect(onSlide.mock.calls.map(([shown]) => shown.slide_id)).toEqual(['First', 'Second'])
})

test('keeps showing a slide that is moved, and reports the same slide', async () => {
  const reported: string[] = []
  const onSlide = (shown: Slide) => void reported.push(shown.key)
  const page = await render(<Moving onSlide={onSlide} />)
  await act(async () => page.querySelector<HTMLButtonElement>('[data-move]')?.click())
  expect(page.querySelector('.player-stage h2')?.textContent).toBe('First')
  expect(new Set(reported)).toEqual(new Set(['First']))
})

/** A player with a button that moves the first slide to the end. */
function Moving({ onSlide }: { onSlide: (shown: Slide) => void }) {
  const [slides, setSlides] = useState(slideshow.slides)
  return (
    <>
      <button
        type="button"
        data-move
        aria-label="Move the first slide"
        onClick={() => setSlides([...slides.slice(1), ...slides.slice(0, 1)])}
      />
      <SlidePlayer slideshow={{ ...slideshow, slides }} onSlide={onSlide} />
    </>
  )
}

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

  test('a held key toggles once, but changes the volume again and again', async () => {
    const { page, button } = await show()
    const hold = (key: string) =>
      act(() => {
        for (const repeat of [false, true, true, true])
          page
            .querySelector('.player')
            ?.dispatchEvent(new KeyboardEvent('keydown', { key, repeat, bubbles: true }))
      })
    hold(' ')
    expect(button('Pause')).not.toBeNull()
    hold('m')
    expect(button('Unmute')).not.toBeNull()
    hold('ArrowDown')
    expect(page.querySelector('[aria-label=Volume]')?.getAttribute('aria-valuetext')).toContain('60 %')
  })

  test('leaves keys to a focused element that uses them', async () => {
    const { page, times, button, type } = await show()
    type('ArrowRight', page.querySelector('[aria-label=Volume]'))
    expect(times()).toContain('Slide 1 of 3')
    type(' ', button('Mute'))
    expect(button('Pause')).toBeNull()
  })

  test('the arrow keys move the progress bar by five seconds', async () => {
    const { page, times, type } = await show()
    const progress = page.querySelector('[aria-label=Progress]')
    type('ArrowRight', progress)
    type('PageUp', progress)
    expect(times()).toContain('0:35 /')
    type('ArrowLeft', progress)
    expect(times()).toContain('0:30 /')
  })

  test('in a slideshow from right to left, the left arrow shows the next slide', async () => {
    const arabic = { ...slideshow, presentation: { ...slideshow.presentation, language: 'ar' } }
    const { times, type } = await show({ slideshow: arabic })
    type('ArrowLeft')
    expect(times()).toContain('Slide 2 of 3')
    type('ArrowRight')
    expect(times()).toContain('Slide 1 of 3')
  })

  test('speed, volume, auto-play, skipping, first and last slide', async () => {
    const { page, times, type } = await show()
    const speed = () => page.querySelector<HTMLSelectElement>('[aria-label=Speed]')?.value
    type('>')
    expect(speed()).toBe('1.25')
    type('[')
    type('<')
    expect(speed()).toBe('0.75')
    type('ArrowDown')
    expect(page.querySelector('[aria-label=Volume]')?.getAttribute('aria-valuetext')).toBe('90 %')
    type('ArrowUp')
    expect(page.querySelector('[aria-label=Volume]')?.getAttribute('aria-valuetext')).toBe('100 %')
    type('a')
    expect(page.querySelector('[role=switch]')?.getAttribute('aria-checked')).toBe('true')
    type('l')
    expect(times()).toContain('0:05 /')
    type('j')
    expect(times()).toContain('0:00 /')
    type('End')
    expect(times()).toContain('Slide 3 of 3')
    type('Home')
    expect(times()).toContain('Slide 1 of 3')
    type('5')
    expect(times()).toContain('0:34 /')
  })

  test('? opens the list of shortcuts', async () => {
    const { page, type } = await show()
    type('?')
    await arrive()
    const list = page.querySelector('dialog')
    expect(list?.textContent).toContain('Play or pauseSpaceK')
    expect(list?.textContent).toContain('Next slide→')
    expect(list?.textContent).toContain('To that tenth of the slideshow0 – 9')
    act(() => void list?.dispatchEvent(new Event('cancel', { cancelable: true })))
    expect(page.querySelector('dialog')).toBeNull()
  })
})

describe('the transcript', () => {
  test('shows the spoken text, marks the current sentence, and plays from each', async () => {
    const said = {
      ...slideshow,
      slides: [...slideshow.slides, sample('Fourth', { audio_script: 'Not yet. The end.' })],
    }
    const { page, press, times } = await show({ slideshow: said })
    press('Transcript')
    await arrive()
    const transcript = page.querySelector('.player-transcript')
    const sentences = () => [...(transcript?.querySelectorAll<HTMLElement>('[role=button]') ?? [])]
    expect(sentences().map((one) => one.textContent)).toEqual(['Once upon a time.', 'Not yet.', 'The end.'])
    expect(transcript?.textContent).toContain('1:07 Slide 4')
    expect(transcript?.querySelector('span[aria-current]')?.textContent).toBe('Once upon a time.')
    act(() => sentences()[1]?.click())
    expect(times()).toContain('Slide 4 of 4')
    expect(transcript?.querySelector('span[aria-current]')?.textContent).toBe('Not yet.')
    press('Close transcript')
    expect(page.querySelector('.player-transcript')).toBeNull()
  })

  test('is one stop of the Tab key: the arrow keys move between sentences, Enter plays from one', async () => {
    const said = { ...slideshow, slides: [sample('Only', { audio_script: 'One is here. Two is there.' })] }
    const { page, press, times, type } = await show({ slideshow: said })
    press('Transcript')
    await arrive()
    const stops = [...page.querySelectorAll<HTMLElement>('.player-transcript [role=button]')]
    expect(stops.map((one) => one.tabIndex)).toEqual([0, -1])
    act(() => stops[0]?.focus())
    type('ArrowDown', document.activeElement)
    expect(document.activeElement?.textContent).toBe('Two is there.')
    type('Enter', document.activeElement)
    expect(times()).toContain('0:02 /')
  })

  test('says that nothing is said', async () => {
    const { page, press } = await show({ slideshow: { ...slideshow, slides: [sample('Quiet')] } })
    press('Transcript')
    await arrive()
    expect(page.querySelector('.player-transcript')?.textContent).toContain(
      'Nothing is said in this slideshow.',
    )
  })
})

describe('this browser remembers', () => {
  test('the settings of the player', async () => {
    const first = await show()
    first.press('Captions')
    first.press('Transcript')
    first.press('Mute')
    first.type('>')
    const { page, button } = await show()
    await arrive()
    expect(page.querySelector('.player-caption')).toBeNull()
    expect(page.querySelector('.player-transcript')).not.toBeNull()
    expect(button('Unmute')).not.toBeNull()
    expect(page.querySelector<HTMLSelectElement>('[aria-label=Speed]')?.value).toBe('1.25')
  })

  test('the place in a slideshow, and resumes there or starts over', async () => {
    const first = await show()
    first.type('l')
    const { page, times } = await show({ resume: 'anywhere' })
    expect(times()).toBe('0:05 / 1:07Slide 1 of 3')
    const startOver = page.querySelector<HTMLButtonElement>('.player-start-over')
    expect(startOver?.textContent).toBe('Start over')
    // The style sheets make room for the note by this attribute.
    expect(page.querySelector('.player')?.hasAttribute('data-noted')).toBe(true)
    act(() => startOver?.click())
    expect(page.querySelector('.player')?.hasAttribute('data-noted')).toBe(false)
    expect(times()).toBe('0:00 / 1:07Slide 1 of 3')
    expect(page.querySelector('.player-start-over')).toBeNull()
  })

  test('only the time in a slide if the slide was selected', async () => {
    const first = await show()
    first.type('l')
    const same = await show({ resume: 'same slide' })
    expect(same.times()).toBe('0:05 / 1:07Slide 1 of 3')
    expect(same.page.querySelector('.player-start-over')).toBeNull()
    expect((await show({ resume: 'same slide', start: 1 })).times()).toBe('0:57 / 1:07Slide 2 of 3')
  })

  test('no place in a slideshow that has ended', async () => {
    const first = await show()
    first.press('Next')
    expect((await show({ resume: 'anywhere' })).times()).toContain('Slide 2 of 3')
    first.press('Next')
    first.type('l')
    expect((await show({ resume: 'anywhere' })).times()).toContain('Slide 1 of 3')
  })
})

describe('by touch', () => {
  const touch = (page: Element, dx: number, dy = 0, pointerType = 'touch', on = '.slide-canvas') => {
    const target = page.querySelector(on)
    const point = (type: string, clientX: number, clientY: number) =>
      target?.dispatchEvent(
        new PointerEvent(type, { pointerType, isPrimary: true, clientX, clientY, bubbles: true }),
      )
    act(() => {
      point('pointerdown', 200, 200)
      point('pointerup', 200 + dx, 200 + dy)
    })
  }

  test('only a swipe changes slides', async () => {
    const { page, times } = await show()
    touch(page, -80)
    expect(times()).toContain('Slide 2 of 3')
    touch(page, 80, 20)
    expect(times()).toContain('Slide 1 of 3')
    touch(page, -80, 70)
    touch(page, -30)
    touch(page, -80, 0, 'mouse')
    expect(times()).toContain('Slide 1 of 3')
  })

  test('touches on the feedback of a quiz do not play or change slides', async () => {
    const content = { quiz_question: 'When?', option_a: 'Now', option_b: 'Later' }
    const quiz = sample('Quiz', { slide_type: 'quiz', content })
    const slides = [quiz, ...slideshow.slides]
    const { page, button, times } = await show({ slideshow: { ...slideshow, slides } })
    touch(page, 0, 0, 'touch', '.player-quiz output')
    expect(button('Play'), 'a tap').not.toBeNull()
    touch(page, -80, 0, 'touch', '.player-quiz output')
    expect(times(), 'a swipe').toContain('Slide 1 of 4')
  })

  /** A player with a stage of 600 px, and a function that taps it. */
  async function touched() {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    const shown = await show({ slideshow: long })
    const stage = shown.page.querySelector('.player-stage')
    if (stage) stage.getBoundingClientRect = () => ({ left: 0, width: 600 }) as DOMRect
    const at = (clientX: number) => {
      const target = shown.page.querySelector('.slide-canvas')
      act(() => {
        for (const type of ['pointerdown', 'pointerup'])
          target?.dispatchEvent(
            new PointerEvent(type, {
              pointerType: 'touch',
              isPrimary: true,
              clientX,
              clientY: 90,
              bubbles: true,
            }),
          )
      })
    }
    const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms))
    const bare = () => shown.page.querySelector('.player')?.hasAttribute('data-bare')
    return { ...shown, at, pass, bare }
  }

  test('the first tap shows the controls, the second plays or pauses', async () => {
    const { button, press, at, pass, bare } = await touched()
    expect(bare(), 'paused').toBe(false)
    press('Next')
    press('Play')
    pass(4100)
    expect(bare()).toBe(true)
    at(300)
    expect([bare(), button('Pause') !== null]).toEqual([false, true])
    at(300)
    expect(button('Play')).not.toBeNull()
    pass(9000)
    expect(bare(), 'paused').toBe(false)
  })

  test('a double tap on a side skips ten seconds and does not pause', async () => {
    const { times, button, press, at, pass } = await touched()
    press('Play')
    at(550)
    at(550)
    expect(times()).toContain('0:10 /')
    at(50)
    at(50)
    expect(times()).toContain('0:00 /')
    pass(400)
    expect(button('Pause')).not.toBeNull()
    at(50)
    pass(400)
    expect(button('Play'), 'a single one').not.toBeNull()
  })
})

describe('controls over the slide', () => {
  async function playing(more: object = {}) {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    const shown = await show({ slideshow: long, start: 1, ...more })
    shown.press('Play')
    const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms))
    const bare = () => shown.page.querySelector('.player')?.hasAttribute('data-bare')
    return { ...shown, pass, bare }
  }

  test('are hidden 2.5 seconds after the last key while the player plays', async () => {
    const { type, pass, bare } = await playing()
    pass(2400)
    expect(bare()).toBe(false)
    type('ArrowUp')
    pass(2400)
    expect(bare()).toBe(false)
    pass(200)
    expect(bare()).toBe(true)
    type('ArrowUp')
    expect(bare()).toBe(false)
  })

  test('stay while a pointer is on them or the list of shortcuts is open', async () => {
    const { page, type, pass, bare } = await playing()
    const dock = page.querySelector('.player-controls')
    const point = (name: string) =>
      act(
        () =>
          void dock?.dispatchEvent(
            new PointerEvent(name, { pointerType: 'mouse', bubbles: true, relatedTarget: document.body }),
          ),
      )
    point('pointerover')
    pass(4000)
    expect(bare()).toBe(false)
    point('pointerout')
    pass(2600)
    expect(bare()).toBe(true)
    type('?')
    pass(4000)
    expect(bare()).toBe(false)
  })

  test('stay while a quiz can be answered', async () => {
    const content = { quiz_question: 'When?', option_a: 'Now', option_b: 'Later' }
    const quiz = sample('Quiz', { slide_type: 'quiz', content })
    const [first, second] = slideshow.slides
    const slides = [first, quiz, second].filter((one) => one !== undefined)
    const { page, pass, bare } = await playing({ slideshow: { ...slideshow, slides } })
    pass(9000)
    expect(bare()).toBe(false)
    const buttons = [...page.querySelectorAll('.player-quiz button')]
    expect(buttons.map(({ textContent }) => textContent)).toEqual(['Skip', 'Submit'])
  })
})

test('fullscreen is a dialog with the title of the slideshow, and its button closes it', async () => {
  const showModal = vi.spyOn(HTMLDialogElement.prototype, 'showModal')
  const onClose = vi.fn<() => void>()
  const page = await render(<FullscreenPlayer slideshow={slideshow} onClose={onClose} />)
  const dialog = page.querySelector('dialog')
  expect(dialog?.getAttribute('aria-label')).toBe('Stories')
  expect(showModal).toHaveBeenCalled()
  act(() => page.querySelector<HTMLButtonElement>('[aria-label=Close]')?.click())
  act(() => void dialog?.dispatchEvent(new Event('cancel', { cancelable: true })))
  expect(onClose).toHaveBeenCalledTimes(2)
})

/** The code of this animation is loaded when the promise is resolved. */
const glitch = vi.hoisted(() => Promise.withResolvers<void>())
vi.mock(import('../motion/animations/glitch.ts'), async (importOriginal) => {
  await glitch.promise
  return importOriginal()
})

test('the shortcuts work in fullscreen if the first slide is loaded after the dialog opens', async () => {
  const title = { type: 'glitch', duration: 500, delay: 0 }
  const moved = sample('Moved', { animations: { animations: { title } } })
  const page = await render(
    <FullscreenPlayer slideshow={{ ...slideshow, slides: [moved] }} onClose={() => {}} />,
  )
  page.querySelector('dialog')?.setAttribute('open', '')
  expect(page.querySelector('.player')?.getAttribute('aria-busy')).toBe('true')
  await act(async () => {
    glitch.resolve()
    await import('../motion/animations/glitch.ts')
  })
  expect(page.querySelector('.slide-stage')).not.toBeNull()
  expect(document.activeElement).toBe(page.querySelector('.player'))
})

test('closing the list of shortcuts does not close fullscreen', async () => {
  const onClose = vi.fn<() => void>()
  const page = await render(<FullscreenPlayer slideshow={slideshow} onClose={onClose} />)
  act(() => page.querySelector<HTMLButtonElement>('[aria-label="Keyboard shortcuts"]')?.click())
  act(() => void page.querySelector('.player-keys')?.dispatchEvent(new Event('cancel', { cancelable: true })))
  expect(page.querySelector('.player-keys')).toBeNull()
  expect(onClose).not.toHaveBeenCalled()
})
