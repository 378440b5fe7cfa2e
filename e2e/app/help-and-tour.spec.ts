import { expect, test, type Locator, type Page } from '@playwright/test'
import { complaints } from '../support/axe.ts'
import { mockSystem } from '../support/mocked-courses.ts'
import { openSounding } from '../support/sounding-podcast.ts'
import { newTeacher, openCourse, signIn } from '../support/teacher.ts'

const help = (page: Page) => page.getByRole('button', { name: /^Help/ })
const card = (page: Page, title: string) => page.getByRole('dialog', { name: title, exact: true })

async function choose(page: Page, item: RegExp | string): Promise<void> {
  await help(page).click()
  await page.getByRole('menuitem', { name: item }).click()
}

async function expectApart(one: Locator, other: Locator): Promise<void> {
  await expect(async () => {
    const [a, b] = [await one.boundingBox(), await other.boundingBox()]
    if (!a || !b) throw new Error('Not on the screen.')
    const overlaps =
      a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
    expect(overlaps).toBe(false)
  }).toPass()
}

const steps = [
  'Your courses',
  'From a page to a slideshow or a podcast',
  'How far each course is',
  'Edit, listen, complete',
  'Without a course system',
  'Help is here',
] as const

test.describe('the tour', () => {
  for (const [name, viewport] of [
    ['wide', { width: 1440, height: 900 }],
    ['a phone', { width: 390, height: 844 }],
    ['a phone on its side', { width: 844, height: 390 }],
  ] as const)
    test(`works by keyboard to its end and covers no element that it points at (${name})`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport)
      await signIn(page)
      await openCourse(page, 'Coastal Weather')
      await page.getByRole('region', { name: 'Tour' }).getByRole('button', { name: 'Take the tour' }).click()
      const courses = page.locator('[data-tour="course"]').first()
      await expect(card(page, 'Your courses')).toBeFocused()
      await expectApart(card(page, 'Your courses'), courses)
      if (name === 'wide') expect(await complaints(page)).toEqual([])
      for (const [title, target] of [
        ['From a page to a slideshow or a podcast', '[data-tour="generate"]'],
        ['How far each course is', '[data-tour="status"]'],
        ['Edit, listen, complete', '[data-tour="course"]'],
        ['Without a course system', '[data-tour="import"]'],
        ['Help is here', '[data-tour="help"]'],
      ] as const) {
        // The card has the focus. Its buttons are Leave, sometimes Previous, and Next.
        await page.getByRole('button', { name: 'Next' }).press('Enter')
        await expect(card(page, title)).toBeFocused()
        await expectApart(card(page, title), page.locator(target).first())
      }
      await page.getByRole('button', { name: 'Done' }).press('Enter')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(help(page)).toBeFocused()
      await page.reload()
      await expect(page.getByRole('article').first()).toBeVisible()
      await expect(page.getByRole('region', { name: 'Tour' })).toHaveCount(0)
    })

  test('closes with Escape and resumes from the help menu, also after a reload', async ({ page }) => {
    await signIn(page)
    await page.goto('/courses')
    await page.getByRole('region', { name: 'Tour' }).getByRole('button', { name: 'Take the tour' }).click()
    await page.getByRole('button', { name: 'Next' }).click()
    const stored = page.waitForResponse((answer) => answer.request().postData()?.includes('status') ?? false)
    await page.getByRole('button', { name: 'Next' }).click()
    await stored
    await page.keyboard.press('Escape')
    await expect(card(page, 'How far each course is')).toHaveCount(0)
    await page.reload()
    await expect(page.getByRole('article').first()).toBeVisible()
    await expect(page.getByRole('region', { name: 'Tour' })).toHaveCount(0)
    await choose(page, 'Continue the tour')
    await expect(card(page, 'How far each course is')).toBeFocused()
    await page.getByRole('button', { name: 'Previous' }).click()
    await expect(card(page, 'From a page to a slideshow or a podcast')).toBeFocused()
  })

  test('resumes at the last step even if an earlier step reaches the server late', async ({ page }) => {
    await signIn(page)
    const release = Promise.withResolvers<void>()
    await page.route('**/api/me/guide', async (route) => {
      if (route.request().postDataJSON()?.tour?.step === 'pages') await release.promise
      await route.continue()
    })
    await page.goto('/courses')
    await page.getByRole('region', { name: 'Tour' }).getByRole('button', { name: 'Take the tour' }).click()
    const stored = page.waitForResponse((answer) => answer.request().postData()?.includes('import') ?? false)
    for (const title of steps.slice(1, 5)) {
      await page.getByRole('button', { name: 'Next' }).click()
      await expect(card(page, title)).toBeFocused()
    }
    release.resolve()
    await stored
    await page.reload()
    await choose(page, 'Continue the tour')
    await expect(card(page, 'Without a course system')).toBeFocused()
  })

  test('is not offered again after it was declined, and works even if this cannot be saved', async ({
    page,
  }) => {
    await signIn(page)
    await page.route('**/api/me/guide', (route) =>
      route.request().method() === 'PUT' ? route.abort() : route.continue(),
    )
    await page.goto('/courses')
    await page.getByRole('button', { name: 'No, thanks' }).click()
    await expect(page.getByRole('region', { name: 'Tour' })).toHaveCount(0)
    await choose(page, 'Take the tour')
    await page.getByRole('button', { name: 'Leave the tour' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})

test('the news have a dot until they are read, and come from the change log', async ({ page }) => {
  await signIn(page)
  await page.goto('/courses')
  await expect(page.getByRole('button', { name: 'Help, there is news' })).toBeVisible()
  const kept = page.waitForResponse((answer) => answer.url().endsWith('/api/me/guide') && answer.ok())
  await choose(page, /^What's new/)
  const news = page.getByRole('dialog', { name: "What's new" })
  await expect(news.getByRole('listitem').filter({ hasText: 'music' }).first()).toBeVisible()
  expect(await complaints(page)).toEqual([])
  await news.getByRole('button', { name: 'Close' }).click()
  await kept
  await page.reload()
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Help', exact: true })).toBeVisible()
})

test('a question mark lists the shortcuts of the course list, but not during typing', async ({ page }) => {
  await signIn(page)
  await page.goto('/courses')
  await page.getByPlaceholder('Search courses...').press('?')
  await expect(page.getByPlaceholder('Search courses...')).toHaveValue('?')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('heading', { name: 'Courses', exact: true }).click()
  await page.keyboard.press('?')
  const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect(keys).toContainText('Search courses')
  await expect(keys).toContainText('Keyboard shortcuts')
  await page.keyboard.press('Escape')
  await choose(page, 'Keyboard shortcuts')
  await expect(keys).toBeVisible()
})

test('an empty list names what to check in the course system, and offers the demo', async ({ page }) => {
  await signIn(page)
  await mockSystem(page, [], () => [])
  await page.goto('/courses')
  await expect(page.getByRole('heading', { name: 'No courses found' })).toBeVisible()
  await expect(page.getByText('Try adjusting your search criteria or check your connection.')).toBeVisible()
  await expect(page.getByRole('region', { name: 'What to check in Canvas' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'What to check in Moodle' })).toHaveCount(0)
  expect(await complaints(page)).toEqual([])
  await page.getByRole('button', { name: 'log out' }).click()
  await expect(page.getByRole('button', { name: 'Try the demo' })).toBeVisible()
})

test('the help for the API key names where to click, at registration and in the settings', async ({
  page,
}) => {
  await page.goto('/register')
  const question = page.getByRole('button', { name: 'Where do I find my API key?' })
  await question.click()
  await expect(page.getByText(/click New Access Token/)).toBeVisible()
  await page.getByRole('button', { name: 'Moodle' }).click()
  await expect(page.getByText(/click Security keys/)).toBeVisible()
  expect(await complaints(page)).toEqual([])
  await question.click()
  await expect(page.getByText(/click Security keys/)).toHaveCount(0)
  await signIn(page)
  await page.goto('/account')
  await question.click()
  await expect(page.getByText(/click New Access Token/)).toBeVisible()
})

test('after Complete the list suggests the next page', async ({ page }) => {
  await signIn(page)
  const coursePage = (id: string, title: string, status: string) => ({
    page_id: id,
    page_title: title,
    module_id: null,
    module_name: null,
    module_position: null,
    item_position: null,
    slideshow_status: status,
    podcast_status: 'Completed',
    slide_count: 3,
    question_count: 2,
  })
  await mockSystem(page, [{ id: '1', name: 'Tides', course_code: 'T-1' }], () => [
    coursePage('a', 'Rising', 'Completed'),
    coursePage('b', 'Falling', 'Not_Started'),
  ])
  await page.goto('/courses')
  await expect(page.getByRole('article')).toHaveCount(1)
  const arriveFrom = (format: string) =>
    page.evaluate(
      (completed) => {
        history.replaceState({ usr: { completed }, key: 'k', idx: 0 }, '', '/courses')
      },
      { courseId: '1', pageId: 'a', format },
    )
  await arriveFrom('slideshow')
  await page.reload()
  const note = page.getByRole('status').filter({ hasText: 'is complete' })
  await expect(note).toContainText('The slideshow of Rising is complete. Next without a slideshow: Falling.')
  await expect(note.locator('p'), 'the button that was pressed has gone').toBeFocused()
  await note.getByRole('button', { name: 'Generate its slideshow' }).click()
  await expect(page.getByRole('dialog')).toContainText('Falling')
  await page.keyboard.press('Escape')
  await expect(note).toHaveCount(0)
  const heading = page.getByRole('heading', { name: 'Courses', exact: true })
  await expect(heading, 'the button that opened the dialog has gone').toBeFocused()
  await arriveFrom('slideshow')
  await page.reload()
  await note.getByRole('button', { name: 'Dismiss' }).press('Enter')
  await expect(note).toHaveCount(0)
  await expect(heading, 'the button that was pressed has gone').toBeFocused()
  await arriveFrom('podcast')
  await page.reload()
  await expect(note).toContainText('Every page of Tides has a podcast.')
  await page.route('**/api/courses/*/podcast-feed**', (route) =>
    route.fulfill({ json: { url: null, episodes: [] } }),
  )
  await note.getByRole('button', { name: 'Open the podcast feed' }).click()
  await expect(page.getByRole('dialog', { name: 'Podcast feed of Tides' })).toBeVisible()
})

test('the illustration of the login is complete at every width that shows it', async ({ page }) => {
  for (const width of [1024, 1280, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/login')
    const aside = await page.getByRole('complementary', { name: 'Lectern' }).boundingBox()
    const picture = await page.getByRole('img', { name: /becomes a slide/ }).boundingBox()
    expect((picture?.x ?? 0) + (picture?.width ?? 0)).toBeLessThanOrEqual(
      (aside?.x ?? 0) + (aside?.width ?? 0),
    )
  }
})

test('a new teacher can register with the help open', async ({ page }) => {
  const teacher = await newTeacher(page)
  await page.goto('/register')
  await page.getByRole('button', { name: 'Where do I find my API key?' }).click()
  await page.getByLabel('API Key', { exact: true }).fill(teacher.api_key)
  await expect(page.getByLabel('API Key', { exact: true })).toHaveValue(teacher.api_key)
})

test('on a phone the play button of a line is aligned with the buttons beside it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openSounding(page, [[{ content: 'The sea rises.', ms: 1200 }]])
  const middle = async (name: string) => {
    const box = await page.getByRole('button', { name, exact: true }).boundingBox()
    return (box?.y ?? 0) + (box?.height ?? 0) / 2
  }
  await expect(async () => {
    expect(Math.abs((await middle('Play line 1')) - (await middle('Remove line 1')))).toBeLessThan(1)
  }).toPass()
})

test('the volume meter has a colour only during playback', async ({ page }) => {
  await openSounding(page, [[{ content: 'The sea rises.', ms: 20_000 }]])
  const color = () =>
    page.getByRole('slider', { name: 'Volume' }).evaluate((slider) => getComputedStyle(slider).accentColor)
  const quiet = await color()
  await page.getByRole('button', { name: 'Play line 1', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Pause line 1', exact: true })).toBeVisible()
  expect(await color()).not.toBe(quiet)
})
