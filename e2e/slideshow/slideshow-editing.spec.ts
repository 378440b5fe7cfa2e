import { expect, type Locator, type Page, test } from '@playwright/test'
import { complaints } from '../support/axe.ts'
import { openGenerated } from '../support/generated-content.ts'

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const rows = (page: Page): Locator => page.getByRole('list', { name: 'Slides' }).getByRole('listitem')
/** The button that opens a slide: the first one of its row. */
const slide = (page: Page, number: number): Locator =>
  rows(page)
    .nth(number - 1)
    .getByRole('button')
    .first()
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })

/** The titles of the slides, in order. */
async function titles(page: Page): Promise<string[]> {
  return await rows(page)
    .locator('[title]')
    .evaluateAll((found) => found.map((title) => title.getAttribute('title') ?? ''))
}

/** Gives the slides distinct titles and returns these. */
async function nameSlides(page: Page): Promise<string[]> {
  const count = await rows(page).count()
  for (let number = 1; number <= count; number += 1) {
    await slide(page, number).click()
    await button(page, /^Type: /).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Bullets/ })
      .click()
    await field(page, 'Slide title').fill(`Slide ${number}`)
  }
  await expect.poll(() => titles(page)).toEqual(Array.from({ length: count }, (_, at) => `Slide ${at + 1}`))
  return await titles(page)
}

/** Moves the pointer in steps, because a drag needs several moves. */
async function dragBelow(page: Page, dragged: Locator, target: Locator): Promise<void> {
  const [from, to] = await Promise.all([dragged.boundingBox(), target.boundingBox()])
  if (!from || !to) throw new Error('There is nothing to drag.')
  await page.mouse.move(from.x + 60, from.y + 30)
  await page.mouse.down()
  await page.mouse.move(from.x + 60, from.y + 45, { steps: 3 })
  await page.mouse.move(to.x + 60, to.y + to.height - 12, { steps: 6 })
  await page.mouse.up()
}

test('slides are reordered by dragging and by keys, and undo reverts each step', async ({ page }) => {
  await openGenerated(page, { format: 'slideshow', courseId: '7001', pageId: '700105', voiced: false })
  const before = await nameSlides(page)
  const [one = '', two = '', three = '', ...others] = before

  await slide(page, 1).hover()
  // The drag code loads when the pointer comes near, so the first drag waits for it.
  await expect(rows(page).first()).toHaveAttribute('draggable', 'true')
  await dragBelow(page, slide(page, 1), slide(page, 3))
  await expect.poll(() => titles(page)).toEqual([two, three, one, ...others])
  await expect(rows(page).nth(2)).toHaveAttribute('aria-current', 'true')

  await slide(page, 3).focus()
  await page.keyboard.press('Alt+ArrowUp')
  await expect.poll(() => titles(page)).toEqual([two, one, three, ...others])
  await expect(slide(page, 2)).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(slide(page, 1)).toBeFocused()
  await expect(rows(page).first()).toHaveAttribute('aria-current', 'true')

  await page.keyboard.press('Control+z')
  await page.keyboard.press('Control+z')
  await expect.poll(() => titles(page)).toEqual(before)
})

test('slides are copied, and several are selected, moved and deleted together', async ({ page }) => {
  await openGenerated(page, { format: 'slideshow', courseId: '7002', pageId: '700201', voiced: false })
  const [one = '', two = '', ...others] = await nameSlides(page)

  await slide(page, 1).click()
  await page.keyboard.press('Control+d')
  await expect.poll(() => titles(page)).toEqual([one, one, two, ...others])
  await button(page, /^Duplicate slide 3, /).click()
  await expect.poll(() => titles(page)).toEqual([one, one, two, two, ...others])

  await slide(page, 2).click()
  await page.keyboard.press('Shift+ArrowDown')
  await slide(page, 4).click({ modifiers: ['ControlOrMeta'] })
  await expect(page.getByText('3 selected')).toBeVisible()
  expect(await complaints(page)).toEqual([])
  await button(page, 'Move selected slides up').click()
  await expect.poll(() => titles(page)).toEqual([one, two, two, one, ...others])

  await slide(page, 1).focus()
  await page.keyboard.press('Delete')
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('Are you sure you want to delete these 3 slides?')
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect.poll(() => titles(page)).toEqual([one, ...others])
  // A dialog that closes moves the focus.
  await expect(question).toBeHidden()

  await slide(page, 1).focus()
  await page.keyboard.press('Control+a')
  await expect(button(page, 'Delete selected slides')).toBeDisabled()
})

test('a slide changes to another type and back without loss', async ({ page }) => {
  await openGenerated(page, { format: 'slideshow', courseId: '7002', pageId: '700202', voiced: false })
  await button(page, 'Add Slide').click()
  await page.getByRole('dialog').getByRole('button', { name: /^Text/ }).click()
  await field(page, 'Slide title').fill('Dough')
  await field(page, 'Text').fill('Flour takes up water. Gluten forms.')

  await button(page, 'Type: Text. Change type').click()
  const picker = page.getByRole('dialog', { name: 'Change type' })
  await expect(picker.getByRole('button', { name: /^Text \(now\)/ })).toHaveAttribute('aria-current', 'true')
  expect(await complaints(page)).toEqual([])
  await picker.getByRole('button', { name: /^Bullets/ }).click()
  await expect(field(page, 'Bullet 1')).toHaveValue('Flour takes up water.')
  await expect(field(page, 'Bullet 2')).toHaveValue('Gluten forms.')

  await button(page, 'Type: Bullets. Change type').click()
  await picker.getByRole('button', { name: /^Quiz/ }).click()
  await expect(field(page, 'Question')).toHaveValue('Dough')
  await button(page, 'Type: Quiz. Change type').click()
  await picker.getByRole('button', { name: /^Text/ }).click()
  await expect(field(page, 'Text')).toHaveValue('Flour takes up water. Gluten forms.')
  await button(page, 'Undo').click()
  await expect(field(page, 'Question')).toHaveValue('Dough')
})

test('a picture is uploaded, shown and needs a description', async ({ page }) => {
  await openGenerated(page, { format: 'slideshow', courseId: '7002', pageId: '700204', voiced: false })
  await button(page, 'Add Slide').click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Image/ })
    .click()
  const file = page.getByLabel('Picture file')
  await file.setInputFiles({ name: 'note.png', mimeType: 'image/png', buffer: Buffer.from('no picture') })
  await expect(page.getByRole('alert').filter({ hasText: 'Slides cannot show this file.' })).toBeVisible()

  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><script>1</script><rect width="40" height="30" fill="teal"/></svg>'
  await file.setInputFiles({ name: 'loaf.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(svg) })
  await expect(field(page, 'Image')).toHaveValue(/^\/api\/images\/7002\/700204\/loaf-.*\.svg/)
  const shown = page.getByRole('region', { name: /^Slide: / }).locator('img')
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)

  const advice = page.getByText('Describe this picture for people who cannot see it.')
  await expect(advice).toBeVisible()
  expect(await complaints(page)).toEqual([])
  await field(page, 'Image description').fill('A teal loaf')
  await expect(advice).toBeHidden()
  await expect(shown).toHaveAccessibleName('A teal loaf')
})

test('the command palette finds every action, and an overfull slide is split in two', async ({ page }) => {
  await openGenerated(page, { format: 'slideshow', courseId: '7002', pageId: '700208', voiced: false })
  const count = await rows(page).count()
  await page.keyboard.press('Control+k')
  const search = page.getByRole('combobox', { name: 'Search commands' })
  await expect(search).toBeFocused()
  expect(await complaints(page)).toEqual([])
  await search.fill('add sl')
  await page.keyboard.press('Enter')
  await page.getByRole('dialog', { name: 'Add Slide' }).getByRole('button', { name: /^Text/ }).click()
  await field(page, 'Slide title').fill('Everything about sourdough')
  await field(page, 'Text').fill('A starter needs flour and water and patience every single day. '.repeat(40))
  await expect(page.getByText('Too much text for one slide')).toBeVisible()
  await button(page, 'Split').click()
  await expect(rows(page)).toHaveCount(count + 2)

  await page.keyboard.press('Control+k')
  await search.fill('slide 1:')
  await page.keyboard.press('Enter')
  await expect(page.getByText(`1 / ${count + 2}`)).toBeVisible()
  await page.keyboard.press('Control+k')
  await search.fill('nothing like this')
  await expect(page.getByText('No command has these words.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(search).toBeHidden()

  await slide(page, 1).focus()
  await page.keyboard.press('?')
  const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect(keys).toContainText('Ctrl+K')
  expect(await complaints(page)).toEqual([])
})
