import { readFile } from 'node:fs/promises'
import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { openGenerated } from '../support/generated-content.ts'

const courseId = '7001'
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first()
const item = (page: Page, name: string) => page.getByRole('menuitem', { name, exact: true })

async function download(page: Page, name: string): Promise<{ name: string; bytes: Buffer }> {
  await button(page, 'Download').click()
  const coming = page.waitForEvent('download')
  await item(page, name).click()
  const file = await coming
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) }
}

test('an episode and its transcripts can be downloaded once all lines have audio', async ({ page }) => {
  test.slow()
  await openGenerated(page, { format: 'podcast', courseId, pageId: '700104' })
  await expect(page.getByText(/^Audio available, /).first()).toBeVisible()
  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''

  const episode = await download(page, 'Episode (MP3)')
  expect(episode.name).toBe(`${title}.mp3`)
  expect(episode.bytes.subarray(0, 3).toString()).toBe('ID3')
  expect((await download(page, 'Transcript (WebVTT)')).bytes.toString()).toMatch(
    /^WEBVTT\n\n.*-->.*\n<v ALEX>/,
  )
  expect((await download(page, 'Subtitles (SRT)')).bytes.toString()).toMatch(/^1\n.* --> .*\nALEX: /)
  expect((await download(page, 'Text')).bytes.toString()).toContain(`${title}\n`)

  await button(page, 'Download').click()
  await expect(page.getByText('As it is saved.')).toBeVisible()
  const { violations } = await new AxeBuilder({ page }).include('[role=menu]').analyze()
  expect(violations).toEqual([])
  await page.keyboard.press('Escape')

  await page
    .getByRole('textbox', { name: /^Dialogue of / })
    .first()
    .fill('Said in other words.')
  await button(page, 'Download').click()
  await expect(
    page.getByText(/^The saved version, without your unsaved edits\. One line sounds/),
  ).toBeVisible()
})

test('a podcast without audio explains why there is no download, and offers the available formats', async ({
  page,
}) => {
  await openGenerated(page, { format: 'podcast', courseId, pageId: '700105', voiced: false })
  await button(page, 'Download').click()
  await expect(page.getByText(/^(\d+) of \1 lines have no audio yet\. Generate audio first\.$/)).toBeVisible()
  await expect(item(page, 'Episode (MP3)')).toBeDisabled()
  await expect(item(page, 'Episode without those lines (MP3)')).toBeHidden()
})

test('the opening and closing sounds of an episode can be chosen, saved and heard', async ({ page }) => {
  await openGenerated(page, { format: 'podcast', courseId, pageId: '700106', voiced: false })
  await page.getByRole('button', { name: /^Podcast Information/ }).click()
  await expect(button(page, 'Listen to the opening sound')).toBeDisabled()
  await page.getByRole('combobox', { name: 'Opening Sound' }).click()
  await page.getByRole('option', { name: 'Chime' }).click()
  await button(page, 'Listen to the opening sound').click()
  await button(page, 'Save Changes').click()
  await expect(page.getByText('Podcast changes saved successfully!')).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: /^Podcast Information/ }).click()
  await expect(page.getByRole('combobox', { name: 'Opening Sound' })).toHaveText('Chime')
  await expect(page.getByRole('combobox', { name: 'Closing Sound' })).toHaveText('None')
})
