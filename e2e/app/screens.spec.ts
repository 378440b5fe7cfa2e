import { expect, type Locator, type Page, test } from '@playwright/test'
import { openDialog } from '../support/generate-dialog.ts'
import { importOwnCourse, openDeck } from '../support/own-deck.ts'
import { openOwnPodcast } from '../support/own-podcast.ts'
import { arabic, deckOf, english, openDeck as openPlayerDeck } from '../support/player-deck.ts'
import { openCourse, signIn } from '../support/teacher.ts'

/** Layout rules for every screen size: nothing is clipped or squeezed, and texts are aligned. */

const phone = { width: 390, height: 844 }
const sideways = { width: 844, height: 390 }
const tablet = { width: 1024, height: 768 }
const desktop = { width: 1440, height: 900 }

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox()
  if (!box) throw new Error('It is not shown.')
  return { ...box, right: box.x + box.width, bottom: box.y + box.height }
}

/** The bounding box of the text of an element, without its padding. */
function wordsOf(locator: Locator): Promise<{ left: number; right: number; bottom: number }> {
  return locator.evaluate((element) => {
    const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode()
    const range = document.createRange()
    range.selectNodeContents(text ?? element)
    const { left, right, bottom } = range.getBoundingClientRect()
    return { left, right, bottom }
  })
}

const textStart = async (locator: Locator) => (await wordsOf(locator)).left
const textEnd = async (locator: Locator) => (await wordsOf(locator)).right
const textFoot = async (locator: Locator) => (await wordsOf(locator)).bottom

const cast = [
  { title: 'Rising water', lines: ['ALEX: The sea comes in twice a day.', 'JAMIE: The moon pulls at it.'] },
]

test.describe('on a phone in landscape', () => {
  test.use({ viewport: sideways })

  test('a dialog keeps most of its height for its content', async ({ page }) => {
    await signIn(page)
    await openCourse(page, 'Coastal Weather')
    const dialog = await openDialog(page, ['Storm Surge'])
    const body = await boxOf(dialog.locator('.overflow-y-auto').first())
    expect(body.height).toBeGreaterThan(sideways.height * 0.6)
    await expect(dialog.getByRole('button', { name: 'Generate', exact: true })).toBeInViewport({ ratio: 1 })
  })

  test('a menu taller than the screen scrolls to all of its entries', async ({ page }) => {
    await openOwnPodcast(page, cast)
    await button(page, 'More for line 1').click()
    const menu = page.getByRole('menu')
    await expect(menu).toBeInViewport({ ratio: 1 })
    for (const item of await menu.getByRole('menuitem').all()) {
      await item.scrollIntoViewIfNeeded()
      await expect(item).toBeInViewport({ ratio: 1 })
    }
  })

  test('the title of a podcast has space beside its buttons', async ({ page }) => {
    await openOwnPodcast(page, cast)
    expect((await boxOf(page.getByRole('banner'))).height).toBeLessThan(105)
    expect((await boxOf(page.getByRole('heading', { level: 1 }))).width).toBeGreaterThan(300)
    for (const name of ['Preview Full Podcast', 'Save Changes', 'Complete'])
      await expect(button(page, name)).toBeInViewport({ ratio: 1 })
  })

  test('the tools below the slides leave space for a slide', async ({ page }) => {
    await openDeck(page, [{}, {}])
    const slides = page.getByRole('list', { name: 'Slides' })
    expect((await boxOf(slides)).height).toBeGreaterThan(150)
    for (const name of ['Add Slide', 'Save Changes', 'Generate New Content']) {
      await expect(button(page, name)).toBeInViewport({ ratio: 1 })
      expect(await button(page, name).evaluate((it) => it.scrollWidth - it.clientWidth)).toBeLessThanOrEqual(
        0,
      )
    }
  })
})

/** The distance in px by which the page can be scrolled. */
const beyond = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollHeight - document.documentElement.clientHeight)

for (const size of [sideways, desktop]) {
  test.describe(`only parts of the editors scroll, never the whole page, ${size.width} px wide:`, () => {
    test.use({ viewport: size })

    test('during a search in the podcast', async ({ page }) => {
      await openOwnPodcast(page, cast)
      await page.keyboard.press('Control+f')
      await expect(page.getByRole('textbox', { name: 'Find' })).toBeFocused()
      expect(await beyond(page)).toBe(0)
    })

    test('during the recording of a slide', async ({ page, context }) => {
      await context.grantPermissions(['microphone'])
      await openDeck(page, [{}, {}])
      await button(page, 'Record').click()
      await expect(page.getByRole('region', { name: 'Recording', exact: true })).toBeVisible()
      expect(await beyond(page)).toBe(0)
    })
  })
}

for (const size of [phone, sideways]) {
  test(`the transcript covers a small player, ${size.width} px wide`, async ({ page }) => {
    await page.setViewportSize(size)
    await openPlayerDeck(page, deckOf(english))
    await page.getByRole('button', { name: 'Fullscreen', exact: true }).first().click()
    const player = page.getByRole('dialog', { name: 'Tides' })
    await player.getByRole('button', { name: 'Transcript', exact: true }).click()
    const transcript = player.getByRole('region', { name: 'Transcript' })
    await expect(transcript).toBeInViewport({ ratio: 1 })
    expect((await boxOf(transcript)).width).toBeGreaterThan(340)
    await transcript.getByRole('button', { name: 'Close transcript' }).click()
    await expect(transcript).toBeHidden()
  })
}

test('all buttons of the player stay on its control bar beside the transcript', async ({ page }) => {
  await page.setViewportSize(tablet)
  await openPlayerDeck(page, deckOf(english))
  await page.getByRole('button', { name: 'Fullscreen', exact: true }).first().click()
  const player = page.getByRole('dialog', { name: 'Tides' })
  await player.getByRole('button', { name: 'Transcript', exact: true }).click()
  await expect(player.getByRole('region', { name: 'Transcript' })).toBeVisible()
  const dock = await boxOf(player.locator('.player-controls'))
  for (const control of await player.locator('.player-buttons').getByRole('button').all()) {
    if (await control.isHidden()) continue
    expect((await boxOf(control)).right).toBeLessThanOrEqual(dock.right)
  }
  await expect(player.getByRole('button', { name: 'Exit fullscreen' }).last()).toBeInViewport({ ratio: 1 })
})

test('right-to-left text below the slide is aligned right on a phone in portrait', async ({ page }) => {
  await page.setViewportSize(phone)
  await openPlayerDeck(page, deckOf(arabic))
  await page.getByRole('button', { name: 'Fullscreen', exact: true }).first().click()
  const player = page.getByRole('dialog', { name: arabic.title })
  const next = player.getByRole('list', { name: 'What comes next' }).getByRole('listitem').first()
  await expect(next).toBeVisible()
  const edge = phone.width - 16
  expect(await textEnd(next.locator('b'))).toBeCloseTo(edge, 0)
  expect(await textEnd(next.locator('button > span').last())).toBeCloseTo(edge, 0)
  expect(await textEnd(player.locator('.player-caption'))).toBeCloseTo(edge, 0)
})

test('the title of an Arabic slideshow is aligned with the facts below it', async ({ page }) => {
  await openPlayerDeck(page, deckOf(arabic))
  const title = page.getByRole('textbox', { name: 'Presentation title' })
  await expect(title).toHaveCSS('direction', 'rtl')
  await expect(title).toHaveCSS('text-align', 'left')
})

test('the four answers to a conflict stay inside their dialog', async ({ page }) => {
  await openDeck(page, [{}, {}])
  const other = await page.context().newPage()
  await other.goto(page.url())
  for (const tab of [other, page]) {
    await tab.getByRole('textbox', { name: 'Audio script' }).fill(tab === page ? 'Mine.' : 'Theirs.')
    await button(tab, 'Save Changes').click()
    if (tab === other) await expect(tab.getByText('Slideshow saved successfully!')).toBeVisible()
  }
  const dialog = page.getByRole('alertdialog')
  await page.bringToFront()
  for (const size of [desktop, sideways, phone]) {
    await page.setViewportSize(size)
    const frame = await boxOf(dialog)
    for (const answer of await dialog.getByRole('button').all()) {
      const box = await boxOf(answer)
      expect(box.x).toBeGreaterThanOrEqual(frame.x + 20)
      expect(box.right).toBeLessThanOrEqual(frame.right - 20)
    }
    expect(await dialog.evaluate((it) => it.scrollHeight - it.clientHeight)).toBeLessThanOrEqual(0)
  }
})

test('the main button of a course is at the end of its line', async ({ page }) => {
  await importOwnCourse(page)
  await openCourse(page, 'Tides & Currents')
  const course = page.getByRole('article', { name: 'Tides & Currents' })
  for (const size of [desktop, tablet, sideways, phone]) {
    await page.setViewportSize(size)
    const end =
      (await boxOf(course)).right -
      (await boxOf(course.getByRole('button', { name: 'Generate Content' }))).right
    expect(end, `${size.width} px wide`).toBeLessThan(24)
  }
  const title = course.getByRole('heading', { name: 'Tides & Currents' }).getByRole('button')
  expect((await boxOf(title)).height).toBeGreaterThanOrEqual(24)
})

test('the search for a voice has space in a narrow column', async ({ page }) => {
  await page.setViewportSize(desktop)
  await openOwnPodcast(page, cast)
  await page.getByRole('button', { name: /^ALEX/ }).first().click()
  expect((await boxOf(page.getByRole('searchbox', { name: 'Search voices' }))).width).toBeGreaterThan(200)
})

test('panels, type menus and quiet buttons are aligned with their titles', async ({ page }) => {
  await page.setViewportSize(tablet)
  await openDeck(page, [{}])
  await button(page, 'Slide settings').click()
  const panel = page.getByRole('dialog', { name: 'Slide settings' })
  const title = panel.getByRole('heading', { name: 'Slide settings' })
  const type = panel.getByText('Type', { exact: true })
  // The panel moves while it opens.
  await expect.poll(async () => (await textStart(type)) - (await textStart(title))).toBeCloseTo(0, 0)
  await panel.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)))
  const start = await textStart(title)
  expect((await boxOf(panel.getByRole('button', { name: 'Pronunciation' }).locator('svg'))).x).toBeCloseTo(
    start,
    0,
  )
  await panel.getByRole('button', { name: 'Close' }).click()
  await button(page, 'Add Slide').click()
  const types = page.getByRole('dialog', { name: 'Add Slide' })
  const heading = types.getByRole('heading', { name: 'Add Slide' })
  const first = types.getByText('Title', { exact: true }).first()
  // The dialog grows while it opens.
  await expect.poll(async () => (await textStart(first)) - (await textStart(heading))).toBeCloseTo(0, 0)
})

test('a message with a note has its action below it, and the full width for its text', async ({ page }) => {
  await openOwnPodcast(page, cast)
  await button(page, 'Complete').click()
  const toast = page.locator('[data-sonner-toast]').first()
  const note = toast.getByText('have no audio yet')
  await expect(note).toBeVisible()
  expect((await boxOf(note)).width).toBeGreaterThan(200)
  const action = await boxOf(toast.getByRole('button', { name: 'Podcast feed' }))
  expect(action.y).toBeGreaterThanOrEqual((await boxOf(note)).bottom)
})

test('the focus ring is fully visible around script and sections', async ({ page }) => {
  await page.setViewportSize(desktop)
  await openDeck(page, [{}])
  for (const control of [
    page.getByRole('textbox', { name: 'Audio script' }),
    button(page, 'Content'),
    button(page, 'Animation & Effects'),
    page.getByRole('button', { name: /^Narrator/ }),
  ]) {
    await control.focus()
    await page.keyboard.press('Shift')
    expect(await control.evaluate(hiddenRing)).toEqual([])
  }
})

/** The sides at which a clipping ancestor cuts off the outline of an element. */
function hiddenRing(element: Element): string[] {
  const { outlineOffset, outlineWidth } = getComputedStyle(element)
  const reach = parseFloat(outlineOffset) + parseFloat(outlineWidth)
  const ring = element.getBoundingClientRect()
  const sides: string[] = []
  for (let around = element.parentElement; around; around = around.parentElement) {
    if (getComputedStyle(around).overflowX === 'visible') continue
    const frame = around.getBoundingClientRect()
    if (ring.left - reach < frame.left - 1) sides.push('left')
    if (ring.right + reach > frame.right + 1) sides.push('right')
  }
  return sides
}

test('the course list shows its heading on one line', async ({ page }) => {
  await page.setViewportSize(desktop)
  await signIn(page)
  await page.goto('/courses')
  const count = page.getByText(/^3 courses from/)
  await expect(count).toBeVisible()
  expect(await textFoot(count)).toBeCloseTo(await textFoot(button(page, 'Refresh')), 0)
})
