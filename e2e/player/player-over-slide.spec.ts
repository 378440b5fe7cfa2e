import { expect, type Page, test } from '@playwright/test'
import { complaints } from '../support/axe.ts'
import { deckOf, english, mockMedia, openDeck, startPreview } from '../support/player-deck.ts'

const screens = [
  { name: 'a phone held upright', width: 390, height: 844 },
  { name: 'a phone held sideways', width: 844, height: 390 },
  { name: 'a small laptop', width: 1024, height: 768 },
  { name: 'a large screen', width: 1440, height: 900 },
]

const player = (page: Page) => page.getByRole('region', { name: 'Slideshow player' })
const dock = (page: Page) => page.locator('.player-controls')
const slidePage = (page: Page) => page.locator('.player-stage .slide-layer:not([inert]) .slide-canvas')
const button = (page: Page, name: string) => player(page).getByRole('button', { name, exact: true })
const key = (page: Page, name: string) => page.keyboard.press(name)

async function boxOf(page: Page, selector: string) {
  const box = await page.locator(selector).first().boundingBox()
  if (!box) throw new Error(`${selector} is not there.`)
  return box
}

const quizSlide = {
  slide_type: 'quiz',
  content: {
    quiz_question: 'What pulls the water?',
    option_a: 'The wind',
    option_b: 'The moon',
    correct_answer: 'B',
    correct_feedback: 'The moon pulls it, and the sun helps.',
    incorrect_feedback: 'Wind makes waves. The moon makes tides.',
  },
}

/** The deck of four slides, with a quiz in place of the second slide, which has no audio. */
function deckWithQuiz() {
  const deck = deckOf(english)
  const slides = deck.slides.map((slide, at) =>
    at === 1 ? { ...slide, ...quizSlide, audio_script: 'A question.' } : slide,
  )
  return { ...deck, slides }
}

/** The same with audio of what the quiz says to a right answer. */
function deckWithSpokenQuiz() {
  const deck = deckWithQuiz()
  const text = quizSlide.content.correct_feedback
  const audio = { text, voice_id: 'test', engine: 'test', duration_ms: 3000 }
  const right = {
    audio_path: '/audio/files/riverside/right.wav',
    audio: { ...audio, sentences: [{ text, start_ms: 0, end_ms: 3000 }] },
  }
  const slides = deck.slides.map((slide, at) =>
    at === 1 ? { ...slide, text_audio: { correct_feedback: right } } : slide,
  )
  return { ...deck, slides }
}

/** The controls of every player at any size, except during a quiz. */
async function expectRequiredButtons(page: Page): Promise<void> {
  for (const name of ['Play', 'Previous', 'Next', 'Mute', 'Replay'])
    await expect(dock(page).getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 })
  await expect(dock(page).getByRole('switch')).toBeInViewport({ ratio: 1 })
  await expect(dock(page).getByRole('slider', { name: 'Progress' })).toBeInViewport()
  await expect(dock(page).getByText('Slide 1 of 4')).toBeInViewport()
}

async function openFullscreen(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Fullscreen', exact: true }).first().click()
  await expect(page.getByRole('dialog', { name: 'Tides' })).toBeVisible()
}

for (const { name, width, height } of screens) {
  test.describe(`on ${name}`, () => {
    test.use({ viewport: { width, height } })

    test('the preview shows the slide at least as large as edit mode', async ({ page }) => {
      await openDeck(page)
      const edited = await boxOf(page, 'main section .slide-stage')
      expect(edited.width).toBeGreaterThan(300)
      await startPreview(page)
      const canvas = await slidePage(page).boundingBox()
      expect(canvas?.width ?? 0).toBeGreaterThanOrEqual(edited.width - 1)
      expect(canvas?.height ?? 0).toBeGreaterThanOrEqual(edited.height - 1)
    })

    test('fullscreen fills the screen with the slide and its background, and the controls are inside it', async ({
      page,
    }) => {
      await openDeck(page)
      await openFullscreen(page)
      await key(page, 'Home')
      const upright = height > width
      // Captions are loaded later, and take space from the slide of a low player.
      await expect(async () => {
        const stage = await boxOf(
          page,
          '[role=dialog] .player-stage .slide-stage, dialog .player-stage .slide-stage',
        )
        // The player is paused. The captions and the controls of a low player are then below the slide.
        const below = await page.locator('.player-controls, .player-captions').all()
        const edges = await Promise.all(below.map(async (one) => (await one.boundingBox())?.y ?? height))
        const free = height < 440 ? Math.min(...edges) : height
        const ground = upright ? [width, (width * 9) / 16] : [width, free]
        expect([Math.round(stage.width), Math.round(stage.height)]).toEqual(ground.map(Math.round))
        const canvas = await slidePage(page).boundingBox()
        expect(Math.round(canvas?.width ?? 0)).toBe(Math.round(Math.min(width, (free * 16) / 9)))
      }).toPass()

      const stage = await boxOf(
        page,
        '[role=dialog] .player-stage .slide-stage, dialog .player-stage .slide-stage',
      )
      const controls = await boxOf(page, '.player-controls')
      expect(controls.x).toBeGreaterThanOrEqual(0)
      expect(controls.x + controls.width).toBeLessThanOrEqual(width)
      expect(controls.y + controls.height).toBeLessThanOrEqual(height)
      for (const control of await dock(page).getByRole('button').all()) {
        const box = await control.boundingBox()
        if (!box) continue
        expect(box.x).toBeGreaterThanOrEqual(controls.x)
        expect(box.x + box.width).toBeLessThanOrEqual(controls.x + controls.width + 1)
        expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44)
      }
      if (upright) expect(controls.y).toBeGreaterThan(stage.y + stage.height)
      const seek = await boxOf(page, '.player-progress')
      expect(seek.width).toBeGreaterThan(60)
      await expectRequiredButtons(page)
    })

    test('what a quiz says to an answer is heard, with captions, and can be paused', async ({ page }) => {
      await openDeck(page, deckWithSpokenQuiz())
      await openFullscreen(page)
      await player(page).getByRole('switch').click()
      await player(page).focus()
      await key(page, 'ArrowRight')
      await key(page, 'k')
      await player(page)
        .getByRole('radio', { name: /The moon/ })
        .focus()
      await key(page, 'Space')
      await key(page, 'Enter')
      const heard = () =>
        page.evaluate(() =>
          (window as unknown as { sounds: HTMLAudioElement[] }).sounds
            .filter((sound) => !sound.paused)
            .map(({ src }) => src.split('/').at(-1)),
        )
      await expect.poll(heard).toEqual(['right.wav'])
      await expect(page.locator('.player-caption')).toHaveText('The moon pulls it, and the sun helps.')
      await expect(page.getByRole('button', { name: 'Go on', exact: true })).toBeInViewport({ ratio: 1 })
      await page.screenshot({ path: test.info().outputPath('feedback.png') })
      await key(page, 'k')
      await expect.poll(heard).toEqual([])
      await key(page, 'k')
      await expect.poll(heard).toEqual(['right.wav'])
      await expect(dock(page).getByText('Slide 3 of 4')).toBeVisible({ timeout: 15_000 })
    })

    test('on a quiz, automatic mode waits, shows this, and marks the answer on the slide', async ({
      page,
    }) => {
      await openDeck(page, deckWithQuiz())
      await openFullscreen(page)
      await player(page).getByRole('switch').click()
      await player(page).focus()
      await key(page, 'ArrowRight')
      await key(page, 'k')
      await expect(page.getByRole('status').getByText('Waiting for you, slide 2 of 4')).toBeVisible()
      await expect(dock(page)).toHaveCSS('opacity', '1')
      for (const label of ['Pause', 'Previous', 'Next'])
        await expect(dock(page).getByRole('button', { name: label, exact: true })).toBeInViewport({
          ratio: 1,
        })

      const option = player(page).getByRole('radio', { name: /The wind/ })
      const answer = await boxOf(page, '.slide-layer:not([inert]) label:last-of-type')
      const below = await boxOf(page, '.player-controls')
      expect(answer.y + answer.height).toBeLessThanOrEqual(below.y)
      await option.focus()
      await key(page, 'Space')
      await key(page, 'Enter')
      await expect(dock(page).getByText('Wind makes waves. The moon makes tides.')).toBeVisible()
      await expect(slidePage(page).getByText('Your answer')).toBeVisible()
      await expect(slidePage(page).getByText('Right', { exact: true })).toBeVisible()
      await expect(button(page, 'Go on')).toBeFocused()
      // Automatic mode continues after five seconds. The check may take longer on a busy machine.
      await key(page, 'k')
      expect(await complaints(page)).toEqual([])

      await button(page, 'Try Again').focus()
      await key(page, 'Enter')
      await expect(option).toBeFocused()
      await expect(button(page, 'Submit')).toBeDisabled()
      await button(page, 'Skip').click()
      await expect(player(page).getByText('Slide 3 of 4')).toBeVisible()
      await expect(player(page)).toBeFocused()
      await key(page, 'End')
      await expect(player(page).getByText('Slide 4 of 4')).toBeVisible()
    })
  })
}

for (const height of [800, 720])
  test(`the controls of the preview are below the slide and its captions, on 1280 by ${height} pixels`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height })
    await openDeck(page)
    await startPreview(page)
    for (const name of ['Pause', 'Play']) {
      await expect(button(page, name)).toBeVisible()
      const controls = await boxOf(page, '.player-controls')
      for (const selector of ['.player-stage', '.player-caption']) {
        const over = await boxOf(page, selector)
        expect(over.y + over.height, selector).toBeLessThanOrEqual(controls.y)
      }
      const edge = await boxOf(page, '.player')
      expect(controls.y + controls.height).toBeLessThanOrEqual(edge.y + edge.height)
      if (name === 'Pause') await button(page, 'Pause').click()
    }
  })

for (const [width, height] of [
  [667, 375],
  [480, 320],
] as const) {
  test(`on ${width} by ${height} pixels no required button is missing`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await openDeck(page)
    await openFullscreen(page)
    await key(page, 'Home')
    await expectRequiredButtons(page)
  })
}

test.describe('over the slide', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('controls hide during playback, return on pointer or key, and stay while paused', async ({ page }) => {
    const deck = deckOf(english)
    const slides = deck.slides.map((slide) => ({ ...slide, audio_script: 'The moon pulls. '.repeat(60) }))
    await openDeck(page, { ...deck, slides })
    await openFullscreen(page)
    await page.mouse.move(500, 300)
    await key(page, 'ArrowRight')
    await expect(dock(page)).toHaveCSS('opacity', '1')
    await key(page, 'k')
    await expect(dock(page)).toHaveCSS('opacity', '0')
    await expect(page.locator('.player-line')).toHaveCSS('opacity', '1')
    await page.mouse.move(600, 300)
    await page.mouse.move(640, 320)
    await expect(dock(page)).toHaveCSS('opacity', '1')
    await expect(dock(page)).toHaveCSS('opacity', '0')
    await key(page, 'Tab')
    await key(page, 'Tab')
    await expect(dock(page)).toHaveCSS('opacity', '1')
  })

  test('captions are above the controls, move down when these hide, and avoid the element under the pointer', async ({
    page,
  }) => {
    const deck = deckOf(english)
    const slides = deck.slides.map((slide, at) => ({
      ...slide,
      ...(at === 1 && { audio_script: 'The moon pulls. '.repeat(60) }),
    }))
    await openDeck(page, { ...deck, slides })
    await openFullscreen(page)
    await expect(page.locator('.player-caption')).toHaveText('Twice a day the sea comes in.')
    const above = await boxOf(page, '.player-caption')
    const controls = await boxOf(page, '.player-controls')
    expect(above.y + above.height).toBeLessThanOrEqual(controls.y)

    const seek = await boxOf(page, '.player-progress')
    await page.mouse.move(seek.x + seek.width - 4, seek.y + 12)
    const preview = page.locator('.player-seek-preview')
    await expect(preview).toContainText('Tides 4')
    await expect(page.locator('.player-caption')).toBeHidden()
    await page.mouse.move(700, 300)
    await expect(preview).toBeHidden()

    await key(page, 'ArrowRight')
    await key(page, 'k')
    await expect(dock(page)).toHaveCSS('opacity', '0')
    await expect(page.locator('.player-caption')).not.toBeEmpty()
    const alone = await boxOf(page, '.player-caption')
    expect(alone.y).toBeGreaterThan(above.y)
    expect(Math.round(900 - alone.y - alone.height)).toBe(34)
  })

  test('captions are at the top if the slide has text at the bottom', async ({ page }) => {
    const deck = deckOf(english)
    const slides = deck.slides.map((slide) => ({
      ...slide,
      content: { slide_title: 'Much', slide_content: 'The sea comes and goes, and comes again. '.repeat(30) },
    }))
    await openDeck(page, { ...deck, slides })
    await openFullscreen(page)
    await expect(page.locator('.player-caption')).toBeVisible()
    // The slide is measured again with each caption, because its text may be laid out after the first one.
    await expect.poll(async () => (await boxOf(page, '.player-caption')).y).toBeLessThan(200)
  })
})

test('the player of another site also covers the slide', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 })
  await mockMedia(page)
  await page.route('**/bare.html', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="en"><title>A slideshow</title>
        <link rel="stylesheet" href="/player/player.css">
        <main style="height: 380px"></main></html>`,
    }),
  )
  await page.goto('/bare.html')
  await page.evaluate(async (slideshow) => {
    const address = '/player/player.js'
    const { mountPlayer } = await import(address)
    mountPlayer(document.querySelector('main'), { slideshow })
  }, deckWithQuiz())
  await player(page).focus()
  await key(page, 'ArrowRight')
  await page.getByRole('radio', { name: /The wind/ }).check({ force: true })
  await button(page, 'Submit').click()
  await expect(page.getByText('Wind makes waves. The moon makes tides.')).toBeVisible()
  await button(page, 'Try Again').click()
  await expect(page.getByRole('radio', { name: /The wind/ })).toBeFocused()
  await page.getByRole('radio', { name: /The moon/ }).check({ force: true })
  await button(page, 'Submit').click()
  await expect(page.getByText('The moon pulls it, and the sun helps.')).toBeVisible()
  await button(page, 'Go on').click()
  await expect(player(page).getByText('Slide 3 of 4')).toBeAttached()
})
