import { expect, type Page, test } from '@playwright/test'
import { systemBrowser } from '../../scripts/browser.mjs'
import { toneWave } from '../../packages/server/src/testing/sound/tone-wave.ts'
import { complaints } from '../support/axe.ts'
import { openDeck, type DeckSlide } from '../support/own-deck.ts'
import { openOwnPodcast } from '../support/own-podcast.ts'

const browser = systemBrowser()

// A fake microphone that beeps. Each test sets the permission, because a headless browser rejects it by default.
test.use({
  launchOptions: {
    ...(browser === undefined ? {} : { executablePath: browser }),
    args: [
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--disable-gpu',
      '--use-fake-device-for-media-stream',
      '--autoplay-policy=no-user-gesture-required',
    ],
  },
})

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const strip = (page: Page) => page.getByRole('region', { name: 'Recording', exact: true })
const takes = (page: Page) => page.getByRole('complementary', { name: 'Voice of this slide' })
const slidesWithScripts = (...scripts: string[]): DeckSlide[] =>
  scripts.map((audio_script) => ({ audio_script }))

/** Records briefly, without a count-in. */
async function recordTake(page: Page): Promise<void> {
  await strip(page)
    .getByRole('button', { name: /^Record/ })
    .click()
  await expect(strip(page).getByText('0:01', { exact: true })).toBeVisible()
  await button(page, 'Stop').click()
}

async function withoutCountIn(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('lectern recording', 'no count'))
}

test('a slide gets a recording of its author: played, kept, marked, retaken, and replaced only after a confirmation', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['microphone'])
  await openDeck(page, slidesWithScripts('The tide rises. It falls again.', 'Two.'))
  await button(page, 'Record').click()
  await expect(page.getByRole('meter', { name: 'Level of the microphone' })).toBeVisible()
  expect(await complaints(page)).toEqual([])

  await strip(page).getByRole('button', { name: 'Record', exact: true }).click()
  await expect(strip(page).getByRole('timer', { name: 'Recording starts in 2' })).toBeVisible()
  await expect(strip(page).getByText('Recording your voice')).toBeVisible()
  await expect(strip(page).locator('mark')).toHaveText('The tide rises.')
  await expect(strip(page).getByText('0:01', { exact: true })).toBeVisible()
  await page.keyboard.press('r')
  await expect(strip(page).getByRole('timer', { name: 'Recording starts in 3' })).toBeVisible()
  await expect(strip(page).getByText('0:01', { exact: true })).toBeVisible()
  // The focus is on Stop.
  await page.keyboard.press('Space')
  await expect(strip(page).getByText('Nothing has left this page yet.')).toBeVisible()
  await expect(takes(page).getByText('Not kept yet')).toBeVisible()
  await button(page, 'Keep this take').click()
  await expect(takes(page).getByText('In use', { exact: true })).toBeVisible()
  await expect(
    page.getByRole('navigation', { name: 'Slides' }).getByText('Has audio, own recording'),
  ).toHaveCount(1)
  expect(await complaints(page)).toEqual([])

  await button(page, 'Record again').click()
  await expect(strip(page).getByText('0:01', { exact: true })).toBeVisible()
  await button(page, 'Stop').click()
  await button(page, 'Keep this take').click()
  await expect(takes(page).getByRole('listitem').filter({ hasText: 'Take 2' })).toContainText('In use')
  await expect(takes(page).getByRole('listitem').filter({ hasText: 'Take 1' })).not.toContainText('In use')

  await button(page, 'Close recording').click()
  await expect(page.getByText('Own recording').first()).toBeVisible()
  await button(page, 'Regenerate all').click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('Keep your recording?')
  await expect(question).toContainText('Slide 1 has your own voice. The other one gets synthesized audio.')
  await question.getByRole('button', { name: 'Keep my recording' }).click()
  await expect(page.getByText('Audio generated for 1 slide.')).toBeVisible()
  await expect(page.getByText('1 slide has your own voice.')).toBeVisible()

  await page.getByRole('textbox', { name: 'Audio script' }).fill('Other words.')
  await expect(page.getByText('Update Needed').first()).toBeVisible()
  await button(page, 'Update Audio').click()
  await expect(question).toContainText('Replace your recording?')
  await question.getByRole('button', { name: 'Keep my recording' }).click()
  await expect(page.getByText('Own recording').first()).toBeVisible()
})

test('a user who denies the microphone sees what to do, and the synthesized voice stays', async ({
  page,
}) => {
  await openDeck(page, slidesWithScripts('The tide rises.'))
  await button(page, 'Record').click()
  await expect(strip(page).getByText('Nothing is recorded before you press Record')).toBeVisible()
  await button(page, 'Use my microphone').click()
  await expect(strip(page).getByRole('alert')).toContainText('The microphone is blocked')
  await button(page, 'Show me where').click()
  await expect(strip(page)).toContainText('Firefox: the crossed-out microphone before the address.')
  expect(await complaints(page)).toEqual([])
})

test('without a microphone a file can be uploaded, and a newly connected one appears', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['microphone'])
  await page.addInitScript(() => {
    const devices = navigator.mediaDevices
    const open = devices.getUserMedia.bind(devices)
    devices.getUserMedia = (constraints) =>
      'plugged' in window ? open(constraints) : Promise.reject(new DOMException('none', 'NotFoundError'))
  })
  await openDeck(page, slidesWithScripts('The tide rises.'))
  await button(page, 'Record').click()
  await expect(strip(page).getByRole('alert')).toContainText('No microphone found')
  await page.getByLabel('Recording to upload').setInputFiles({
    name: 'voice.wav',
    mimeType: 'audio/wav',
    buffer: Buffer.from(toneWave({ seconds: 2 })),
  })
  await button(page, 'Keep this take').click()
  await expect(takes(page).getByText('In use', { exact: true })).toBeVisible()
  await button(page, 'Close recording').click()
  await button(page, 'Record').click()
  await expect(strip(page).getByRole('alert')).toContainText('No microphone found')
  await page.evaluate(() => {
    Object.assign(window, { plugged: true })
    navigator.mediaDevices.dispatchEvent(new Event('devicechange'))
  })
  await expect(page.getByRole('meter', { name: 'Level of the microphone' })).toBeVisible()
})

test('a microphone used by another program shows an error and a retry', async ({ page, context }) => {
  await context.grantPermissions(['microphone'])
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('busy', 'NotReadableError'))
  })
  await openDeck(page, slidesWithScripts('The tide rises.'))
  await button(page, 'Record').click()
  await expect(strip(page).getByRole('alert')).toContainText('Another program may be using it.')
  await expect(button(page, 'Try again')).toBeVisible()
})

test('a take whose upload is interrupted is kept in the browser and continues after a reload', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['microphone'])
  await withoutCountIn(page)
  await openDeck(page, slidesWithScripts('The tide rises.'))
  await page.route('**/api/recordings/**/pieces/*', (route) => route.abort('connectionreset'))
  await button(page, 'Record').click()
  await recordTake(page)
  await button(page, 'Keep this take').click()
  await expect(
    takes(page).getByText('Waiting for the connection. The take is safe on this device'),
  ).toBeVisible()
  await page.unroute('**/api/recordings/**/pieces/*')
  await page.reload()
  const mark = page.getByRole('navigation', { name: 'Slides' }).getByText('Has audio, own recording')
  await expect(mark).toHaveCount(1)
})

test('an unsaved take is present after a reload, and is removed from the browser once it is saved', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['microphone'])
  await withoutCountIn(page)
  await openDeck(page, slidesWithScripts('The tide rises.'))
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET' && request.url().includes('/api/recordings/')) sent.push(request.url())
  })
  await button(page, 'Record').click()
  await recordTake(page)
  await expect(takes(page).getByText('Not kept yet')).toBeVisible()
  await page.reload()
  await button(page, 'Record').click()
  await expect(takes(page).getByText('Not kept yet')).toBeVisible()
  expect(sent).toEqual([])
  await takes(page).getByRole('button', { name: 'More for take 1' }).click()
  await page.getByRole('menuitem', { name: 'Keep this take' }).click()
  await expect(takes(page).getByText('In use', { exact: true })).toBeVisible()
})

test('a podcast line gets a recording of its author, and Generate Audio asks for confirmation', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['microphone'])
  await withoutCountIn(page)
  await openOwnPodcast(page, [{ title: 'Tides', lines: ['ALEX: The tide rises.', 'JAMIE: It falls.'] }])
  await button(page, 'More for line 1').click()
  await page.getByRole('menuitem', { name: 'Record in your own voice' }).click()
  const dialog = page.getByRole('dialog')
  await recordTake(page)
  await button(page, 'Keep this take').click()
  await expect(dialog.getByText('In use', { exact: true })).toBeVisible()
  expect(await complaints(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Close', exact: true }).click()
  const ownRecording = page.getByRole('listitem', { name: 'ALEX, line' }).getByText('Own recording')
  await expect(ownRecording).toBeVisible()
  await button(page, 'Regenerate all').click()
  await expect(page.getByRole('alertdialog')).toContainText('Keep your recording?')
  await page.getByRole('button', { name: 'Keep my recording' }).click()
  await expect(page.getByText('Every line has its audio.').first()).toBeVisible()
  await expect(ownRecording).toBeVisible()
})

test('only pages of Lectern may use the microphone', async ({ page }) => {
  const answer = await page.request.get('/login')
  expect(answer.headers()['permissions-policy']).toContain('microphone=(self)')
})
