import { expect, type Browser, type Page, test } from '@playwright/test'
import { complaints } from '../support/axe.ts'
import { playFast } from '../support/fast-audio.ts'
import { shareSlideshow } from '../support/learner-share.ts'
import { startParentSite } from '../support/parent-site.ts'

const phone = { width: 390, height: 844 }

/** A learner with an empty browser, on a phone. */
async function newLearner(browser: Browser, options: object = {}): Promise<Page> {
  const context = await browser.newContext({ viewport: phone, reducedMotion: 'reduce', ...options })
  return context.newPage()
}

const player = (page: Page) => page.getByRole('region', { name: 'Slideshow player' })
const ready = (page: Page) =>
  expect(player(page).getByRole('button', { name: 'Play', exact: true })).toBeVisible()
const endCard = (page: Page) => page.locator('.learn-end')
const transcript = (page: Page) => page.getByRole('region', { name: 'Transcript' })

test('a learner watches a shared slideshow to its end, answers its question and comes back', async ({
  page,
  browser,
}) => {
  const { path } = await shareSlideshow(page)
  const learner = await newLearner(browser)
  const cookies: string[] = []
  const elsewhere: string[] = []
  const styleSheets: string[] = []
  learner.on('request', (request) => {
    if (request.resourceType() === 'stylesheet') styleSheets.push(request.url())
    if (
      new URL(request.url()).origin !==
      new URL(page.url() === 'about:blank' ? request.url() : page.url()).origin
    )
      elsewhere.push(request.url())
  })
  await playFast(learner)
  const html = await (await learner.request.get(path)).text()
  expect(html.slice(0, html.indexOf('<noscript'))).toContain('slide-canvas')
  expect(html).toContain('Tides &amp; &lt;b&gt;Currents&lt;/b&gt;')

  await learner.goto(path)
  await ready(learner)
  await expect(learner.getByRole('heading', { name: 'Tides & <b>Currents</b>', level: 1 })).toBeVisible()
  expect(await complaints(learner)).toEqual([])

  await player(learner).getByRole('button', { name: 'Play', exact: true }).click()
  await expect(learner.locator('.player-caption')).not.toBeEmpty()
  await expect(transcript(learner).locator('span[aria-current]')).not.toHaveCount(0)
  await expect(learner.locator('#place')).toHaveText('Slide 2 of 3 · High and low water')
  await expect(learner.locator('.player-caption')).toContainText('The sea')
  await expect(learner.locator('#place')).toContainText('Slide 3 of 3')

  await player(learner).getByText('The wind', { exact: true }).click()
  await learner.getByRole('button', { name: 'Submit' }).click()
  await expect(player(learner).getByText('Incorrect')).toBeVisible()
  await learner.getByRole('button', { name: 'Go on' }).click()
  await expect(endCard(learner).getByRole('heading', { name: '0 of 1 right' })).toBeFocused()
  await expect(endCard(learner)).toContainText('The right answer: The Moon')
  expect(await complaints(learner)).toEqual([])

  await endCard(learner).getByRole('button', { name: 'Answer again' }).click()
  await player(learner).getByText('The Moon', { exact: true }).click()
  await learner.getByRole('button', { name: 'Submit' }).click()
  await learner.getByRole('button', { name: 'Go on' }).click()
  await expect(endCard(learner).getByRole('heading', { name: '1 of 1 right' })).toBeVisible()
  await endCard(learner).getByRole('button', { name: 'Watch again' }).click()
  await expect(learner.locator('#place')).toContainText('Slide 1 of 3')

  await learner.getByRole('link', { name: 'Chapters' }).click()
  await learner
    .locator('#chapters')
    .getByRole('link', { name: /High and low water/ })
    .click()
  await expect(learner.locator('#place')).toContainText('Slide 2 of 3')
  await learner.reload()
  await ready(learner)
  await expect(learner.locator('#place'), 'resumed').toContainText('Slide 2 of 3')
  cookies.push(...(await learner.context().cookies()).map(({ name }) => name))
  expect([cookies, elsewhere]).toEqual([[], []])
  expect(styleSheets, 'the page contains its styles').toEqual([])
})

test('an address that has ended says so, and nothing else', async ({ page, browser }) => {
  const { path, api, shareId } = await shareSlideshow(page)
  await api('DELETE', `/api/shares/${shareId}`)
  const learner = await newLearner(browser)
  const bodies: string[] = []
  for (const address of [path, '/learn/unknown', '/learn/course/unknown']) {
    const answer = await learner.goto(address)
    expect(answer?.status()).toBe(404)
    bodies.push((await answer?.text()) ?? '')
  }
  expect(new Set(bodies).size).toBe(1)
  await expect(learner.getByRole('main')).toHaveText(
    'There is nothing here any moreAsk whoever sent you the link for a new one.',
  )
  expect(await complaints(learner)).toEqual([])
})

test('without scripts, a learner reads the transcript and listens to each slide', async ({
  page,
  browser,
}) => {
  const { path } = await shareSlideshow(page)
  const learner = await newLearner(browser, { javaScriptEnabled: false })
  await learner.goto(path)
  await expect(learner.locator('#player .slide-canvas')).toBeVisible()
  await expect(transcript(learner).getByRole('heading', { level: 3 })).toHaveText([/Tides/, /water/, /tides/])
  await expect(learner.locator('audio')).toHaveCount(1)
  await expect(learner.locator('.learn-note')).toBeVisible()
})

test('a learner with a keyboard plays, goes to a chapter and leaves the player', async ({
  page,
  browser,
}) => {
  const { path } = await shareSlideshow(page)
  const learner = await newLearner(browser, { viewport: { width: 1440, height: 900 } })
  await learner.goto(path)
  await ready(learner)
  const reached = new Set<string>()
  for (let press = 0; press < 40; press += 1) {
    await learner.keyboard.press('Tab')
    const name = await learner.evaluate(
      () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '',
    )
    reached.add(name)
    if (/High and low water/.test(name)) break
  }
  expect([...reached]).toEqual(expect.arrayContaining(['Play', 'Captions']))
  await learner.keyboard.press('Enter')
  await expect(learner.locator('#place')).toContainText('Slide 2 of 3')
})

test('the transcript follows until the learner scrolls it', async ({ page, browser }) => {
  const { path } = await shareSlideshow(page, {
    change: (deck) => ({
      ...deck,
      slides: Array.from({ length: 30 }, (_, at) => ({
        slide_id: `slide-${at}`,
        slide_type: 'text',
        audio_script: `Sentence ${at}. `.repeat(8),
        transition: 'none',
        content: { slide_title: `Part ${at + 1}`, slide_content: 'Words.' },
      })),
    }),
  })
  const learner = await newLearner(browser, { viewport: { width: 1440, height: 900 } })
  await learner.goto(path)
  await ready(learner)
  const shown = transcript(learner).locator('section[aria-current]')
  await player(learner).press('End')
  await expect(shown.getByRole('link', { name: 'Part 30' })).toBeInViewport()
  await transcript(learner).hover()
  await learner.mouse.wheel(0, -20_000)
  const follow = learner.getByRole('button', { name: 'Follow along' })
  await expect(follow).toHaveAttribute('aria-pressed', 'false')
  await player(learner).press('ArrowLeft')
  await expect(shown).toContainText('Part 29')
  await expect(shown).not.toBeInViewport()
  await follow.click()
  await expect(shown).toBeInViewport()
  await expect(follow).toHaveAttribute('aria-pressed', 'true')
  await expect(follow).toBeFocused()
})

test('a frame shows only the player, on the sites that the share allows', async ({ page, browser }) => {
  await using allowed = await startParentSite()
  await using refused = await startParentSite()
  const { path } = await shareSlideshow(page, { share: { embed_origins: [allowed.origin] } })
  const learner = await newLearner(browser, { viewport: { width: 1000, height: 700 } })
  const address = new URL(`${path}?embed`, test.info().project.use.baseURL).href

  await learner.goto(`${allowed.origin}/?frame=${encodeURIComponent(address)}`)
  const frame = learner.frameLocator('iframe')
  await expect(frame.getByRole('region', { name: 'Slideshow player' })).toBeVisible()
  await expect(frame.getByRole('heading', { name: 'Tides & <b>Currents</b>', level: 1 })).toHaveClass(
    'learn-hidden',
  )
  await expect(frame.locator('.learn-head')).toHaveCount(0)
  await expect(learner.getByTestId('height')).toHaveText('450')
  await frame.getByRole('button', { name: 'Play', exact: true }).focus()
  await expect(async () => {
    await learner.keyboard.press('Tab')
    await expect(learner.getByRole('link', { name: 'After the frame' })).toBeFocused({ timeout: 50 })
  }).toPass()

  await learner.goto(`${refused.origin}/?frame=${encodeURIComponent(address)}`)
  await expect(learner.getByRole('link', { name: 'After the frame' })).toBeVisible()
  await expect(learner.frameLocator('iframe').locator('#player')).toHaveCount(0)
})

test('an Arabic slideshow is shown from right to left, with words in Arabic', async ({ page, browser }) => {
  const { path } = await shareSlideshow(page, {
    change: ({ presentation, slides }) => ({
      presentation: { ...presentation, language: 'ar', title: 'المد والجزر' },
      slides: [
        ...slides.slice(0, 0),
        {
          slide_id: 'one',
          slide_type: 'text',
          audio_script: 'يرتفع البحر. ثم ينخفض.',
          transition: 'none',
          content: { slide_title: 'البحر', slide_content: 'يرتفع البحر وينخفض.' },
        },
      ],
    }),
  })
  for (const colorScheme of ['light', 'dark']) {
    const learner = await newLearner(browser, { colorScheme })
    await learner.goto(path)
    await expect(learner.locator('html')).toHaveAttribute('dir', 'rtl')
    await expect(learner.locator('.player-controls')).toBeVisible()
    await expect(learner.getByRole('link', { name: 'الفصول' })).toBeVisible()
    expect(await complaints(learner)).toEqual([])
    await learner.screenshot({ path: `${test.info().outputDir}/arabic-${colorScheme}.png` })
  }
})

test('no control is outside of a screen at 400 %', async ({ page, browser }) => {
  const { path } = await shareSlideshow(page)
  const learner = await newLearner(browser, { viewport: { width: 320, height: 640 } })
  await learner.goto(path)
  await ready(learner)
  const outside = await player(learner)
    .locator('button, input, select, .player-times > *')
    .evaluateAll((controls) =>
      controls
        .map((control) => ({ name: control.ariaLabel, box: control.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 0 && (box.left < 0 || box.right > innerWidth))
        .map(({ name, box }) => [name, box.left, box.right]),
    )
  expect(outside).toEqual([])
})

for (const { title, lostScripts } of [
  { title: 'a learner whose address ends is not asked to regenerate the audio', lostScripts: 0 },
  { title: 'a learner learns that the address has ended, although a script was lost before', lostScripts: 1 },
])
  test(title, async ({ page, browser }) => {
    const { path, api, shareId } = await shareSlideshow(page)
    const learner = await newLearner(browser)
    if (lostScripts > 0) await learner.route(/new-version/, (route) => route.abort(), { times: lostScripts })
    await learner.goto(path)
    await ready(learner)
    await api('DELETE', `/api/shares/${shareId}`)
    await learner.route(/\/media\//, async (route) => route.fulfill({ status: 404 }))
    await player(learner).getByRole('button', { name: 'Next', exact: true }).click()
    await player(learner).getByRole('button', { name: 'Previous', exact: true }).click()
    await player(learner).getByRole('button', { name: 'Play', exact: true }).click()
    const message = 'The audio cannot be played at the moment. Please try again.'
    await expect(player(learner).getByText(message)).toBeVisible()
    // A trial click fails if the slide covers the note.
    await learner.getByText('This link has ended. Ask for a new one.').click({ trial: true })
    await expect(learner.locator('#place')).toContainText('Slide 1 of 3')
    expect((await learner.reload())?.status()).toBe(404)
  })

test('the seek bar of 300 slides has a segment for each of them', async ({ page, browser }) => {
  const { path } = await shareSlideshow(page, {
    change: ({ presentation, slides: [, slide] }) => ({
      presentation,
      slides: Array.from({ length: 300 }, (_, index) => ({
        ...slide,
        key: undefined,
        slide_id: `s${index}`,
      })),
    }),
  })
  const learner = await newLearner(browser)
  await learner.goto(path)
  await ready(learner)
  const segments = player(learner).locator('.player-progress > div:first-child')
  await expect(segments.locator('span')).toHaveCount(300)
  const share = await segments.evaluate((bar) => {
    const widths = [...bar.children].map((segment) => segment.getBoundingClientRect().width)
    return widths.reduce((sum, width) => sum + width, 0) / bar.getBoundingClientRect().width
  })
  expect(share).toBeGreaterThan(0.5)
})
