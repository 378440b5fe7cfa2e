import { expect, type Page, test } from '@playwright/test'
import { complaints } from '../support/axe.ts'
import { recordSoundEdges } from '../support/sound-edges.ts'
import { openSounding } from '../support/sounding-podcast.ts'

// Lets the test analyse the played audio.
test.use({ bypassCSP: true })

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const lines = [
  [{ content: 'The sea rises.', ms: 1200 }, { content: 'Why?', speaker: 'JAMIE', ms: 1200 } as const],
]

async function openInformation(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Podcast Information/ }).click()
}

test('music can be chosen, heard, saved with the podcast, and undone', async ({ page }) => {
  await openSounding(page, lines)
  await openInformation(page)
  await expect(page.getByRole('radio', { name: 'Off' })).toBeChecked()
  for (const name of ['Calm pads', 'Plucked strings', 'Soft bells', 'Warm keys'])
    await expect(button(page, `Listen to ${name}`)).toBeVisible()
  const music = page.waitForResponse((answer) =>
    answer.url().includes('/api/podcast_music/soft-bells/opening'),
  )
  await button(page, 'Listen to Soft bells').click()
  expect((await music).headers()['content-type']).toBe('audio/mpeg')
  await button(page, 'Stop Soft bells').click()
  await expect(button(page, 'Listen to Soft bells')).toBeVisible()
  await page.getByRole('radio', { name: 'Soft bells' }).check()
  expect(await complaints(page)).toEqual([])
  const saved = page.waitForRequest((request) => request.method() === 'PUT')
  await page.keyboard.press('Control+s')
  expect((await saved).postDataJSON()).toMatchObject({ podcast: { music_bed: 'soft-bells' } })
  await page.keyboard.press('Control+z')
  await expect(page.getByRole('radio', { name: 'Off' })).toBeChecked()
})

test('music that fails to load shows an error, and the preview plays without it', async ({ page }) => {
  await page.route('**/api/podcast_music/**', (route) => route.abort())
  await openSounding(page, lines, { info: { music_bed: 'warm-keys' } })
  await openInformation(page)
  await button(page, 'Listen to Warm keys').click()
  await expect(page.getByText('The music could not be played. Please try again.')).toBeVisible()
  await button(page, 'Preview Full Podcast').click()
  await expect(
    page.getByRole('listitem', { name: 'ALEX, line 1', exact: true }).locator('mark'),
  ).toBeVisible()
})

test('a preview plays the lead-in, speech over music, and the lead-out with the times of the episode', async ({
  page,
}) => {
  const edges = await recordSoundEdges(page)
  await openSounding(page, lines, { info: { music_bed: 'plucked-strings' } })
  await button(page, 'Preview Full Podcast').click()
  await expect(page.getByRole('slider', { name: 'Position' })).toHaveAttribute('aria-valuetext', /of 0:13/)
  await expect(button(page, 'Pause line 1')).toBeVisible()
  await expect(page.getByRole('listitem', { name: 'ALEX, line 1', exact: true }).locator('mark')).toHaveText(
    'The sea rises.',
  )
  await expect(page.getByRole('region', { name: 'Now Playing' })).toContainText('Nothing is playing.')
  const heard = await edges()
  const last = heard.at(-1)?.at ?? 0
  const first = heard.find(({ sounds }) => sounds)?.at ?? 0
  // The lead-in and lead-out fade, so their ends are below the detection threshold.
  expect(last - first).toBeGreaterThan(10_000)
  expect(last - first).toBeLessThan(14_500)
})
