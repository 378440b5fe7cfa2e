import { expect, type Locator, type Page } from '@playwright/test'
import { complaints } from '../support/axe.ts'
import { type OwnLectern, test } from '../support/own-lectern.ts'
import { completePieces, type SandboxCourse, sandboxCourse } from '../support/sandbox-course.ts'
import { openCourse } from '../support/teacher.ts'

const weather = 'Coastal Weather'
const maps = 'How Maps Lie and Help'

const button = (page: Page | Locator, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true })
const dialog = (page: Page) => page.getByRole('dialog')
const row = (page: Page, text: string | RegExp) =>
  dialog(page).getByRole('listitem').filter({ hasText: text })

const courseOf = (page: Page, { courseSystem }: OwnLectern, name: string, key?: string) =>
  sandboxCourse(page, name, { base_url: courseSystem, ...(key !== undefined && { api_key: key }) })

/** Opens the dialog from the list, with all complete pieces. */
async function openFromList(page: Page, course: SandboxCourse): Promise<void> {
  await openCourse(page, course.name)
  await button(page, 'Publish in the course').click()
  await expect(dialog(page).getByRole('heading', { name: 'Pieces' })).toBeVisible()
}

/** Publishes one piece through the API, and waits. */
async function publishPiece(course: SandboxCourse, pageId: string): Promise<void> {
  const { api, courseId } = course
  const { job_id: jobId } = await api<{ job_id: string }>('POST', '/api/publications', {
    course_id: courseId,
    pages: [{ page_id: pageId, format: 'slideshow' }],
    placement: 'after_source',
    visible: true,
  })
  await expect
    .poll(async () => (await api<{ state: string }>('GET', `/api/jobs/${jobId}`)).state, { timeout: 60_000 })
    .toBe('succeeded')
}

const pieceOf = (course: SandboxCourse, at: number) => course.pages[at] ?? { page_id: '', page_title: '' }

test('chosen pieces become pages in the course, and the next press updates them', async ({ page, own }) => {
  const course = await courseOf(page, own, weather)
  const [first, second, third] = [pieceOf(course, 0), pieceOf(course, 1), pieceOf(course, 2)]
  await completePieces(course, 'slideshow', [first.page_id, second.page_id])
  await course.api('POST', '/api/generate_slideshow', {
    course_id: course.courseId,
    page_ids: [third.page_id],
  })
  await openFromList(page, course)

  await expect(row(page, third.page_title)).toContainText('Not complete yet')
  await expect(
    dialog(page).getByRole('checkbox', { name: `Publish the slideshow ${third.page_title}` }),
  ).toBeDisabled()
  await expect(row(page, first.page_title)).toContainText(/texts are silent/)
  await expect(dialog(page).getByText('2 new pages', { exact: true })).toBeVisible()
  expect(await complaints(page)).toEqual([])

  await dialog(page)
    .getByRole('checkbox', { name: `Publish the slideshow ${second.page_title}` })
    .uncheck()
  await dialog(page)
    .getByRole('radio', { name: /^Hidden until/ })
    .check()
  await button(page, 'Publish 1 piece').dblclick()
  await expect(dialog(page).getByRole('heading', { name: '1 of 1 published' })).toBeVisible()
  await expect(row(page, first.page_title)).toContainText(/New page in .*\. It is hidden until/)
  expect(await complaints(page)).toEqual([])
  expect(await course.pagesTitled(first.page_title)).toMatchObject([
    { published: true },
    { published: false },
  ])
  const link = dialog(page).getByRole('link', { name: `Open in the course: ${first.page_title}, slideshow` })
  await expect(link).toHaveAttribute('href', new RegExp(`^${own.courseSystem}/courses/`))

  await button(page, 'Done').click()
  await expect(dialog(page)).toHaveCount(0)
  await expect(button(page, 'Publish in the course')).toBeFocused()
  await button(page, 'Publish in the course').click()
  await expect(row(page, first.page_title)).toContainText('Updates the page of')
  await expect(dialog(page).getByText('1 new page, 1 update')).toBeVisible()
  await expect(dialog(page).getByText('Pages that exist stay where they are.')).toBeVisible()
  await dialog(page).getByRole('radio', { name: 'Students at once' }).check()
  await button(page, 'Publish 2 pieces').click()
  await expect(dialog(page).getByRole('heading', { name: '2 of 2 published' })).toBeVisible()
  await expect(row(page, first.page_title)).toContainText(/Updated page in .*\. Students see it\./)
  expect(await course.pagesTitled(first.page_title)).toHaveLength(2)

  await button(page, 'Remove these 2 pages').click()
  await expect(page.getByRole('alertdialog')).toContainText('Remove 2 pages from the course?')
  expect(await complaints(page)).toEqual([])
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click()
  await button(page, 'Remove these 2 pages').click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(page.getByText('2 pages were removed from the course.')).toBeVisible()
  await expect(row(page, first.page_title)).toContainText('The page was removed from the course.')
  expect(await course.pagesTitled(first.page_title)).toHaveLength(1)
})

test('changes of another author are shown beside the new version, and decided page by page', async ({
  page,
  own,
}) => {
  const course = await courseOf(page, own, maps)
  const [first, second] = [pieceOf(course, 0), pieceOf(course, 1)]
  await completePieces(course, 'slideshow', [first.page_id, second.page_id])
  for (const { page_id: pageId, page_title: title } of [first, second]) {
    // oxlint-disable no-await-in-loop -- one page after the other
    await publishPiece(course, pageId)
    const [made] = await course.pagesTitled(`${title} (slideshow)`)
    await course.edit(made?.page_id ?? '', { body: `<p>Bring one question.</p>${made?.body ?? ''}` })
    // oxlint-enable no-await-in-loop
  }
  const made = async (title: string) => (await course.pagesTitled(`${title} (slideshow)`))[0]
  await openFromList(page, course)
  await button(page, 'Publish 2 pieces').click()
  await expect(dialog(page).getByRole('heading', { name: '0 of 2 published, 2 questions' })).toBeVisible()
  const question = row(page, `${first.page_title}, slideshow was edited in the course`)
  await expect(question).toContainText(/changed the page on .*, so Lectern left it alone\./)
  await expect(question.getByRole('group', { name: 'In the course now' }).locator('ins')).toContainText(
    'Bring one question.',
  )
  await expect(question.getByRole('group', { name: 'New version of Lectern' })).toBeVisible()
  expect(await complaints(page)).toEqual([])

  await test.step('an answer to an older version is not used', async () => {
    const before = await made(first.page_title)
    await course.edit(before?.page_id ?? '', { body: `<p>Bring two questions.</p>${before?.body ?? ''}` })
    await button(question, 'Put the player below their text').click()
    await expect(question).toContainText('The page was changed again after your answer.')
    await expect(question.locator('ins').first()).toContainText('Bring two questions.')
  })
  await test.step('the player goes below the text', async () => {
    await button(question, 'Put the player below their text').click()
    await expect(row(page, `${first.page_title}, slideshow`)).toContainText(/Updated page in/)
    const { body = '' } = (await made(first.page_title)) ?? {}
    expect(body.indexOf('Bring two questions.')).toBeGreaterThanOrEqual(0)
    expect(body.indexOf('Bring two questions.')).toBeLessThan(body.indexOf('<iframe'))
    expect(body.match(/<iframe/g)).toHaveLength(1)
  })
  await test.step('the page stays as it is', async () => {
    const other = row(page, `${second.page_title}, slideshow was edited in the course`)
    await button(other, 'Leave it as it is').click()
    await expect(row(page, `${second.page_title}, slideshow`)).toContainText('The page stays as it is.')
    expect((await made(second.page_title))?.body).toContain('Bring one question.')
  })
  await test.step('the changes are replaced after another press', async () => {
    await button(page, 'Publish again').click()
    await expect(dialog(page).getByRole('heading', { name: 'Pieces' })).toBeVisible()
    await dialog(page)
      .getByRole('checkbox', { name: new RegExp(first.page_title) })
      .uncheck()
    await button(page, 'Publish 1 piece').click()
    await button(row(page, /was edited in the course/), 'Replace it').click()
    await expect(dialog(page).getByRole('heading', { name: '1 of 1 published' })).toBeVisible()
    expect((await made(second.page_title))?.body).not.toContain('Bring one question.')
  })
})

test('a piece is published from both editors', async ({ page, own }) => {
  const course = await courseOf(page, own, maps)
  const { page_id: pageId, page_title: title } = pieceOf(course, 3)
  await completePieces(course, 'slideshow', [pageId])
  await course.api('POST', '/api/generate_podcast', { course_id: course.courseId, page_ids: [pageId] })
  await page.goto(`/edit-slideshow/${course.courseId}/${pageId}`)
  await button(page, 'Share').click()
  await button(page, 'Publish in the course').click()
  await button(page, 'Publish 1 piece').click()
  await expect(page.getByRole('heading', { name: '1 of 1 published' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(button(page, 'Publish in the course')).toBeFocused()

  await page.goto(`/edit-podcast/${course.courseId}/${pageId}`)
  await expect(button(page, 'Complete')).toBeVisible()
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Search commands' }).fill('Publish in')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Nothing is complete yet.')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Not complete yet' })).toBeVisible()
  expect(await complaints(page)).toEqual([])
  await page.keyboard.press('Escape')
  await course.api('PUT', `/api/courses/${course.courseId}/${pageId}/status`, { podcast_status: 'Completed' })
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Search commands' }).fill('Publish in')
  await page.keyboard.press('Enter')
  await button(page, 'Publish 1 piece').click()
  await expect(page.getByRole('heading', { name: '1 of 1 published' })).toBeVisible()
  expect(await course.pagesTitled(`${title} (`)).toHaveLength(2)
})

test('two tabs that publish different pieces of a course each show their own result', async ({
  page,
  context,
  own,
}) => {
  const course = await courseOf(page, own, weather)
  const pieces = [pieceOf(course, 4), pieceOf(course, 5)] as const
  await completePieces(
    course,
    'slideshow',
    pieces.map(({ page_id: pageId }) => pageId),
  )
  const tabs = [page, await context.newPage()] as const
  for (const [at, tab] of tabs.entries()) {
    // oxlint-disable no-await-in-loop -- the second press comes after the first one
    await tab.goto(`/edit-slideshow/${course.courseId}/${pieces[at]?.page_id}`)
    await button(tab, 'Share').click()
    await button(tab, 'Publish in the course').click()
    await expect(button(tab, 'Publish 1 piece')).toBeVisible()
    // oxlint-enable no-await-in-loop
  }
  await button(tabs[0], 'Publish 1 piece').click()
  await expect(row(tabs[0], pieces[0].page_title)).toContainText('New page in')
  await button(tabs[1], 'Publish 1 piece').click()
  await expect(row(tabs[1], pieces[1].page_title)).toContainText('New page in')
  await expect(dialog(tabs[0]).getByRole('heading', { name: '1 of 1 published' })).toBeVisible()
  await button(tabs[1], 'Done').click()
  await expect(dialog(tabs[1])).toHaveCount(0)
  await expect(row(tabs[0], pieces[0].page_title)).toContainText('New page in')
})
