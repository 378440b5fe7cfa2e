import { expect, type Page, test } from '@playwright/test'
import { complaints } from '../support/axe.ts'
import { arabic, english, openPreview, startPreview } from '../support/player-deck.ts'

const player = (page: Page) => page.getByRole('region', { name: 'Slideshow player' })
const button = (page: Page, name: string) => player(page).getByRole('button', { name, exact: true })
const slideNumber = (page: Page, number: number) => player(page).getByText(`Slide ${number} of 4`)
const caption = (page: Page) => page.locator('.player-caption')
const transcript = (page: Page) => page.getByRole('region', { name: 'Transcript' })
const keys = async (page: Page, ...pressed: string[]) => {
  await player(page).focus()
  for (const key of pressed) await page.keyboard.press(key)
}

test('in auto mode slides with and without audio follow each other, and the last one stops', async ({
  page,
}) => {
  await openPreview(page)
  await player(page).getByRole('switch').click()
  await expect(player(page).getByText('Auto-play: On (slides change automatically)')).toBeVisible()
  await player(page).getByRole('combobox', { name: 'Speed' }).selectOption('2×')
  for (const number of [2, 3, 4]) await expect(slideNumber(page, number)).toBeVisible()
  await expect(button(page, 'Play')).toBeVisible()
  await expect(player(page).getByText('0:14 / 0:14')).toBeVisible()
  await button(page, 'Play').click()
  await expect(slideNumber(page, 1)).toBeVisible()
})

test('in manual mode a slide stays after its audio ends', async ({ page }) => {
  await openPreview(page)
  await expect(player(page).getByText('Auto-play: Off (manual control)')).toBeVisible()
  await expect(button(page, 'Pause')).toBeVisible()
  await expect(button(page, 'Play')).toBeVisible()
  await expect(slideNumber(page, 1)).toBeVisible()
})

test('captions show the spoken sentence until they are turned off', async ({ page }) => {
  await openPreview(page)
  await expect(caption(page)).toHaveText('Twice a day the sea comes in.')
  await expect(caption(page)).toHaveText('Twice a day it goes.')
  await button(page, 'Captions').click()
  await expect(caption(page)).toBeHidden()
})

const long =
  'When the moon and the sun stand in one line with the Earth, as they do at full moon and at new moon, their pulls add up, and the water rises higher and falls lower than on any other day of the month.'

for (const width of [1440, 390]) {
  test(`a long sentence takes at most two lines and the slide keeps its size, ${width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    const [[first], ...others] = english.scripts as [[string, string], ...[string, string][]]
    await openPreview(page, { ...english, scripts: [[first, long], ...others] })
    const seen = await page.evaluate(
      (lastWords) =>
        new Promise<{ text: string; lines: number; stage: string }[]>((resolve) => {
          const shown: { text: string; lines: number; stage: string }[] = []
          const look = () => {
            const said = document.querySelector('.player-caption')
            const stage = document.querySelector('.player-stage')?.getBoundingClientRect()
            const text = said?.textContent ?? ''
            if (!said || !stage || text === '' || text === shown.at(-1)?.text) return
            const range = document.createRange()
            range.selectNodeContents(said)
            const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
            shown.push({ text, lines: tops.size, stage: `${stage.top} ${stage.width} ${stage.height}` })
            if (!text.endsWith(lastWords)) return
            observer.disconnect()
            resolve(shown)
          }
          const observer = new MutationObserver(look)
          observer.observe(document.body, { subtree: true, childList: true, characterData: true })
          look()
        }),
      'of the month.',
    )
    expect(seen.length).toBeGreaterThanOrEqual(2)
    expect(seen.filter(({ lines }) => lines > 2)).toEqual([])
    expect(seen.some(({ lines }) => lines === 2)).toBe(true)
    expect(new Set(seen.map(({ stage }) => stage)).size).toBe(1)
  })
}

test('each sentence of the transcript seeks to its time', async ({ page }) => {
  await openPreview(page)
  await button(page, 'Transcript').click()
  await expect(transcript(page)).toHaveCSS('width', '360px')
  await transcript(page).getByRole('button', { name: 'That is all.' }).click()
  await expect(slideNumber(page, 4)).toBeVisible()
  await expect(caption(page)).toHaveText('That is all.')
  await expect(transcript(page).locator('span[aria-current]')).toHaveText('That is all.')
  await transcript(page).getByRole('button', { name: 'That is all.' }).focus()
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(slideNumber(page, 1)).toBeVisible()
  await expect(caption(page)).toHaveText('Twice a day it goes.')
  await button(page, 'Close transcript').click()
  await expect(transcript(page)).toBeHidden()
})

test('every action works by keyboard, and ? lists the shortcuts', async ({ page }) => {
  await openPreview(page)
  await keys(page, 'k')
  await expect(button(page, 'Play')).toBeVisible()
  await keys(page, 'End')
  await expect(slideNumber(page, 4)).toBeVisible()
  await keys(page, 'ArrowLeft')
  await expect(slideNumber(page, 3)).toBeVisible()
  await keys(page, 'Home', 'ArrowRight')
  await expect(slideNumber(page, 2)).toBeVisible()
  await keys(page, 'm', 'a', 't', 'c')
  await expect(button(page, 'Unmute')).toBeVisible()
  await expect(player(page).getByRole('switch')).toBeChecked()
  await expect(transcript(page)).toBeVisible()
  await expect(caption(page)).toBeHidden()
  // Beside the transcript the controls have no room for the volume.
  await keys(page, 't')
  await keys(page, 'ArrowDown', 'ArrowDown', '>')
  await expect(player(page).getByRole('slider', { name: 'Volume' })).toHaveValue('0.8')
  await expect(player(page).getByRole('combobox', { name: 'Speed' })).toHaveValue('1.25')

  await keys(page, '?')
  const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  for (const label of ['Play or pause', '5 seconds back', 'Louder', 'Transcript on or off', 'Fullscreen'])
    await expect(list.getByText(label)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(list).toBeHidden()
  await expect(player(page)).toBeFocused()
})

test('faster playback keeps the pitch, also on the next slide and after a reload', async ({ page }) => {
  await openPreview(page)
  const rates = () =>
    page.evaluate(() => {
      const { sounds } = window as unknown as { sounds: HTMLAudioElement[] }
      const faster = sounds.filter(({ playbackRate }) => playbackRate !== 1)
      return faster.map(({ playbackRate, preservesPitch }) => [playbackRate, preservesPitch])
    })
  await player(page).getByRole('combobox', { name: 'Speed' }).selectOption('1.5×')
  expect(await rates()).toEqual([[1.5, true]])
  await button(page, 'Next').click()
  await button(page, 'Next').click()
  await expect.poll(rates).toEqual([[1.5, true]])
  await page.reload()
  await startPreview(page)
  await expect(player(page).getByRole('combobox', { name: 'Speed' })).toHaveValue('1.5')
  await expect.poll(rates).toEqual([[1.5, true]])
})

test('after a reload the player resumes or starts again', async ({ page }) => {
  await openPreview(page)
  await button(page, 'Next').click()
  await button(page, 'Next').click()
  await expect(player(page).getByText('0:09 / 0:14')).toBeVisible()
  await page.reload()
  await startPreview(page)
  await expect(slideNumber(page, 3)).toBeVisible()
  await button(page, 'Start over').click()
  await expect(slideNumber(page, 1)).toBeVisible()
  await expect(button(page, 'Start over')).toBeHidden()
})

test('a right-to-left slideshow advances to the left', async ({ page }) => {
  await openPreview(page, arabic)
  await expect(page.locator('.slide-stage').last()).toHaveAttribute('dir', 'rtl')
  await keys(page, 'ArrowLeft')
  await expect(slideNumber(page, 2)).toBeVisible()
  await keys(page, 'ArrowRight', 't')
  await expect(slideNumber(page, 1)).toBeVisible()
  await expect(transcript(page).getByRole('list')).toHaveAttribute('dir', 'rtl')
})

test('the next picture and audio are preloaded', async ({ page }) => {
  const fetched: string[] = []
  page.on('request', (request) => void fetched.push(new URL(request.url()).pathname))
  await openPreview(page)
  await button(page, 'Next').click()
  await expect(slideNumber(page, 2)).toBeVisible()
  await expect.poll(() => fetched).toContain('/pictures/harbour.svg')
  await expect.poll(() => fetched).toContain('/api/audio/files/riverside/tide-2.wav')
})

test('missing audio is reported in words', async ({ page }) => {
  await openPreview(page)
  await page.route('**/audio/files/**/tide-2.wav', (route) => route.fulfill({ status: 404 }))
  await keys(page, 'ArrowRight', 'ArrowRight')
  await expect(page.getByRole('alert')).toHaveText('Audio file not found. Please try regenerating the audio.')
})

test('fullscreen continues where the preview was, and one Escape ends it', async ({ page }) => {
  await openPreview(page)
  await keys(page, 'ArrowRight', 'f')
  const overlay = page.getByRole('dialog', { name: 'Tides' })
  await expect(overlay.getByRole('heading', { name: 'Tides', exact: true })).toBeVisible()
  await expect(overlay.getByText('Slide 2 of 4')).toBeVisible()
  await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true)
  await page.keyboard.press('?')
  await expect(overlay.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(overlay.getByRole('dialog')).toBeHidden()
  await page.keyboard.press('End')
  await expect(overlay.getByText('Slide 4 of 4')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(overlay).toBeHidden()
  await expect.poll(() => page.evaluate(() => document.fullscreenElement)).toBe(null)
  await expect(player(page)).toBeFocused()
})

test.describe('by touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

  test('a swipe changes slides, a tap plays or pauses, and buttons are large', async ({ page }) => {
    await openPreview(page)
    await button(page, 'Fullscreen').tap()
    await expect(page.getByRole('dialog', { name: 'Tides' })).toBeVisible()
    const stage = await page.locator('.player-stage').boundingBox()
    if (!stage) throw new Error('There is no stage.')
    const [x, y] = [stage.x + stage.width / 2, stage.y + stage.height / 2]
    const finger = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: number) =>
      finger.send('Input.dispatchTouchEvent', { type, touchPoints: at === undefined ? [] : [{ x: at, y }] })
    await touch('touchStart', x)
    for (const by of [30, 60, 90, 120]) await touch('touchMove', x - by)
    await touch('touchEnd')
    await expect(slideNumber(page, 2)).toBeVisible()

    await expect(button(page, 'Pause')).toBeVisible()
    await page.touchscreen.tap(x, y)
    await expect(button(page, 'Play')).toBeVisible()

    for (const control of await player(page).getByRole('button').all()) {
      const box = await control.boundingBox()
      if (box) expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(40)
    }
  })
})

test.describe('by touch, on a phone in landscape', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 844, height: 390 } })

  test('controls hide during playback, and the first tap only shows them', async ({ page }) => {
    const [first, , ...others] = english.scripts
    const slow = ['The moon pulls the water. '.repeat(20), 'The sun helps.'] as const
    await openPreview(page, { ...english, scripts: [first ?? slow, slow, ...others] })
    await button(page, 'Fullscreen').tap()
    await expect(page.getByRole('dialog', { name: 'Tides' })).toBeVisible()
    await button(page, 'Next').tap()
    const dock = page.locator('.player-controls')
    await expect(dock).toHaveCSS('opacity', '0')
    await page.touchscreen.tap(422, 120)
    await expect(dock).toHaveCSS('opacity', '1')
    await expect(button(page, 'Pause')).toBeVisible()
    await page.touchscreen.tap(422, 120)
    await expect(button(page, 'Play')).toBeVisible()
    await expect(dock).toHaveCSS('opacity', '1')
  })
})

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [1440, 390]) {
    test(`axe finds no violation, ${colorScheme}, ${width} px wide`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.setViewportSize({ width, height: 900 })
      await openPreview(page)
      await keys(page, 'k')
      expect(await complaints(page)).toEqual([])
      await keys(page, 't')
      expect(await complaints(page)).toEqual([])
      await keys(page, '?')
      expect(await complaints(page)).toEqual([])
      await page.keyboard.press('Escape')
      await keys(page, 'f')
      await expect(page.getByRole('dialog', { name: 'Tides' })).toBeVisible()
      await keys(page, 'k')
      expect(await complaints(page)).toEqual([])
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect(overflow).toBeLessThanOrEqual(0)
    })
  }
}
