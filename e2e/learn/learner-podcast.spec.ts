import { expect, type Page, test } from '@playwright/test'
import { complaints } from '../support/axe.ts'
import { learnerPage, sharePodcast, tides } from '../support/learner-pages.ts'
import { startParentSite } from '../support/parent-site.ts'

const phone = { viewport: { width: 390, height: 844 } }
const bar = (page: Page) => page.getByRole('region', { name: 'Player' })
const button = (page: Page, name: string) => bar(page).getByRole('button', { name, exact: true })
const position = (page: Page) => bar(page).getByRole('slider', { name: 'Position' })
const marked = (page: Page) => page.locator('#transcript span[aria-current]')

test('a learner hears a shared podcast on a phone, reads along, and comes back to the place', async ({
  page,
  browser,
}) => {
  const { path } = await sharePodcast(page)
  const learner = await learnerPage(browser, phone)
  await learner.goto(path)
  await expect(learner.getByRole('heading', { name: 'Tides & <b>Currents</b>', level: 1 })).toBeVisible()
  await expect(learner.getByText('Why the sea rises')).toBeVisible()
  await expect(button(learner, 'Play')).toBeVisible()
  expect(await complaints(learner)).toEqual([])

  await button(learner, 'Play').click()
  await expect(marked(learner)).toHaveText(/The sea rises\./)
  await expect(marked(learner)).toHaveText('And who moves it?')
  await learner.getByRole('link', { name: 'Chapters' }).click()
  const second = learner.locator('#chapters').getByRole('link', { name: /The Sun helps/ })
  await second.click()
  await expect(second).toHaveAttribute('aria-current', 'true')
  await expect(position(learner)).toHaveAttribute('aria-valuetext', /The Sun helps$/)
  await button(learner, 'Pause').click()
  await learner.emulateMedia({ media: 'print' })
  await expect(learner.locator('#transcript')).toBeVisible()
  await learner.emulateMedia({ media: null })
  expect(await complaints(learner)).toEqual([])
  expect(await learner.context().cookies()).toEqual([])

  await learner.reload()
  await expect(position(learner)).toHaveAttribute('aria-valuetext', /The Sun helps$/)
  await button(learner, 'Play').click()
  await expect(marked(learner)).toHaveText('So there are spring tides.')
  await expect(bar(learner).getByText('You have reached the end.')).toBeVisible()
  await expect(button(learner, 'Play')).toBeVisible()
})

test('the transcript follows until the reader scrolls, and again on request', async ({ page, browser }) => {
  const lines = Array.from({ length: 12 }, (_, at) => `ALEX: This is line ${at + 1} of the transcript.`)
  const { path } = await sharePodcast(page, [{ title: 'Many lines', lines }])
  const learner = await learnerPage(browser, { ...phone, reducedMotion: 'reduce' })
  await learner.goto(path)
  await position(learner).press('End')
  await position(learner).press('ArrowLeft')
  await button(learner, 'Play').click()
  await expect(marked(learner)).toBeInViewport()
  await learner.mouse.move(200, 300)
  await learner.mouse.wheel(0, -5000)
  await expect(marked(learner)).not.toBeInViewport()
  const follow = button(learner, 'Follow along')
  await expect(follow).toBeVisible()
  await button(learner, 'Pause').click()
  await follow.click()
  await expect(marked(learner)).toBeInViewport()
  await expect(follow).toBeHidden()
})

test('a learner with a keyboard plays, moves and mutes', async ({ page, browser }) => {
  const { path } = await sharePodcast(page)
  const learner = await learnerPage(browser, { viewport: { width: 1440, height: 900 } })
  await learner.goto(path)
  await expect(button(learner, 'Play')).toBeVisible()
  await learner.keyboard.press('l')
  await expect(position(learner), 'letters belong to the focused player').toHaveValue('0')
  await button(learner, 'Play').focus()
  await learner.keyboard.press('l')
  await expect(position(learner)).not.toHaveValue('0')
  await learner.keyboard.press('j')
  await learner.keyboard.press('j')
  await expect(position(learner)).toHaveValue('0')
  await learner.keyboard.press('ArrowRight')
  await expect(position(learner)).toHaveValue('5000')
  await learner.keyboard.press('m')
  await expect(button(learner, 'Unmute')).toBeVisible()
  await learner.keyboard.press('Space')
  await expect(button(learner, 'Pause')).toBeVisible()
  await learner.keyboard.press('k')
  await expect(button(learner, 'Play')).toBeVisible()
  await bar(learner).getByRole('combobox', { name: 'Speed' }).selectOption('1.5')
  expect(await complaints(learner)).toEqual([])
  const rate = await learner.locator('audio').evaluate((audio: HTMLAudioElement) => audio.playbackRate)
  expect(rate).toBe(1.5)
  await learner.emulateMedia({ colorScheme: 'dark' })
  expect(await complaints(learner)).toEqual([])
})

test('the lock screen shows the chapter and the cover', async ({ page, browser }) => {
  const { path } = await sharePodcast(page)
  const learner = await learnerPage(browser, phone)
  await learner.goto(path)
  await button(learner, 'Play').click()
  const shown = () =>
    learner.evaluate(() => {
      const { metadata, playbackState } = navigator.mediaSession
      return [playbackState, metadata?.title, metadata?.artist, metadata?.artwork.length]
    })
  await expect.poll(shown).toEqual(['playing', 'The Moon pulls', 'Tides & <b>Currents</b>', 1])
})

test('without scripts, a learner reads the transcript and has the controls of the browser', async ({
  page,
  browser,
}) => {
  const { path } = await sharePodcast(page)
  const learner = await learnerPage(browser, { ...phone, javaScriptEnabled: false })
  await learner.goto(path)
  await expect(learner.getByText('So there are spring tides.')).toBeVisible()
  await expect(learner.locator('audio[controls]')).toBeVisible()
  await expect(learner.locator('#chapters').getByRole('link')).toHaveCount(2)
})

test('a podcast without audio is a text, and says so', async ({ page, browser }) => {
  const { path } = await sharePodcast(page, tides, { voiced: false })
  const learner = await learnerPage(browser, phone)
  await learner.goto(path)
  await expect(learner.getByText('This podcast has no audio yet.')).toBeVisible()
  await expect(bar(learner)).toHaveCount(0)
  await learner.getByRole('link', { name: 'About' }).click()
  await expect(learner.getByText('Made from the course page', { exact: true })).toBeVisible()
  expect(await complaints(learner)).toEqual([])
})

test('no part is wider than a screen at 400 %, also from right to left', async ({ page, browser }) => {
  const { path } = await sharePodcast(page, tides, { language: 'ar' })
  const learner = await learnerPage(browser, { viewport: { width: 320, height: 256 } })
  await learner.goto(path)
  await expect(learner.locator('.learn-play')).toBeVisible()
  await expect(learner.locator('html')).toHaveAttribute('dir', 'rtl')
  const sizes = await learner.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    const covered = document.querySelector('#player')?.getBoundingClientRect().height ?? 0
    return { overflow: scrollWidth - clientWidth, covered }
  })
  expect(sizes.overflow).toBe(0)
  expect(sizes.covered).toBeLessThan(80)
  expect(await complaints(learner)).toEqual([])
})

test('in a frame, the player has its cover and title, and reports its height', async ({ page, browser }) => {
  await using site = await startParentSite()
  const { path, courseId, pageId, api } = await sharePodcast(page)
  expect(path).toMatch(/^\/learn\//)
  const share = (await api('POST', '/api/shares', {
    course_id: courseId,
    page_id: pageId,
    format: 'podcast',
    embed_origins: [site.origin],
  })) as { embed_url: string }
  const learner = await learnerPage(browser)
  await learner.goto(`${site.origin}/?frame=${encodeURIComponent(share.embed_url)}`)
  const frame = learner.frameLocator('iframe')
  await expect(frame.getByRole('button', { name: 'Play', exact: true })).toBeVisible()
  await expect(frame.locator('#transcript')).toHaveCount(0)
  await expect
    .poll(async () => Number(await learner.getByTestId('height').textContent()))
    .toBeGreaterThan(150)
  await frame.getByRole('button', { name: 'Play', exact: true }).click()
  await expect(frame.getByRole('button', { name: 'Pause', exact: true })).toBeVisible()
})
