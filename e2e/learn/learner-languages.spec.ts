import { expect, type Page } from '@playwright/test'
import { complaints } from '../support/axe.ts'
import { test } from '../support/held-model.ts'
import { learnerPage } from '../support/learner-pages.ts'
import { importOwnCourse, type OwnCourse } from '../support/own-deck.ts'

test.setTimeout(240_000)

interface Job {
  readonly state: string
}

/** Completes a page in both formats, and its translations into some languages. */
async function completeInLanguages(
  { api, courseId, pageId }: OwnCourse,
  languages: readonly string[],
): Promise<void> {
  for (const format of ['slideshow', 'podcast']) {
    const made = await api('POST', `/api/generate_${format}`, { course_id: courseId, page_ids: [pageId] })
    expect(made).toMatchObject({ successful_pages: [pageId], failed_pages: [], cancelled_pages: [] })
    for (const language of languages) {
      const path = `/api/translations/${courseId}/${pageId}/${format}`
      const { job_id: job } = (await api('POST', path, { language })) as { job_id: string }
      const states = async () =>
        ((await api('GET', `/api/jobs/${job}`)) as { jobs: Job[] }).jobs.map(({ state }) => state)
      await expect.poll(states, { timeout: 90_000 }).toEqual(['succeeded'])
      // Says which step failed, because completing answers 404 for every reason.
      await api('GET', `/api/${format}/${courseId}/${pageId}@${language}`)
    }
    for (const id of [pageId, ...languages.map((language) => `${pageId}@${language}`)])
      await api('PUT', `/api/courses/${courseId}/${id}/status`, { [`${format}_status`]: 'Completed' })
  }
}

const links = (page: Page) => page.locator('.learn-languages')
const german = 'Das Wasser steigt'

test('a learner changes the language of a slideshow, a podcast and a course', async ({
  page,
  browser,
  held,
}) => {
  held.answerAll()
  const course = await importOwnCourse(page, { base_url: held.courseSystem })
  const { api, courseId, pageId } = course
  await completeInLanguages(course, ['de', 'ar'])
  const share = async (more: object = {}) => {
    const { url } = (await api('POST', '/api/shares', { course_id: courseId, ...more })) as { url: string }
    return url
  }
  const slideshow = await share({ page_id: pageId, format: 'slideshow' })
  const inGerman = await share({ page_id: `${pageId}@de`, format: 'slideshow' })
  const all = await share()

  for (const [width, height, colorScheme] of [
    [1440, 900, 'light'],
    [390, 844, 'dark'],
  ] as const) {
    const learner = await learnerPage(browser, { viewport: { width, height }, colorScheme })
    const isAccessible = async (name: string) =>
      expect.soft(await complaints(learner), `${name} at ${width}`).toEqual([])
    await learner.goto(slideshow)
    await expect(links(learner), 'Arabic has no share').toHaveText('Also in Deutsch')
    await isAccessible('slideshow')
    await links(learner).getByRole('link', { name: 'Deutsch' }).click()
    await expect(learner).toHaveURL(inGerman)
    await expect(learner.locator('html')).toHaveAttribute('lang', 'de')
    await expect(links(learner)).toHaveText('Auch auf English')

    await learner.goto(all)
    await expect(links(learner).getByRole('link')).toHaveText(['Deutsch', 'العربية'])
    await isAccessible('course')
    await links(learner).getByRole('link', { name: 'العربية' }).click()
    await expect(learner.locator('html')).toHaveAttribute('dir', 'rtl')
    await expect(links(learner).getByRole('link')).toHaveText(['English', 'Deutsch'])
    await isAccessible('arabic')
    await learner.locator('.learn-formats a[href]').click()
    await expect(learner).toHaveURL(/podcast$/)
    await expect(learner.locator('html')).toHaveAttribute('dir', 'rtl')
    await links(learner).getByRole('link', { name: 'Deutsch' }).click()
    await expect(learner.locator('html')).toHaveAttribute('lang', 'de')
    await expect(learner.locator('#transcript')).toContainText(german)
    await isAccessible('podcast')
  }
})
