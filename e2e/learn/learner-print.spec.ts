import { expect, test } from '@playwright/test'
import { question, shareSlideshow } from '../support/learner-share.ts'

test('a printed page has the options of its question in dark text, and not the answer', async ({
  page,
  browser,
}) => {
  const { path } = await shareSlideshow(page)
  const context = await browser.newContext({ colorScheme: 'dark' })
  const learner = await context.newPage()
  await learner.goto(path)
  await expect(learner.locator('.player-controls')).toBeVisible()
  const options = learner.locator('#slide-3 .learn-options li')
  await expect(options).toHaveCount(2)
  await expect(options.first()).toBeHidden()
  await learner.emulateMedia({ media: 'print' })
  await expect(options).toHaveText(['The Moon', 'The wind'])
  for (const option of await options.all()) await expect(option).toBeVisible()
  await expect(learner.locator('.player')).toBeHidden()
  await expect(learner.locator('body')).not.toContainText(question.content.feedback_correct)
  const lightness = await options.first().evaluate((option) => {
    const canvas = new OffscreenCanvas(1, 1).getContext('2d')
    if (!canvas) return 255
    canvas.fillStyle = getComputedStyle(option).color
    canvas.fillRect(0, 0, 1, 1)
    return Math.max(...canvas.getImageData(0, 0, 1, 1).data.slice(0, 3))
  })
  expect(lightness).toBeLessThan(128)
})
