import { expect, test } from '@playwright/test'
import { complaints } from '../support/axe.ts'
import { openDeck } from '../support/own-deck.ts'

const slide = {
  slide_type: 'image',
  content: { slide_title: 'Five harbours', image_alt: 'Bristol: 11.4 m; Venice: 0.9 m' },
  drawing: {
    kind: 'bars',
    unit: 'm',
    rows: [
      { label: 'Bristol', values: [11.4] },
      { label: 'Venice', values: [0.9] },
    ],
  },
} as const

test('an author changes the data and the kind of a drawing, and takes a plain table', async ({ page }) => {
  await openDeck(page, [slide])
  const stage = page.locator('main .slide-stage').first()
  const drawing = stage.getByRole('img')
  await expect(drawing).toHaveAccessibleName('Bristol: 11.4 m; Venice: 0.9 m')

  await page.getByLabel('Number of row 2').fill('1,5')
  await expect(drawing).toHaveAccessibleName('Bristol: 11.4 m; Venice: 1.5 m')
  await expect(stage.getByText('1.5 m')).toBeVisible()
  await page.getByLabel('Number of row 2').fill('much')
  await expect(page.getByText('This is not a number. Example: 12.5')).toBeVisible()
  await page.getByLabel('Number of row 2').fill('1.5')

  await page.getByLabel('Label of row 1').fill('')
  await expect(page.getByText('Row 1 has no label.')).toBeVisible()
  await page.getByLabel('Label of row 1').fill('Saint-Malo')
  await expect(page.getByText('Row 1 has no label.')).toBeHidden()
  expect(await complaints(page)).toEqual([])

  await page.getByRole('combobox', { name: 'Kind', exact: true }).click()
  await page.getByRole('option', { name: 'Steps' }).click()
  await expect(drawing).toHaveAccessibleName('1. Saint-Malo; 2. Venice')
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(drawing).toHaveAccessibleName('Saint-Malo: 11.4 m; Venice: 1.5 m')

  await page.getByRole('button', { name: 'Use a plain table' }).click()
  await expect(stage.getByRole('rowheader', { name: 'Saint-Malo' })).toBeVisible()
  await expect(stage.getByRole('cell', { name: '1.5' })).toBeVisible()
})

test('a new image slide can draw data instead of a picture, and return to it', async ({ page }) => {
  await openDeck(page, [{ slide_type: 'image', content: { slide_title: 'Harbours' } }])
  await page.getByRole('button', { name: 'Draw data' }).click()
  await expect(page.getByText('Bar chart needs more filled rows: at least 2.')).toBeVisible()
  await page.getByRole('button', { name: 'Use a picture instead' }).click()
  await expect(page.getByRole('button', { name: 'Draw data' })).toBeVisible()
})
