import { expect, test } from '@playwright/test'
import { themes } from '../../packages/domain/src/theme/themes.ts'
import { complaints } from '../support/axe.ts'
import { learnerPage } from '../support/learner-pages.ts'
import { importOwnCourse } from '../support/own-deck.ts'
import { question } from '../support/learner-share.ts'

const phone = { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' } as const

const slides = [
  {
    slide_id: 'words',
    slide_type: 'text',
    audio_script: 'Twice a day the sea comes in. Twice a day it goes.',
    transition: 'none',
    content: { slide_title: 'High and low water', slide_content: 'The sea rises and falls.' },
  },
  question,
]

/** The contrast ratio of an element's text with the ground behind it (WCAG 2.2, 1.4.3). */
function contrastOf(element: Element): number {
  const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
  if (!canvas) return 0
  const luminance = () => {
    const [red = 0, green = 0, blue = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map((value) => {
      const share = value / 255
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
  const paint = (color: string) => {
    canvas.fillStyle = color
    canvas.fillRect(0, 0, 1, 1)
  }
  const grounds: string[] = []
  for (let at: Element | null = element; at; at = at.parentElement)
    grounds.unshift(getComputedStyle(at).backgroundColor)
  for (const ground of ['#fff', ...grounds]) paint(ground)
  const behind = luminance()
  paint(getComputedStyle(element).color)
  const text = luminance()
  return (Math.max(behind, text) + 0.05) / (Math.min(behind, text) + 0.05)
}

// Axe checks two states of each of the twelve themes.
test.setTimeout(300_000)

test('the page of a slideshow is accessible and has readable captions in every theme', async ({
  page,
  browser,
}) => {
  const { courseId, pageId, api } = await importOwnCourse(page)
  await api('POST', '/api/generate_slideshow', { course_id: courseId, page_ids: [pageId] })
  const place = { course_id: courseId, page_id: pageId, format: 'slideshow' }
  const { url } = (await api('POST', '/api/shares', place)) as { url: string }
  const learner = await learnerPage(browser, phone)
  // Each theme begins with the first slide.
  await learner.addInitScript(() => localStorage.clear())
  const unscripted = await learnerPage(browser, { ...phone, javaScriptEnabled: false })
  const caption = learner.locator('.player-caption')
  expect(Object.keys(themes)).toHaveLength(12)
  for (const [name, { theme }] of Object.entries(themes)) {
    await api('PUT', `/api/slideshow/${courseId}/${pageId}`, {
      presentation: { title: `Tides, ${name}`, language: 'en', css_theme: theme },
      slides,
    })
    await api('PUT', `/api/courses/${courseId}/${pageId}/status`, { slideshow_status: 'Completed' })
    await learner.goto(new URL(url).pathname)
    await expect(learner.getByRole('heading', { name: `Tides, ${name}` })).toBeVisible()
    expect(await complaints(learner), name).toEqual([])

    // By keyboard alone.
    const play = learner.getByRole('button', { name: 'Play', exact: true })
    await play.focus()
    await learner.keyboard.press('Enter')
    await expect(caption, name).toHaveText('Twice a day the sea comes in.')
    expect(await caption.evaluate(contrastOf), name).toBeGreaterThanOrEqual(4.5)
    expect(await complaints(learner), name).toEqual([])

    await unscripted.goto(new URL(url).pathname)
    await expect(unscripted.locator('#player .slide-canvas'), name).toContainText('High and low water')
    await expect(unscripted.getByRole('region', { name: 'Transcript' }), name).toContainText(
      'Twice a day it goes.',
    )
  }
})
