import { expect, test, type Page } from '@playwright/test'
import { complaints } from '../support/axe.ts'
import { openDeck, type OwnCourse } from '../support/own-deck.ts'

const quiz = {
  slide_type: 'quiz',
  content: {
    quiz_question: 'What pulls the water?',
    option_a: 'The Moon',
    option_b: 'The wind',
    option_c: 'A river',
    option_d: '',
    correct_answer: 'A',
  },
}

/** Completes and shares a slideshow. Returns a function that reports a visit at its address. */
async function share(page: Page, { courseId, pageId, api }: OwnCourse) {
  await api('PUT', `/api/courses/${courseId}/${pageId}/status`, { slideshow_status: 'Completed' })
  const place = { course_id: courseId, page_id: pageId, format: 'slideshow' }
  const shared = (await api('POST', '/api/shares', place)) as { url: string }
  const path = new URL(shared.url).pathname
  const piece = await page.request.get(`${path}/piece.json`)
  const { content } = (await piece.json()) as { content: { slideshow: { slides: { key: string }[] } } }
  const keys = content.slideshow.slides.map(({ key }) => key)
  let visits = 0
  return async (slides: number, answer?: string) => {
    visits += 1
    const parts = keys.slice(0, slides).map((part) => ({ type: 'part', part, seconds: 20 }))
    const events = [
      { type: 'started' },
      ...parts,
      ...(answer === undefined ? [] : [{ type: 'answered', part: keys.at(-1), answer }]),
      ...(slides === keys.length ? [{ type: 'completed' }] : []),
    ]
    const data = { visit: `visit-of-a-learner-${visits}`, events }
    expect((await page.request.post(`${path}/events`, { data })).status()).toBe(204)
  }
}

test('an author sees what learners do, from five visits on', async ({ page }) => {
  const course = await openDeck(page, [{}, {}, {}, quiz])
  const visit = await share(page, course)
  for (const answer of ['A', 'B', 'A']) await visit(4, answer)

  await page.getByRole('button', { name: 'Figures' }).click()
  await expect(page.getByRole('heading', { name: '3 visits so far' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Copy the link again' })).toBeVisible()
  expect(await complaints(page)).toEqual([])

  for (const answer of ['A', 'A']) await visit(4, answer)
  for (const slides of [2, 2, 1]) await visit(slides)
  await page.reload()
  await expect(page.getByText('5', { exact: true }).first()).toBeVisible()
  await expect(page.getByText('2 leave at 2, Slide 2')).toBeVisible()
  const chart = page.getByRole('img', { name: 'Of 8 visits, 5 go on to the end.' })
  await expect(chart).toBeVisible()
  const leaving = page.getByRole('table', { name: 'Where they leave, where they go back' })
  await expect(leaving.getByRole('row', { name: '2, Slide 2 5 2 0 0:20' })).toBeAttached()
  await expect(page.getByText('5 answers')).toBeVisible()
  await expect(page.getByText('80%')).toBeVisible()
  expect(await complaints(page)).toEqual([])

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download as CSV' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('figures.csv')

  const counting = page.getByRole('switch', { name: 'Count visits in this course' })
  await counting.focus()
  await page.keyboard.press('Space')
  await expect(counting).not.toBeChecked()
  await page.reload()
  await expect(counting).not.toBeChecked()

  if (process.env['SHOTS'])
    await page.screenshot({ path: `${process.env['SHOTS']}-wide.png`, fullPage: true })
  await page.getByRole('button', { name: 'Edit' }).click()
  await expect(page).toHaveURL(/edit-slideshow/)
})

for (const [what, language, colorScheme] of [
  ['dark, from right to left', 'ar', 'dark'],
  ['light', 'en', 'light'],
] as const)
  test(`the figures fit a phone (${what})`, async ({ page }) => {
    const course = await openDeck(page, [{}, {}, {}, {}, {}, {}, quiz])
    const visit = await share(page, course)
    for (const slides of [7, 7, 7, 3, 3, 1]) await visit(slides, slides === 7 ? 'A' : undefined)
    await page.evaluate((code) => localStorage.setItem('interface_language', code), language)
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(`/figures/slideshow/${course.courseId}/${course.pageId}`)
    await expect(page.getByRole('switch')).toBeVisible()
    await expect(page.getByRole('img').first()).toBeVisible()
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
    expect(await complaints(page)).toEqual([])
    if (process.env['SHOTS'])
      await page.screenshot({ path: `${process.env['SHOTS']}-${language}.png`, fullPage: true })
  })

test('the figures of a piece that is not completed cause no failed request', async ({ page }) => {
  const refused: string[] = []
  page.on('response', (response) => {
    if (response.status() >= 400) refused.push(response.url())
  })
  await openDeck(page, [{}, {}])
  await page.getByRole('button', { name: 'Figures' }).click()
  await expect(page.getByRole('heading', { name: /visits/i })).toBeVisible()
  expect(refused).toEqual([])
})
