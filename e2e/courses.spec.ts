import { expect, test, type Page } from '@playwright/test'
import { openCourse, signIn } from './teacher.ts'

function coursePage(courseId: string, number: number): Record<string, unknown> {
  return {
    page_id: `${courseId}-${number}`,
    page_title: `Page ${number} of course ${courseId}`,
    module_id: `m${number % 4}`,
    module_name: `Module ${number % 4}`,
    module_position: number % 4,
    item_position: number,
    slideshow_status: 'Completed',
    podcast_status: 'Not_Started',
    slide_count: 9,
    question_count: 0,
  }
}

/** Puts a course system of our own making behind the screen. */
async function mockCourses(page: Page, count: number, pagesEach: number): Promise<void> {
  const courses = Array.from({ length: count }, (_, index) => ({
    id: String(index),
    name: `Course number ${index}`,
    course_code: `CODE-${index}`,
  }))
  await page.route('**/api/courses', (route) => route.fulfill({ json: courses }))
  await page.route('**/api/pages', (route) => {
    const { id } = route.request().postDataJSON() as { id: string }
    return route.fulfill({ json: Array.from({ length: pagesEach }, (_, index) => coursePage(id, index)) })
  })
}

test.beforeEach(async ({ page }) => {
  await signIn(page)
})

test.describe('the course list', () => {
  test('shows courses, their size and their pages by module', async ({ page }) => {
    await openCourse(page, 'Coastal Weather')
    const card = page.getByRole('article', { name: /Coastal Weather/ })
    await expect(card).toContainText(/Total Pages: \d+ Content Pages/)
    await expect(card.getByRole('img', { name: /^Slideshow: \d+ completed/ })).toBeVisible()
    await expect(card.getByRole('heading', { name: 'Wind' })).toBeVisible()
    await expect(card.getByRole('heading', { name: 'Other Pages' })).toBeVisible()
    const row = card.getByRole('listitem').filter({ hasText: 'Welcome to Coastal Weather' })
    await expect(row).toContainText('Content Page')
    await expect(row.getByRole('img', { name: 'Podcast not started' })).toBeVisible()
    await expect(
      row.getByRole('button', { name: 'Edit slideshow of Welcome to Coastal Weather' }),
    ).toBeDisabled()
    await row.getByRole('img', { name: 'Slideshow not started' }).hover()
    await expect(page.getByText('Slideshow not started', { exact: true })).toBeVisible()
  })

  test('is searched by name and code, whatever the case', async ({ page }) => {
    await page.goto('/courses')
    await expect(page.getByRole('article')).toHaveCount(3)
    const search = page.getByPlaceholder('Search courses...')
    await search.fill('bAKe-101')
    await expect(page.getByRole('article')).toHaveCount(1)
    await search.fill('weather')
    await expect(page.getByRole('article', { name: /Coastal Weather/ })).toBeVisible()
    await search.fill('nothing like this')
    await expect(page.getByRole('heading', { name: 'No courses found' })).toBeVisible()
    await expect(page.getByText('Try adjusting your search criteria or check your connection.')).toBeVisible()
    await page.getByRole('button', { name: 'Clear Search' }).click()
    await expect(page.getByRole('article')).toHaveCount(3)
  })

  test('says that it loads, and what went wrong, and tries again', async ({ page }) => {
    const waiting = Promise.withResolvers<void>()
    let broken = true
    await page.route('**/api/courses', async (route) => {
      await waiting.promise
      if (!broken) return route.continue()
      const error = 'Your course system no longer accepts this API key. Update it in your account settings.'
      return route.fulfill({ status: 424, json: { error, code: 'KEY_REJECTED' } })
    })
    await page.goto('/courses')
    await expect(page.getByText('Loading courses...')).toBeVisible()
    waiting.resolve()
    await expect(page.getByRole('alert')).toContainText('no longer accepts this API key')
    broken = false
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByRole('article')).toHaveCount(3)
  })

  test('a course that fails says so in its card, and the others stand', async ({ page }) => {
    let broken = true
    await page.route('**/api/pages', (route) => {
      const { name } = route.request().postDataJSON() as { name: string }
      if (!broken || name !== 'Coastal Weather') return route.continue()
      const error = 'Your course system gave an answer that Lectern cannot use.'
      return route.fulfill({ status: 502, json: { error, code: 'COURSE_SYSTEM_FAILED' } })
    })
    await page.goto('/courses')
    const card = page.getByRole('article', { name: /Coastal Weather/ })
    await expect(card.getByRole('alert')).toContainText('cannot use')
    await expect(page.getByText(/Total Pages: \d+ Content Pages/)).toHaveCount(2)
    broken = false
    await card.getByRole('button', { name: 'Retry' }).click()
    await expect(card).toContainText('Total Pages')
  })

  test('a course without modules says so', async ({ page }) => {
    await mockCourses(page, 1, 0)
    await openCourse(page, 'Course number 0')
    await expect(page.getByRole('heading', { name: 'No modules found' })).toBeVisible()
    await expect(page.getByText("This course doesn't have any modules yet.")).toBeVisible()
  })

  test('asks for the pages of many courses, a few at a time, and draws what is in sight', async ({
    page,
  }) => {
    await mockCourses(page, 150, 40)
    let asking = 0
    let most = 0
    page.on('request', (request) => {
      if (request.url().endsWith('/api/pages')) most = Math.max(most, (asking += 1))
    })
    page.on('requestfinished', (request) => {
      if (request.url().endsWith('/api/pages')) asking -= 1
    })
    await openCourse(page, 'Course number 0')
    await expect(page.getByRole('article')).toHaveCount(150)
    await expect(page.getByText('Total Pages: 40 Content Pages')).toHaveCount(150)
    expect(most).toBeLessThanOrEqual(4)
    await page.getByRole('heading', { name: 'Course number 149' }).scrollIntoViewIfNeeded()
    await expect(page.getByRole('heading', { name: 'Course number 149' })).toBeInViewport()
  })
})

test.describe('selecting', () => {
  test('works by page, by module and by course', async ({ page }) => {
    await openCourse(page, 'Coastal Weather')
    const bar = page.getByRole('region', { name: 'Selection' })
    await page.getByRole('checkbox', { name: 'Select Storm Surge' }).click()
    await expect(bar).toContainText('1 page selected')
    const wind = page.getByRole('checkbox', { name: 'Select all pages of Wind' })
    await wind.click()
    await expect(bar).toContainText('5 pages selected')
    await expect(page.getByRole('checkbox', { name: 'Select all pages of Water' })).toBeChecked({
      indeterminate: true,
    })
    const all = page.getByRole('checkbox', { name: 'Select all pages of Coastal Weather' })
    await all.click()
    await expect(wind).toBeChecked()
    await expect(all).toBeChecked()
    await bar.getByRole('button', { name: 'Clear selection' }).click()
    await expect(bar).toBeHidden()
    await expect(all).not.toBeChecked()
  })

  test('goes with the pages into the dialog, and is forgotten when that closes', async ({ page }) => {
    await openCourse(page, 'Coastal Weather')
    await page.getByRole('checkbox', { name: 'Select Storm Surge' }).click()
    await page.getByRole('checkbox', { name: 'Select Fog over Cold Water' }).click()
    await page
      .getByRole('region', { name: 'Selection' })
      .getByRole('button', { name: 'Generate Content' })
      .click()
    const dialog = page.getByRole('dialog', { name: 'Generate Content' })
    await expect(dialog).toContainText('2 pages')
    await dialog.getByRole('button', { name: 'Remove Storm Surge' }).click()
    await expect(dialog).toContainText('1 page')
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('region', { name: 'Selection' })).toBeHidden()
  })
})

test('a module can be folded, and its header stays in sight', async ({ page }) => {
  await mockCourses(page, 1, 80)
  await openCourse(page, 'Course number 0')
  const header = page.getByRole('heading', { name: 'Module 1' })
  await page.getByText('Page 57 of course 0').scrollIntoViewIfNeeded()
  await expect(header).toBeInViewport()
  await header.getByRole('button').click()
  await expect(page.getByText('Page 57 of course 0')).toBeHidden()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('nothing runs out of the screen, and what has no room is in the drawer', async ({ page }) => {
    await openCourse(page, 'Coastal Weather')
    await page.getByRole('checkbox', { name: 'Select Storm Surge' }).click()
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow).toBeLessThanOrEqual(0)
    await page.getByRole('button', { name: 'Search courses' }).click()
    await page.getByPlaceholder('Search courses...').filter({ visible: true }).fill('maps')
    await expect(page.getByRole('article')).toHaveCount(1)
    await page.getByRole('button', { name: 'Open menu' }).click()
    const drawer = page.getByRole('dialog')
    await drawer.getByRole('button', { name: 'Dark' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await drawer.getByRole('button', { name: 'Log out' }).click()
    await expect(page).toHaveURL('/login')
  })
})

test('the chosen appearance holds before the first paint of the next visit', async ({ page }) => {
  await page.goto('/courses')
  await page.getByRole('button', { name: 'Maya Okafor' }).click()
  await page.getByRole('menuitemradio', { name: 'Dark' }).click()
  await page.reload({ waitUntil: 'commit' })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})
