import { expect, type Page, test } from '@playwright/test'
import { complaints } from '../support/axe.ts'
import { openDeck } from '../support/own-deck.ts'

const stage = (page: Page) => page.getByRole('region', { name: /^Slide: / }).locator('.slide-stage')
const layouts = (page: Page) => page.getByRole('group', { name: 'Layout' })

test('a layout is chosen from thumbnails of the slide, also by keyboard, undone, and kept by a save', async ({
  page,
}) => {
  const content = {
    slide_title: 'Why the sea rises',
    slide_content: 'The Moon pulls at the sea. It rises twice a day. A round takes 24.8 hours.',
  }
  const { api, courseId, pageId } = await openDeck(page, [{ content }])
  await expect(stage(page)).toHaveAttribute('data-layout', 'note')
  await layouts(page).getByText('Statement').click()
  await expect(stage(page)).toHaveAttribute('data-layout', 'statement')
  await expect(layouts(page).getByRole('radio', { name: 'Statement' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(stage(page)).toHaveAttribute('data-layout', 'lead')
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(stage(page)).toHaveAttribute('data-layout', 'statement')
  expect(await complaints(page)).toEqual([])
  await page.getByRole('button', { name: 'Save Changes', exact: true }).click()
  await expect
    .poll(async () => {
      const { slides } = (await api('GET', `/api/slideshow/${courseId}/${pageId}`)) as {
        slides: { layout?: string }[]
      }
      return slides[0]?.layout
    })
    .toBe('statement')
})

test('a sentence set apart can be edited in place', async ({ page }) => {
  const content = { slide_title: 'Tides', slide_content: 'The sea rises. It falls again.' }
  await openDeck(page, [{ content }])
  await stage(page).getByRole('button', { name: 'Text, edit: It falls again.' }).click()
  const box = page.getByRole('textbox', { name: 'Text, on the slide' })
  await expect(box).toHaveValue('The sea rises. It falls again.')
  await page.keyboard.press('End')
  await page.keyboard.type(' Twice.')
  await page.keyboard.press('Escape')
  await expect(stage(page).locator('.slide-lead')).toHaveText('The sea rises.')
})

test('a table can get more rows and columns, and is edited on the slide', async ({ page }) => {
  await openDeck(page, [
    { slide_type: 'table', content: { slide_title: 'Coasts', header_1: 'Place', row_1_col_1: 'Venice' } },
  ])
  await page.getByRole('combobox', { name: 'Rows', exact: true }).click()
  await page.getByRole('option', { name: '4', exact: true }).click()
  await page.getByRole('textbox', { name: 'Row 4, column 1', exact: true }).fill('Bay of Fundy')
  await expect(stage(page).locator('tbody tr')).toHaveCount(4)
  await page.getByRole('combobox', { name: 'Columns', exact: true }).click()
  await page.getByRole('option', { name: '5', exact: true }).click()
  await expect(page.getByRole('textbox', { name: 'Header 5', exact: true })).toBeVisible()
})

test('the placeholders of an empty image slide are within its margins', async ({ page }) => {
  await openDeck(page, [{ slide_type: 'image', content: {} }])
  const slide = await stage(page).boundingBox()
  const margin = ((slide?.width ?? 0) / 1280) * 60
  for (const name of ['Add slide title', 'Add text']) {
    const box = await stage(page).getByRole('button', { name }).boundingBox()
    expect((box?.x ?? 0) - (slide?.x ?? 0)).toBeGreaterThan(margin)
    expect((slide?.y ?? 0) + (slide?.height ?? 0) - (box?.y ?? 0) - (box?.height ?? 0)).toBeGreaterThan(
      margin,
    )
  }
})
