import { expect, type Page, test } from '@playwright/test'
import { tabTo } from '../support/keyboard.ts'
import { openDeck } from '../support/own-deck.ts'
import { openPreview } from '../support/player-deck.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const row = (page: Page, at: number) =>
  page.getByRole('list', { name: 'Slides' }).getByRole('listitem').nth(at)
const threeSlides = ['High water', 'Low water', 'Spring tide'].map((slide_title) => ({
  content: { slide_title, slide_content: 'Twice a day.' },
}))

test('a slideshow is edited, gets audio, is saved and played by keyboard alone', async ({ page }) => {
  const { courseId, pageId, api } = await openDeck(page, threeSlides)
  await page.mouse.move(0, 0)

  await tabTo(page, /^1 ?High water$/)
  await page.keyboard.press('ArrowDown')
  await expect(page.getByText('2 / 3')).toBeVisible()

  await tabTo(page, 'Slide title, edit: Low water')
  await page.keyboard.press('Enter')
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('Ebb')
  await page.keyboard.press('Tab')
  await expect(row(page, 1)).toContainText('Ebb')

  await tabTo(page, 'Type: Text. Change type')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Change type' })).toBeVisible()
  await tabTo(page, /^Bullets/)
  await page.keyboard.press('Enter')
  await expect(button(page, 'Type: Bullets. Change type')).toBeFocused()

  await tabTo(page, /^2 ?Ebb$/)
  await page.keyboard.press('Alt+ArrowUp')
  await expect(page.getByText('1 / 3')).toBeVisible()
  await expect(row(page, 0)).toContainText('Ebb')
  await expect(row(page, 0).getByRole('button').first()).toBeFocused()

  await tabTo(page, 'Generate Audio')
  await page.keyboard.press('Enter')
  await expect(button(page, 'Regenerate Audio')).toBeFocused()

  await page.keyboard.press('ControlOrMeta+s')
  const saved = page.getByText('Slideshow saved successfully!')
  await expect(saved).toBeVisible()
  // Tab moves past the message, also in a browser without controls around the page.
  await tabTo(page, 'Dismiss')
  await tabTo(page, 'Back')
  await expect(saved).toBeHidden()
  await expect(button(page, 'Back')).toBeFocused()
  expect(await api('GET', `/api/slideshow/${courseId}/${pageId}`)).toMatchObject({
    slides: [
      {
        slide_type: 'bullets',
        content: { slide_title: 'Ebb' },
        audio: { text: 'This is what slide 2 says.' },
      },
      { content: { slide_title: 'High water' } },
      { content: { slide_title: 'Spring tide' } },
    ],
  })

  await tabTo(page, 'Preview')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: 'Slideshow player' })).toBeVisible()
  await tabTo(page, 'Fullscreen')
  await page.keyboard.press('Enter')
  const fullscreen = page.getByRole('dialog', { name: 'Tides' })
  await expect(fullscreen).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(fullscreen).toBeHidden()
  await expect(button(page, 'Fullscreen').first()).toBeFocused()
})

/** The landmarks and headings in reading order. */
async function outline(page: Page): Promise<string[]> {
  const tree = await page.locator('body').ariaSnapshot()
  const lines = tree.split('\n').map((line) => line.trim().replace(/^- '?/, ''))
  return lines
    .filter((line) => /^(banner|navigation|main|complementary|heading|region)\b/.test(line))
    .map((line) => line.replace(/'?:$/, ''))
}

test('the reading order of the editor is title, slides, current slide, its controls', async ({ page }) => {
  await openDeck(page, threeSlides)
  await expect(page.getByRole('region', { name: 'Audio script' })).toBeVisible()
  expect(await outline(page)).toEqual([
    'banner',
    'heading "Tides" [level=1]',
    'navigation "Slides"',
    'main',
    'region "Slide: High water"',
    'heading "Slide title, edit: High water" [level=2]',
    'region "Audio script"',
    'heading "Audio script" [level=2]',
    'complementary "Slide settings"',
    'region "Content"',
    'heading "Content" [level=2]',
    'region "Animation & Effects"',
    'heading "Animation & Effects" [level=2]',
    'region "Audio"',
    'heading "Audio Not Generated" [level=2]',
    'region "Sources"',
    'heading "Sources What this slide is based on in the page" [level=2]',
  ])
})

test('the reading order of the player is slide, then captions', async ({ page }) => {
  await openPreview(page)
  await button(page, 'Transcript').click()
  await expect(page.getByRole('heading', { name: 'Transcript' })).toBeVisible()
  expect(await outline(page)).toEqual([
    'banner',
    'heading "Tides" [level=1]',
    'navigation "Slides"',
    'main',
    'region "Slideshow player"',
    'heading "Tides 1" [level=2]',
    'region "Transcript"',
    'heading "Transcript" [level=2]',
    'region "Audio script"',
    'heading "Audio script" [level=2]',
  ])
})
