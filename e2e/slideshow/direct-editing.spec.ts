import { expect, type Locator, type Page, test } from '@playwright/test'
import { themes } from '../../packages/domain/src/theme/themes.ts'
import { complaints } from '../support/axe.ts'
import { tabTo } from '../support/keyboard.ts'
import { signIn } from '../support/teacher.ts'

const labels = { organization: 'Riverside College', course_id: '7001', page_id: '700105' }

const contents = {
  title: { course_title: 'Tides' },
  bullets: { slide_title: 'What makes a tide', bullet_points: ['**The Moon**', 'The Sun', 'The coast'] },
  table: { header_1: 'Place', header_2: 'Range', row_1_col_1: 'Venice', row_1_col_2: '0.6 m' },
  quiz: {
    quiz_question: 'When is high water?',
    option_a: 'At noon',
    option_b: 'Twice a day',
    correct_answer: 'B',
  },
  image: { image_url: '/pictures/none.png', image_alt: 'A harbour' },
  text: { slide_title: 'Why', slide_content: 'The Moon pulls, and $x^2$ grows. '.repeat(30) },
} as const

/** The slide on the canvas, a text of the slide, and its text field. */
const canvas = (page: Page): Locator => page.getByRole('region', { name: /^Slide: / })
const text = (page: Page, name: string | RegExp): Locator => canvas(page).getByRole('button', { name })
const typed = (page: Page, name: string): Locator =>
  canvas(page).getByRole('textbox', { name: `${name}, on the slide`, exact: true })
const field = (page: Page, name: string): Locator => page.getByRole('textbox', { name, exact: true })
const thumbnail = (page: Page, type: keyof typeof contents): Locator =>
  page.getByRole('list', { name: 'Slides' }).getByRole('listitem').nth(Object.keys(contents).indexOf(type))

/** Opens the editor of a new slideshow at its slide of this type. */
async function openAt(page: Page, type: keyof typeof contents, language = 'en'): Promise<void> {
  await signIn(page)
  const slides = Object.entries(contents).map(([slide_type, content], index) => ({
    ...labels,
    slide_id: `slide-${index + 1}`,
    slide_type,
    content,
    audio_script: 'Hello.',
  }))
  await page.route('**/api/slideshow/7001/700105', (route) =>
    route.fulfill({
      headers: { etag: '"1"' },
      json: {
        presentation: { ...labels, title: 'Tides', language, css_theme: themes['educational-blue'].theme },
        slides,
      },
    }),
  )
  await page.goto('/edit-slideshow/7001/700105')
  await thumbnail(page, type).getByRole('button').first().click()
}

test('a title is edited on the slide, and the panel and the thumbnail follow', async ({ page }) => {
  await openAt(page, 'bullets')
  await text(page, /^Slide title, edit/).click()
  await expect(typed(page, 'Slide title')).toBeFocused()
  await page.keyboard.press('End')
  await page.keyboard.type(' high')
  await expect(field(page, 'Slide title')).toHaveValue('What makes a tide high')
  await expect(thumbnail(page, 'bullets').locator('h2')).toHaveText('What makes a tide high')

  await page.keyboard.press('Control+z')
  await expect(typed(page, 'Slide title')).toHaveValue('What makes a tide')
  await page.keyboard.press('Control+Shift+z')
  await expect(typed(page, 'Slide title')).toHaveValue('What makes a tide high')
  await page.keyboard.press('Enter')
  await expect(text(page, 'Slide title, edit: What makes a tide high')).toBeFocused()

  await page.keyboard.press('F2')
  await page.keyboard.press('Control+a')
  await page.keyboard.type('Gone')
  await page.keyboard.press('Escape')
  await expect(field(page, 'Slide title')).toHaveValue('What makes a tide high')
})

test('a text keeps its position and characters during editing, and the caret is at the clicked position', async ({
  page,
}) => {
  await openAt(page, 'bullets')
  const title = text(page, /^Slide title, edit/)
  const look = (element: Element) => {
    const { fontSize, fontWeight, color, lineHeight, direction } = getComputedStyle(element)
    const { x, y, height } = element.getBoundingClientRect()
    return { fontSize, fontWeight, color, lineHeight, direction, x, y, height }
  }
  const before = await title.evaluate(look)
  await title.click({ position: { x: 1, y: 10 } })
  expect(await typed(page, 'Slide title').evaluate(look)).toEqual(before)
  await page.keyboard.type('So ')
  await expect(field(page, 'Slide title')).toHaveValue('So What makes a tide')
})

test('bullets can be split, joined, pasted and made bold', async ({ page }) => {
  await openAt(page, 'bullets')
  await text(page, 'Bullet 2, edit: The Sun').click()
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await page.keyboard.type('The depth')
  await expect(typed(page, 'Bullet 3')).toHaveValue('The depth')
  await expect(field(page, 'Bullet 4')).toHaveValue('The coast')
  await page.keyboard.press('Home')
  await page.keyboard.press('Backspace')
  await expect(typed(page, 'Bullet 2')).toHaveValue('The SunThe depth')
  await page.keyboard.press('Control+z')
  await expect(field(page, 'Bullet 3')).toHaveValue('The depth')

  await text(page, 'Bullet 4, edit: The coast').click()
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Control+b')
  await expect(field(page, 'Bullet 4')).toHaveValue('**The coast**')
  await field(page, 'Bullet 2').press('Control+a')
  await page.keyboard.press('Control+i')
  await expect(text(page, 'Bullet 2, edit: *The Sun*').locator('em')).toHaveText('The Sun')

  await text(page, 'Bullet 1, edit: **The Moon**').click()
  await page.evaluate(() => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', '\n1. Near\n2. Far')
    const paste = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
    document.activeElement?.dispatchEvent(paste)
  })
  await expect(typed(page, 'Bullet 2')).toHaveValue(/Far/)
})

test('clicking anywhere in a cell opens it, and a missing text can be added', async ({ page }) => {
  await openAt(page, 'table')
  await canvas(page)
    .getByRole('cell', { name: /0\.6 m/ })
    .click({ position: { x: 120, y: 6 } })
  await expect(typed(page, 'Row 1, column 2')).toBeFocused()
  await page.keyboard.press('End')
  await page.keyboard.type(' or so')
  await expect(field(page, 'Row 1, column 2')).toHaveValue('0.6 m or so')
  await text(page, 'Add row 2, column 1').click()
  await page.keyboard.type('Brest')
  await expect(thumbnail(page, 'table').getByText('Brest')).toBeAttached()
  await expect(thumbnail(page, 'table').getByText('Add')).toHaveCount(0)
})

test('editing a quiz option does not choose it', async ({ page }) => {
  await openAt(page, 'quiz')
  await text(page, 'Option A, edit: At noon').click()
  await page.keyboard.press('End')
  await page.keyboard.type('!')
  await expect(field(page, 'Option A')).toHaveValue('At noon!')
  await expect(canvas(page).getByRole('radio', { checked: true })).toHaveCount(0)
  await text(page, 'Add option C').click()
  await page.keyboard.type('Never')
  await expect(canvas(page).getByRole('button', { name: 'Submit' })).toBeDisabled()

  await canvas(page).locator('label b').first().click()
  await canvas(page).getByRole('button', { name: 'Submit' }).click()
  await text(page, /^Feedback when wrong, edit/).click()
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Delete')
  await page.keyboard.type('Look at the Moon.')
  await expect(field(page, 'Feedback when wrong')).toHaveValue('Look at the Moon.')
})

test('a slide can be written by keyboard alone', async ({ page }) => {
  await openAt(page, 'title')
  await tabTo(page, 'Title, edit: Tides')
  await page.keyboard.press('Enter')
  await page.keyboard.type(' rise')
  await page.keyboard.press('Tab')
  await expect(typed(page, 'Subtitle')).toBeFocused()
  await page.keyboard.type('And fall')
  await page.keyboard.press('Tab')
  await page.keyboard.type('One.')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Two.')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Shift+Tab')
  await expect(typed(page, 'Subtitle')).toHaveValue('And fall')
  await expect(field(page, 'Introduction')).toHaveValue('One.\n\nTwo.')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Shift+Tab')
  await expect(canvas(page).getByRole('textbox')).toHaveCount(0)
})

test('clicking the picture of a slide opens its settings', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openAt(page, 'image')
  await text(page, 'Image, choose').click({ position: { x: 100, y: 30 } })
  await expect(page.getByRole('dialog', { name: 'Slide settings' })).toBeVisible()
  await expect(field(page, 'Image')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(text(page, 'Image, choose')).toBeFocused()
  await page.setViewportSize({ width: 1440, height: 900 })
  await text(page, 'Image, choose').press('Enter')
  await expect(field(page, 'Image')).toBeFocused()
  await page.setViewportSize({ width: 1024, height: 800 })
  await expect(page.getByRole('button', { name: 'Slide settings' })).toBeVisible()
  await expect(page.getByRole('dialog', { name: 'Slide settings' })).toBeHidden()
})

test('placeholders for missing texts take no space and are not in the preview', async ({ page }) => {
  await openAt(page, 'text')
  await text(page, /^Slide title, edit/).click()
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Delete')
  await field(page, 'Text').click()
  await expect(text(page, 'Add slide title')).toBeHidden()
  await thumbnail(page, 'title').getByRole('button').first().click()
  await expect(text(page, 'Add subtitle')).toBeVisible()
  await page.getByRole('button', { name: 'Preview', exact: true }).click()
  const player = page.getByRole('region', { name: 'Slideshow player' })
  await expect(player.getByText('Tides').first()).toBeVisible()
  await expect(player.getByText('Add subtitle')).toHaveCount(0)
})

for (const width of [1440, 390]) {
  test(`axe finds no violation during editing, ${width} px wide`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height: 900 })
    await openAt(page, 'table')
    await expect(text(page, 'Add slide title')).toBeVisible()
    expect(await complaints(page)).toEqual([])
    await text(page, 'Header 1, edit: Place').click()
    expect(await complaints(page)).toEqual([])
    for (const type of ['title', 'bullets', 'quiz', 'image'] as const) {
      await thumbnail(page, type).getByRole('button').first().click()
      await expect(canvas(page).locator('[data-field]').first()).toBeVisible()
      expect(await complaints(page)).toEqual([])
    }
  })
}

test('right-to-left texts are edited right to left, and also open by touch', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ hasTouch: true, ...(baseURL === undefined ? {} : { baseURL }) })
  const page = await context.newPage()
  await openAt(page, 'bullets', 'ar')
  await text(page, 'Bullet 2, edit: The Sun').tap()
  await expect(typed(page, 'Bullet 2')).toHaveCSS('direction', 'rtl')
  await context.close()
})
