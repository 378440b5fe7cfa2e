import { expect, type Page, test } from '@playwright/test'
import { themeCategories } from '../../packages/domain/src/theme/theme-category.ts'
import { themes } from '../../packages/domain/src/theme/themes.ts'
import { shareSlideshow } from '../support/learner-share.ts'

const player = (page: Page) => page.getByRole('region', { name: 'Slideshow player' })

async function bottomOf(page: Page, selector: string): Promise<number> {
  const box = await page.locator(selector).first().boundingBox()
  if (!box) throw new Error(`${selector} is not there.`)
  return box.y + box.height
}

/** No part of the slide is below the controls or the captions. */
async function expectWholeSlide(page: Page): Promise<void> {
  const slide = await bottomOf(page, '.player-stage .slide-layer:not([inert]) .slide-canvas')
  for (const selector of ['.player-controls', '.player-caption:not(:empty)']) {
    const [over] = await page.locator(selector).all()
    const box = await over?.boundingBox()
    if (box) expect(box.y, selector).toBeGreaterThanOrEqual(Math.floor(slide))
  }
  expect(slide).toBeGreaterThan(80)
}

for (const [name, width, height] of [
  ['a phone held sideways', 844, 390],
  ['a page at 400 %', 320, 256],
  ['a laptop', 1280, 800],
] as const)
  test(`on ${name}, the controls cover no slide that is paused, and playing keeps the slide in view`, async ({
    page,
    browser,
  }) => {
    const { path } = await shareSlideshow(page)
    const context = await browser.newContext({ viewport: { width, height }, reducedMotion: 'reduce' })
    const learner = await context.newPage()
    await learner.goto(path)
    await expect(player(learner).getByRole('button', { name: 'Play', exact: true })).toBeVisible()
    await expectWholeSlide(learner)
    await learner.keyboard.press('Space')
    await expect(player(learner).getByRole('button', { name: 'Pause', exact: true })).toBeVisible()
    await expect(learner.locator('#transcript span[aria-current]')).not.toHaveCount(0)
    await expect(learner.locator('.player-caption')).not.toBeEmpty()
    await learner.keyboard.press('ArrowRight')
    await expect(learner.locator('#place')).toContainText('Slide 2 of 3')
    await expect(learner.locator('#transcript section[aria-current]')).toContainText('The sea rises.')
    expect(await learner.evaluate(() => scrollY)).toBe(0)
    await learner.keyboard.press('Space')
    await expect(player(learner).getByRole('button', { name: 'Play', exact: true })).toBeVisible()
    await expectWholeSlide(learner)
    await learner.keyboard.press('ArrowRight')
    await expect(learner.locator('#place')).toContainText('Slide 3 of 3')
    await expect(learner.getByRole('button', { name: 'Submit' })).toBeVisible()
    await expectWholeSlide(learner)
    await learner.keyboard.press('Space')
    await expect(player(learner).getByRole('button', { name: 'Pause', exact: true })).toBeVisible()
    await expectWholeSlide(learner)
  })

for (const [name, width, height] of [
  ['a frame in a course page', 800, 450],
  ['a large screen', 1920, 1080],
] as const)
  test(`in ${name}, the slide that the server draws is as large as in the player`, async ({
    page,
    browser,
  }) => {
    const { path } = await shareSlideshow(page)
    const context = await browser.newContext({ viewport: { width, height } })
    const learner = await context.newPage()
    const scripts = Promise.withResolvers<void>()
    await learner.route(/\/assets\/slideshow[^/]*\.js$/, async (route) => {
      await scripts.promise
      await route.continue()
    })
    await learner.goto(`${path}?embed`)
    const stage = learner.locator('.player-stage')
    const drawn = await stage.boundingBox()
    scripts.resolve()
    await expect(player(learner).getByRole('button', { name: 'Play', exact: true })).toBeVisible()
    await expect(async () => {
      const played = await stage.boundingBox()
      expect(Math.abs((played?.height ?? 0) - (drawn?.height ?? 0))).toBeLessThanOrEqual(6)
    }).toPass()
    await context.close()
  })

test('the controls of a paused player cover no text of a title slide, in any family of themes', async ({
  page,
  browser,
}) => {
  const { path, courseId, pageId, api } = await shareSlideshow(page, {
    change: ({ presentation, slides: [title] }) => {
      const content = {
        course_title: 'The Sea and its Currents',
        course_subtitle: 'Why the water moves',
        course_intro: 'For sailors, fishers and all who live by the sea.',
      }
      return { presentation, slides: [{ ...title, slide_type: 'title', content }] }
    },
  })
  const address = `/api/slideshow/${courseId}/${pageId}`
  const learner = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage()
  for (const family of themeCategories) {
    const preset = Object.values(themes).find(({ category }) => category === family)
    const { slides, presentation } = (await api('GET', address)) as {
      slides: object[]
      presentation: object
    }
    const css_theme = { ...preset?.theme, preset: preset?.id }
    await api('PUT', address, { slides, presentation: { ...presentation, css_theme } })
    await api('PUT', `/api/courses/${courseId}/${pageId}/status`, { slideshow_status: 'Completed' })
    for (const [width, height] of [
      [1280, 720],
      [1138, 640],
    ] as const) {
      await learner.setViewportSize({ width, height })
      await learner.goto(`${path}?embed`)
      await expect(player(learner).getByRole('button', { name: 'Play', exact: true })).toBeVisible()
      await expect(learner.locator(`.slide-stage[data-family='${family}']`).first()).toBeVisible()
      const controls = await learner.locator('.player-controls').boundingBox()
      const lowest = await bottomOf(learner, '.player-stage .slide-layer:not([inert]) .slide-intro p')
      expect(lowest, `${family}, ${width} by ${height}`).toBeLessThan(controls?.y ?? 0)
    }
  }
})
