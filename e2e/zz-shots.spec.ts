import { test } from '@playwright/test'
import { mockSystem } from './mocked-courses.ts'
import { openCourse, signIn } from './teacher.ts'
import { openSounding } from './sounding-podcast.ts'
const out = '/tmp/lectern/hour-shots'
test('shots', async ({ page }) => {
  test.setTimeout(300_000)
  for (const [w, h] of [[1440, 900], [1024, 768], [390, 844]] as const) {
    await page.setViewportSize({ width: w, height: h })
    await page.goto('/login'); await page.waitForTimeout(600)
    await page.screenshot({ path: `${out}/login-${w}.png` })
    await page.goto('/register')
    await page.getByRole('button', { name: 'Where do I find my API key?' }).click()
    await page.waitForTimeout(500)
    await page.screenshot({ path: `${out}/register-${w}.png`, fullPage: true })
  }
  await signIn(page)
  for (const [w, h, scheme] of [[1440, 900, 'light'], [390, 844, 'light'], [844, 390, 'dark'], [1024, 768, 'dark']] as const) {
    await page.setViewportSize({ width: w, height: h })
    await page.emulateMedia({ colorScheme: scheme })
    await openCourse(page, 'Coastal Weather')
    await page.waitForTimeout(700)
    await page.screenshot({ path: `${out}/offer-${w}.png` })
    await page.mouse.wheel(0, 420); await page.waitForTimeout(400)
    await page.screenshot({ path: `${out}/sticky-${w}.png` })
    await page.getByRole('button', { name: /^Help/ }).click(); await page.waitForTimeout(300)
    await page.screenshot({ path: `${out}/help-${w}.png` })
    await page.getByRole('menuitem', { name: /tour/ }).click(); await page.waitForTimeout(700)
    for (let i = 1; i <= 6; i++) {
      await page.screenshot({ path: `${out}/tour-${w}-${i}.png` })
      if (i < 6) { await page.getByRole('button', { name: 'Next' }).click(); await page.waitForTimeout(500) }
    }
    await page.getByRole('button', { name: 'Done' }).click()
    await page.request.put('/api/me/guide', { data: { tour: { state: 'new', step: null } }, headers: { Authorization: `Bearer ${await page.evaluate(() => localStorage.getItem('auth_token'))}` } })
  }
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.emulateMedia({ colorScheme: 'light' })
  await page.getByRole('button', { name: /^Help/ }).click()
  await page.getByRole('menuitem', { name: /new/ }).click(); await page.waitForTimeout(600)
  await page.screenshot({ path: `${out}/news.png` })
  await mockSystem(page, [], () => [])
  await page.goto('/courses'); await page.waitForTimeout(700)
  await page.screenshot({ path: `${out}/empty-1440.png` })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.waitForTimeout(300)
  await page.screenshot({ path: `${out}/empty-390.png`, fullPage: true })
  await page.unrouteAll()
  await page.setViewportSize({ width: 1440, height: 900 })
  await openSounding(page, [[{ content: 'The sea rises.', ms: 3000 }, { content: 'Why?', speaker: 'JAMIE', ms: 1200 }]], { info: { music_bed: 'soft-bells' } })
  await page.getByRole('button', { name: /^Podcast Information/ }).click(); await page.waitForTimeout(400)
  await page.getByRole('radio', { name: 'Soft bells' }).scrollIntoViewIfNeeded()
  await page.screenshot({ path: `${out}/music-1440.png` })
  await page.getByRole('button', { name: 'Preview Full Podcast' }).click(); await page.waitForTimeout(1500)
  await page.screenshot({ path: `${out}/music-playing-1440.png` })
  await page.setViewportSize({ width: 390, height: 844 }); await page.waitForTimeout(1000)
  await page.screenshot({ path: `${out}/music-playing-390.png` })
  const circle = await page.getByRole('button', { name: 'Pause', exact: true }).boundingBox()
  const bar = await page.getByRole('region', { name: 'Now Playing' }).boundingBox()
  console.log('CIRCLE', JSON.stringify(circle), 'BAR', JSON.stringify(bar))
})
