import { expect, test, type Page } from '@playwright/test'
import { complaints } from '../support/axe.ts'
import { coursePage, mockSystem, type MockedSystem } from '../support/mocked-courses.ts'
import { openCourse, signIn } from '../support/teacher.ts'

/** Mocks the course system behind the screen and returns the requests it receives. */
async function mockCourses(page: Page, count: number, pagesEach: number): Promise<MockedSystem> {
  const courses = Array.from({ length: count }, (_, index) => ({
    id: String(index),
    name: `Course number ${index}`,
    course_code: `CODE-${index}`,
  }))
  const pagesOf = (id: string) => Array.from({ length: pagesEach }, (_, index) => coursePage(id, index))
  return await mockSystem(page, courses, pagesOf)
}
test.beforeEach(async ({ page }) => {
  await signIn(page)
})

test.describe('the course list', () => {
  test('shows courses, their number of pages, and their pages by module', async ({ page }) => {
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

  test('can be searched by name and code, regardless of case', async ({ page }) => {
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
    await expect(search).toBeFocused()
  })

  test('can be searched regardless of accents, and shows the number of results', async ({ page }) => {
    const courses = ['Économie générale', 'Economic History', 'Biology'].map((name, index) => ({
      id: String(index),
      name,
      course_code: `C-${index}`,
    }))
    await mockSystem(page, courses, () => [])
    await page.goto('/courses')
    await expect(page.getByRole('status').getByText(/^3 courses from /)).toBeVisible()
    await page.getByPlaceholder('Search courses...').fill('ECONOM')
    await expect(page.getByRole('article')).toHaveCount(2)
    await expect(page.getByRole('status').getByText('2 of 3 courses found')).toBeVisible()
  })

  test('focuses the search on the slash key, except in a text field', async ({ page }) => {
    await page.goto('/courses')
    await expect(page.getByRole('article')).toHaveCount(3)
    const search = page.getByPlaceholder('Search courses...')
    await page.keyboard.press('/')
    await expect(search).toBeFocused()
    await expect(search).toHaveValue('')
    await page.keyboard.type('and/or')
    await expect(search).toHaveValue('and/or')
  })

  test('keeps its state after a reload', async ({ page }) => {
    await openCourse(page, 'Coastal Weather')
    await page.getByRole('checkbox', { name: 'Select Storm Surge' }).click()
    await page.getByRole('heading', { name: 'Water', exact: true }).getByRole('button').click()
    await expect(page.getByText('Storm Surge')).toBeHidden()
    await page.getByPlaceholder('Search courses...').fill('coastal')
    await page.reload()
    await expect(page.getByPlaceholder('Search courses...')).toHaveValue('coastal')
    await expect(page.getByRole('article')).toHaveCount(1)
    await expect(page.getByRole('region', { name: 'Selection' })).toContainText('1 page selected')
    await expect(page.getByRole('heading', { name: 'Wind', exact: true })).toBeVisible()
    const water = page.getByRole('heading', { name: 'Water', exact: true }).getByRole('button')
    await expect(water).toHaveAttribute('aria-expanded', 'false')
    await water.click()
    await expect(page.getByRole('checkbox', { name: 'Select Storm Surge' })).toBeChecked()
  })

  test('shows the error of a failed course in its card and keeps the other courses', async ({ page }) => {
    let broken = true
    await page.route('**/api/pages', (route) => {
      const { name } = route.request().postDataJSON() as { name: string }
      if (!broken || name !== 'Coastal Weather') return route.continue()
      const error = 'Your course system sent a response that Lectern cannot use.'
      return route.fulfill({ status: 502, json: { error, code: 'COURSE_SYSTEM_FAILED' } })
    })
    await page.goto('/courses')
    const card = page.getByRole('article', { name: /Coastal Weather/ })
    await expect(card.getByRole('alert')).toContainText('cannot use')
    await expect(page.getByText(/Total Pages: \d+ Content Pages/)).toHaveCount(2)
    broken = false
    await card.getByRole('button', { name: 'Retry' }).click()
    await expect(card).toContainText('Total Pages')
    broken = true
    await page.getByRole('button', { name: 'Refresh' }).click()
    await expect(card.getByRole('alert')).toContainText('cannot use')
    await expect(card).toContainText('Total Pages')
  })

  test('lists pages without a module under Other Pages, ordered by id', async ({ page }) => {
    const none = { module_id: null, module_name: null, module_position: null, item_position: null }
    const pages = ['10', '9'].map((id) => ({
      ...coursePage('0', 0),
      ...none,
      page_id: id,
      page_title: `Page ${id}`,
    }))
    await mockSystem(page, [{ id: '0', name: 'Loose Ends', course_code: 'L-1' }], () => pages)
    await openCourse(page, 'Loose Ends')
    await expect(page.getByRole('heading', { level: 3 })).toHaveText(['Other Pages'])
    await expect(page.getByRole('listitem')).toHaveText([/^Page 9/, /^Page 10/])
  })

  test('shows the status of each page, and edit buttons work only for existing content', async ({ page }) => {
    const page1 = {
      ...coursePage('0', 1),
      page_title: 'Rain',
      slideshow_status: 'In_Progress',
      slide_count: 9,
    }
    const page2 = {
      ...coursePage('0', 2),
      page_title: 'Snow',
      slideshow_status: 'Something_Older',
      slide_count: 0,
      podcast_status: 'Completed',
      question_count: 5,
    }
    const page3 = {
      ...coursePage('0', 3),
      page_title: 'Hail',
      slideshow_status: 'Completed',
      slide_count: 12,
    }
    await mockSystem(page, [{ id: '0', name: 'Weather', course_code: 'W-1' }], () => [page1, page2, page3])
    await openCourse(page, 'Weather')
    await expect(page.getByRole('article')).toContainText('Total Pages: 3 Content Pages')
    const bar = (name: string) => page.getByRole('img', { name, exact: true })
    await expect(bar('Slideshow: 1 completed, 1 in progress, 1 not started')).toBeVisible()
    await expect(bar('Podcast: 1 completed, 0 in progress, 2 not started')).toBeVisible()
    const widths = await bar('Podcast: 1 completed, 0 in progress, 2 not started')
      .locator('span')
      .evaluateAll((pieces) => pieces.map((piece) => piece.getBoundingClientRect().width))
    expect(widths).toHaveLength(2)
    expect((widths[1] ?? 0) / (widths[0] ?? 1)).toBeCloseTo(2, 0)

    const row = (title: string) => page.getByRole('listitem').filter({ hasText: title })
    await expect(row('Rain')).toContainText('9 Slides')
    await expect(row('Rain')).not.toContainText(/\d Segments/)
    await expect(row('Snow')).toContainText('5 Segments')
    await expect(row('Snow')).not.toContainText(/\d Slides/)
    const tooltips = [
      ['Rain', 'Slideshow in progress'],
      ['Rain', 'Podcast not started'],
      ['Snow', 'Slideshow not started'],
      ['Snow', 'Podcast completed'],
      ['Hail', 'Slideshow completed'],
    ] as const
    for (const [title, words] of tooltips) {
      await row(title).getByRole('img', { name: words }).hover()
      await expect(page.getByText(words, { exact: true })).toBeVisible()
      await page.mouse.move(0, 0)
    }
    await expect(page.getByRole('button', { name: 'Edit slideshow of Snow' })).toBeDisabled()
    await expect(page.getByRole('button', { name: 'Delete slideshow of Snow' })).toBeDisabled()
    await page.getByRole('button', { name: 'Edit slideshow of Rain' }).click()
    await expect(page).toHaveURL('/edit-slideshow/0/0-1')
  })

  test('covers content during generation and disables its edit button', async ({ page }) => {
    await mockCourses(page, 1, 2)
    const job = { course_id: '0', created_at: '2026-11-20T10:00:00Z', state: 'running' }
    const jobs = [
      {
        ...job,
        id: 'a',
        kind: 'generate-slideshow',
        page_id: '0-0',
        page_title: 'Page 0 of course 0',
        progress: { stage: 'voicing', done: 3, total: 11 },
      },
      {
        ...job,
        id: 'b',
        kind: 'generate-podcast',
        page_id: '0-1',
        page_title: 'Page 1 of course 0',
        progress: { stage: 'writing', done: 0, total: 0 },
      },
    ]
    await page.route('**/api/jobs', (route) => route.fulfill({ json: jobs }))
    await openCourse(page, 'Course number 0')
    const row = (title: string) =>
      page.getByRole('listitem').filter({ hasText: title }).filter({ hasText: 'Content Page' })
    await expect(row('Page 0').getByText('Generating slideshow...', { exact: true })).toBeVisible()
    await expect(row('Page 0')).toContainText('Slide 4 of 11')
    await expect(row('Page 1').getByText('Generating podcast...', { exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Edit slideshow of Page 0 of course 0' })).toBeDisabled()
    await expect(page.getByRole('button', { name: 'Edit slideshow of Page 1 of course 0' })).toBeEnabled()
  })

  test('shows a message for a course without modules', async ({ page }) => {
    await mockCourses(page, 1, 0)
    await openCourse(page, 'Course number 0')
    await expect(page.getByRole('heading', { name: 'No modules found' })).toBeVisible()
    await expect(page.getByText("This course doesn't have any modules yet.")).toBeVisible()
  })

  test('loads the pages of many courses a few at a time, and renders only visible rows', async ({ page }) => {
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

test.describe('a failing course system', () => {
  const silence = 'Your course system does not answer at the moment. Please try again in a few minutes.'
  const rejection = 'Your course system no longer accepts this API key. Update it in your account settings.'
  const known = new Date()
  known.setHours(0, 1, 0, 0)

  test('the list shows a loading message', async ({ page }) => {
    const system = await mockCourses(page, 2, 3)
    const waiting = Promise.withResolvers<void>()
    system.wait = waiting.promise
    await page.goto('/courses')
    await expect(page.getByRole('status').getByText('Loading courses...', { exact: true })).toBeVisible()
    waiting.resolve()
    await expect(page.getByRole('article')).toHaveCount(2)
    await expect(page.getByText('Loading courses...')).toBeHidden()
  })

  test('the list loads cached courses first, then current ones, and shows this without clearing the list', async ({
    page,
  }) => {
    const system = await mockCourses(page, 3, 3)
    system.age = 7200
    const waiting = Promise.withResolvers<void>()
    system.waitCurrent = waiting.promise
    await page.goto('/courses')
    await expect(page.getByRole('article')).toHaveCount(3)
    await expect(page.getByText('Updating…')).toBeVisible()
    await expect(page.getByText('Total Pages: 3 Content Pages')).toHaveCount(3)
    waiting.resolve()
    await expect(page.getByText('Updating…')).toBeHidden()
    expect(system.asked).toMatchObject({
      courses: { cached: 1, current: 1 },
      pages: { cached: 3, current: 3 },
    })
    await page.getByRole('button', { name: 'Refresh' }).click()
    await expect.poll(() => system.asked.pages.current).toBe(6)
    await expect(page.getByRole('button', { name: 'Refresh', exact: true })).toBeEnabled()
  })

  test('a refresh that takes long can be cancelled, and keeps the list', async ({ page }) => {
    const system = await mockCourses(page, 3, 3)
    await page.goto('/courses')
    await expect(page.getByText('Updating…')).toBeHidden()
    await expect(page.getByText('Total Pages: 3 Content Pages')).toHaveCount(3)
    const waiting = Promise.withResolvers<void>()
    system.waitCurrent = waiting.promise
    await page.getByRole('button', { name: 'Refresh' }).press('Enter')
    await expect(page.getByRole('button', { name: 'Refreshing...' })).toBeVisible()
    const cancel = page.getByRole('button', { name: 'Cancel the refresh' })
    await cancel.press('Enter')
    await expect(cancel).toBeHidden()
    const refresh = page.getByRole('button', { name: 'Refresh', exact: true })
    await expect(refresh).toBeFocused()
    await expect(page.getByText('Total Pages: 3 Content Pages')).toHaveCount(3)
    await expect(page.getByRole('alert')).toHaveCount(0)
    waiting.resolve()
    const before = system.asked.pages.current
    await refresh.press('Enter')
    await expect.poll(() => system.asked.pages.current).toBe(before + 3)
    await expect(refresh).toBeEnabled()
    await expect(page.getByRole('button', { name: 'Refreshing...' })).toBeHidden()
    await expect(cancel).toBeHidden()
  })

  test('the course system is not asked again for data it has just sent', async ({ page }) => {
    const system = await mockCourses(page, 3, 3)
    system.age = 0
    await page.goto('/courses')
    await expect(page.getByText('Total Pages: 3 Content Pages')).toHaveCount(3)
    await expect(page.getByText('Updating…')).toBeHidden()
    expect(system.asked).toEqual({ courses: { cached: 1, current: 0 }, pages: { cached: 3, current: 0 } })
  })

  test('is reported above the cached courses, with the reason, the time and Retry', async ({ page }) => {
    const system = await mockCourses(page, 2, 3)
    system.failure = { code: 'COURSE_SYSTEM_UNAVAILABLE', error: silence }
    system.readAt = known.toISOString()
    await page.goto('/courses')
    const banner = page.getByRole('main').getByRole('alert')
    await expect(banner).toContainText('Canvas at canvas.riverside.example')
    await expect(banner).toContainText(silence)
    const time = new Intl.DateTimeFormat('en-US', { timeStyle: 'short' }).format(known)
    await expect(banner).toContainText(`You see what was known at ${time}.`)
    await expect(page.getByRole('article')).toHaveCount(2)
    await expect(page.getByText('Total Pages: 3 Content Pages')).toHaveCount(2)
    await expect(banner.getByRole('link')).toHaveCount(0)
    system.failure = undefined
    await banner.getByRole('button', { name: 'Retry' }).click()
    await expect(banner).toBeHidden()
    await expect(page.getByRole('article')).toHaveCount(2)
  })

  test('leads to the account settings if it rejects the key, with and without a cached list', async ({
    page,
  }) => {
    const system = await mockCourses(page, 2, 3)
    await page.goto('/courses')
    await expect(page.getByRole('article')).toHaveCount(2)
    system.failure = { code: 'KEY_REJECTED', error: rejection }
    system.refuses = { status: 424, json: { code: 'KEY_REJECTED', error: rejection } }
    await page.getByRole('button', { name: 'Refresh' }).click()
    const alert = page.getByRole('main').getByRole('alert')
    await expect(alert).toHaveCount(1)
    await expect(alert).toContainText(rejection)
    await expect(page.getByRole('article')).toHaveCount(2)
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Your courses could not be loaded' })).toBeVisible()
    await expect(alert).toContainText('Canvas at canvas.riverside.example')
    await expect(alert).toContainText(rejection)
    await expect(alert.getByRole('link', { name: 'Account settings' })).toHaveAttribute('href', '/account')
    system.refuses = undefined
    system.failure = undefined
    await alert.getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByRole('article')).toHaveCount(2)
  })
})

test.describe('many rows', () => {
  test('are in the document only near the viewport, and the keyboard reaches all of them', async ({
    page,
  }) => {
    await mockCourses(page, 12, 120)
    await openCourse(page, 'Course number 0')
    for (let index = 1; index < 12; index += 1)
      await page
        .getByRole('heading', { name: `Course number ${index} CODE` })
        .getByRole('button')
        .click()
    const rows = page.getByRole('listitem')
    expect(await rows.count()).toBeLessThan(150)

    await page.evaluate(() => window.scrollTo(0, 0))
    await page.getByRole('checkbox', { name: 'Select Page 0 of course 0' }).focus()
    const focused = page.locator(':focus')
    // A row has a checkbox, and the edit and delete buttons of its slideshow. Thirty rows make three blocks.
    for (const number of [20, 40, 60, 80, 100]) {
      for (let press = 0; press < 15; press += 1) await page.keyboard.press('Tab')
      await expect(focused).toHaveAttribute('aria-label', `Select Page ${number} of course 0`)
      await expect(focused).toBeInViewport()
    }
    for (let press = 0; press < 15; press += 1) await page.keyboard.press('Tab')
    await expect(focused).toHaveAttribute('aria-label', 'Select all pages of Module 1')

    // After scrolling away, the focus is still there, and Tab continues from it.
    await page.getByRole('checkbox', { name: 'Select Page 1 of course 0' }).focus()
    await page.getByRole('heading', { name: 'Course number 11' }).scrollIntoViewIfNeeded()
    await expect(page.getByText('Page 0 of course 11', { exact: true })).toBeVisible()
    await expect(page.getByText('Page 117 of course 0', { exact: true })).toHaveCount(0)
    for (let press = 0; press < 30; press += 1) await page.keyboard.press('Tab')
    await expect(focused).toHaveAttribute('aria-label', 'Select Page 41 of course 0')
  })
})

test.describe('selection', () => {
  test('with Shift includes all rows from the last one to this one, across modules', async ({ page }) => {
    await mockCourses(page, 2, 16)
    await openCourse(page, 'Course number 0')
    const box = (number: number) => page.getByRole('checkbox', { name: `Select Page ${number} of course 0` })
    const bar = page.getByRole('region', { name: 'Selection' })
    await box(8).click()
    await box(5).click({ modifiers: ['Shift'] })
    await expect(bar).toContainText('4 pages selected')
    for (const number of [8, 12, 1, 5]) await expect(box(number)).toBeChecked()
    await box(12).click()
    await box(1).press('Shift+Space')
    await expect(bar).toContainText('2 pages selected')
    await page.getByRole('heading', { name: 'Course number 1' }).getByRole('button').click()
    await page.getByRole('checkbox', { name: 'Select Page 0 of course 1' }).click({ modifiers: ['Shift'] })
    await expect(bar).toContainText('of 2 courses')
    await page.keyboard.press('Escape')
    await expect(bar).toBeVisible()
  })

  test('of a removed page is cleared', async ({ page }) => {
    await mockCourses(page, 1, 4)
    await openCourse(page, 'Course number 0')
    await page.getByRole('checkbox', { name: 'Select all pages of Course number 0' }).click()
    const bar = page.getByRole('region', { name: 'Selection' })
    await expect(bar).toContainText('4 pages selected')
    await mockCourses(page, 1, 3)
    await page.getByRole('button', { name: 'Refresh' }).click()
    await expect(bar).toContainText('3 pages selected')
  })

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

  test('is passed to the dialog and cleared when the dialog closes', async ({ page }) => {
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

test('a module can be collapsed, and its header stays visible', async ({ page }) => {
  await mockCourses(page, 1, 80)
  await openCourse(page, 'Course number 0')
  const header = page.getByRole('heading', { name: 'Module 1' })
  // Rows are rendered only near the viewport, so the test scrolls to them.
  await page.getByText('Page 1 of course 0', { exact: true }).scrollIntoViewIfNeeded()
  await page.getByText('Page 57 of course 0').scrollIntoViewIfNeeded()
  await expect(header).toBeInViewport()
  await header.getByRole('button').click()
  await expect(page.getByText('Page 57 of course 0')).toBeHidden()
})

/** The number of pixels by which the page is wider than its window. */
async function overflow(page: Page): Promise<number> {
  return await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('nothing overflows the screen during a refresh', async ({ page }) => {
    const system = await mockCourses(page, 12, 3)
    const waiting = Promise.withResolvers<void>()
    system.waitCurrent = waiting.promise
    await page.goto('/courses')
    await expect(page.getByText('Updating…')).toBeVisible()
    expect(await overflow(page)).toBeLessThanOrEqual(0)
    await page.getByRole('button', { name: 'Refresh' }).click()
    await expect(page.getByRole('button', { name: 'Refreshing...' })).toBeVisible()
    expect(await overflow(page)).toBeLessThanOrEqual(0)
    waiting.resolve()
    await expect(page.getByRole('button', { name: 'Refresh', exact: true })).toBeVisible()
  })

  test('nothing overflows the screen, and controls that do not fit are in the drawer', async ({ page }) => {
    await openCourse(page, 'Coastal Weather')
    await page.getByRole('checkbox', { name: 'Select Storm Surge' }).click()
    expect(await overflow(page)).toBeLessThanOrEqual(0)
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

for (const language of ['de', 'fr', 'pl']) {
  test(`nothing overflows a screen of 320 pixels, as at a zoom of 400 %, in ${language}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 600 })
    await page.addInitScript((chosen) => localStorage.setItem('interface_language', chosen), language)
    await openCourse(page, 'Coastal Weather')
    await page.getByRole('checkbox').nth(2).click()
    await expect(page.locator('[data-lifts-toasts]')).toBeVisible()
    expect(await overflow(page)).toBeLessThanOrEqual(0)
  })
}

for (const [scheme, width] of [
  ['light', 1440],
  ['dark', 1440],
  ['light', 390],
  ['dark', 390],
] as const) {
  test.describe(`in ${scheme}, ${width} pixels wide`, () => {
    test.use({
      colorScheme: scheme,
      // Tall enough that the selection bar covers nothing. axe reports half-covered controls as too small.
      viewport: { width, height: 2400 },
      contextOptions: { reducedMotion: 'reduce' },
    })

    test('axe finds no violation in any state of the list', async ({ page }) => {
      test.setTimeout(240_000)
      const system = await mockCourses(page, 3, 9)
      system.failure = { code: 'KEY_REJECTED', error: 'Your course system no longer accepts this API key.' }
      await openCourse(page, 'Course number 0')
      await page.getByRole('checkbox', { name: 'Select Page 1 of course 0' }).click()
      await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
      expect(await complaints(page)).toEqual([])
      await page.keyboard.press('/')
      await page.keyboard.type('nothing like this')
      await expect(page.getByRole('heading', { name: 'No courses found' })).toBeVisible()
      expect(await complaints(page)).toEqual([])
      system.refuses = {
        status: 503,
        json: { code: 'COURSE_SYSTEM_UNAVAILABLE', error: 'It does not answer.' },
      }
      await page.reload()
      await expect(page.getByRole('heading', { name: 'Your courses could not be loaded' })).toBeVisible()
      // With a wrong address, the course system appears to be unavailable.
      await expect(page.getByRole('main').getByRole('link', { name: 'Account settings' })).toBeVisible()
      expect(await complaints(page)).toEqual([])
    })
  })
}

test('the chosen appearance applies before the first paint of the next visit', async ({ page }) => {
  await page.goto('/courses')
  await page.getByRole('button', { name: 'Maya Okafor' }).click()
  await page.getByRole('menuitemradio', { name: 'Dark' }).click()
  await page.reload({ waitUntil: 'commit' })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})
