import { expect, type Locator, type Page } from '@playwright/test'
import type { Slideshow } from '../../packages/domain/src/slideshow/slideshow.ts'
import { playFast } from '../support/fast-audio.ts'
import { learnerPage } from '../support/learner-pages.ts'
import { test } from '../support/own-lectern.ts'
import { completePieces, sandboxCourse } from '../support/sandbox-course.ts'
import { openCourse } from '../support/teacher.ts'

// The pages that it completes and publishes are incomplete in the tests of the publish dialog.
test.use({ unsharedBy: 'from-teacher-to-learner' })

const button = (page: Page | Locator, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true })
const script = (page: Page) => page.getByRole('textbox', { name: 'Audio script' })

/** The first slides and a question, so that a learner sees all of them soon. */
const withQuiz = (slides: Slideshow['slides']) => [
  ...slides.slice(0, 3),
  ...slides.filter(({ slide_type: type }) => type === 'quiz').slice(0, 1),
]

/** Completes the slideshow that is open in the editor. */
async function complete(page: Page): Promise<void> {
  await button(page, 'Complete').click()
  await expect(page.getByText('Slideshow marked as complete!')).toBeVisible()
  await page.waitForURL('**/courses')
}

/** Goes through a shared slideshow to its end. Answers each question. */
async function watch(learner: Page): Promise<void> {
  const player = learner.getByRole('region', { name: 'Slideshow player' })
  const end = learner.locator('.learn-end')
  await button(player, 'Play').click()
  await expect(learner.locator('.player-caption')).not.toBeEmpty()
  const option = player.locator('.slide-layer:not([data-ahead]) label')
  await expect(async () => {
    if (await button(learner, 'Submit').isVisible()) {
      await option.first().click({ timeout: 2000 })
      await button(learner, 'Submit').click({ timeout: 2000 })
    }
    if (await button(learner, 'Go on').isVisible()) await button(learner, 'Go on').click({ timeout: 2000 })
    expect(await end.count()).toBe(1)
  }).toPass({ timeout: 120_000 })
}

test('a teacher brings pages to learners, sees what they do, and keeps them in step with the course', async ({
  page,
  browser,
  own,
}) => {
  const course = await sandboxCourse(page, 'Coastal Weather', { base_url: own.courseSystem })
  const { courseId, api } = course
  const [first, ...others] = course.pages.slice(0, 3)
  if (!first) throw new Error('The course has no pages')
  const address = `/api/slideshow/${courseId}/${first.page_id}`
  const editor = `/edit-slideshow/${courseId}/${first.page_id}`
  const voice = { voice_id: 'flite:slt' }
  await api('POST', '/api/generate_slideshow', { course_id: courseId, page_ids: [first.page_id], ...voice })
  await completePieces(
    course,
    'slideshow',
    others.map(({ page_id: id }) => id),
  )

  const made = await api<Slideshow>('GET', address)
  await api('PUT', address, { ...made, slides: withQuiz(made.slides) })

  // Complete and share.
  await page.goto(editor)
  await complete(page)
  await page.goto(editor)
  await button(page, 'Share').click()
  await button(page, 'Make a link').click()
  const link = page.getByRole('textbox', { name: 'Address for learners' })
  await expect(link).toHaveValue(/\/learn\//)
  const path = new URL(await link.inputValue()).pathname

  // A learner watches on a phone, in a fresh profile. Four others only report it.
  const learner = await learnerPage(browser, {
    baseURL: own.url,
    viewport: { width: 390, height: 844 },
    reducedMotion: 'reduce',
  })
  await playFast(learner)
  await learner.goto(path)
  await watch(learner)
  await learner.goto('about:blank')
  await Promise.all(
    [1, 2, 3, 4].map(async (visit) => {
      const events = [{ type: 'started' }, { type: 'completed' }]
      const data = { visit: `visit-of-another-learner-${visit}`, events }
      expect((await page.request.post(`${path}/events`, { data })).status()).toBe(204)
    }),
  )
  await expect
    .poll(async () => api('GET', `/api/insights/${courseId}/${first.page_id}/slideshow`))
    .toMatchObject({ visits: 5, figures: { completions: 5 } })
  await page.goto(`/figures/slideshow/${courseId}/${first.page_id}`)
  await expect(page.getByRole('img', { name: 'Of 5 visits, 5 go on to the end.' })).toBeVisible()

  // Three pieces become pages of the course.
  await openCourse(page, course.name)
  await button(page, 'Publish in the course').click()
  await button(page, 'Publish 3 pieces').click()
  await expect(page.getByRole('dialog').getByRole('heading', { name: '3 of 3 published' })).toBeVisible()
  const [, ours] = await course.pagesTitled(first.page_title)
  const embedded = /<iframe[^>]+src="([^"]+)"/.exec(ours?.body ?? '')?.[1]?.replaceAll('&amp;', '&') ?? ''

  // The embedded page shows a new version when it is complete.
  await page.goto(editor)
  await script(page).fill('Words that the teacher added after the first lesson.')
  await button(page, 'Save Changes').click()
  await expect(page.getByText('Slideshow saved successfully!').first()).toBeVisible()
  const shown = async () => {
    const content = await learner.request.get(`${embedded.split('?')[0]}/piece.json`)
    return (await content.text()).includes('after the first lesson')
  }
  expect(await shown()).toBe(false)
  await complete(page)
  expect(await shown()).toBe(true)

  // The page of the course changes.
  const { slides, passages = [] } = await api<Slideshow>('GET', address)
  const used = new Set(slides.slice(1).flatMap(({ sources = [] }) => sources))
  const [passage] = passages.filter(
    ({ id, text }) => used.has(id) && text.split(' ').length > 10 && !/[<>&"'’“”]/.test(text),
  )
  const sentence = passage?.text.split('. ')[0] ?? ''
  const { body } = await course.read(first.page_id)
  const edited = body.replace(
    sentence,
    `On a small planet, ${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`,
  )
  expect(edited).not.toBe(body)
  await course.edit(first.page_id, { body: edited })
  await api('GET', `/api/changes/${courseId}/${first.page_id}/slideshow`)
  // The course is still open in the list.
  await page.goto('/courses')
  const row = page.getByRole('listitem').filter({ hasText: first.page_title }).first()
  await expect(row.getByText('Page changed', { exact: false }).first()).toBeVisible()

  await page.goto(editor)
  await button(page, 'Show changes').click()
  const changes = page.getByRole('dialog', { name: 'The page has changed' })
  await expect(changes.locator('ins', { hasText: 'a small planet' }).first()).toBeVisible()
  const update = button(changes, /^Update \d+ parts?$/)
  const parts = Number(/\d+/.exec((await update.textContent()) ?? '')?.[0])
  await update.click()
  const proposals = changes.getByRole('article')
  // Each part is written by its own request.
  await expect(button(proposals, 'Take the proposal')).toHaveCount(parts)
  for (const take of await button(proposals, 'Take the proposal').all()) await take.click()
  await button(changes, 'Apply my choices').click()
  await expect(page.getByRole('status').filter({ hasText: 'Your choices are applied.' })).toBeVisible()
  if (await changes.isVisible()) await page.keyboard.press('Escape')
  await complete(page)
  const updated = JSON.stringify(await api('GET', address))
  expect(updated).toContain('On a small planet')
  expect(await api('GET', `/api/changes/${courseId}/${first.page_id}/slideshow`)).toMatchObject({
    changes: [],
  })
})
