import { expect } from '@playwright/test'
import { complaints } from '../support/axe.ts'
import { test } from '../support/held-model.ts'
import { madeContent } from '../support/made-content.ts'

test.setTimeout(240_000)

test('the words of a rewrite appear as the model writes them, and the slide changes at the end', async ({
  page,
  held,
}) => {
  held.answerAll()
  const { editor } = await madeContent(page, 'slideshow', { base_url: held.courseSystem })
  await page.goto(editor)
  await page
    .getByRole('list', { name: 'Slides' })
    .getByRole('listitem')
    .nth(1)
    .getByRole('button')
    .first()
    .click()
  const script = page.getByRole('textbox', { name: 'Audio script' })
  const before = await script.inputValue()

  const release = held.holdRewrites()
  await page.getByRole('button', { name: 'Rewrite slide…' }).click()
  await page.getByRole('button', { name: 'Shorter', exact: true }).click()
  const unfinished = page.getByRole('region', { name: 'Not yet compared with the page' })
  await expect(unfinished).toHaveText(/\w{3}/)
  await expect(script).toHaveValue(before)
  expect(await complaints(page)).toEqual([])
  release()
  await expect(unfinished).toBeHidden()
  await expect(script).not.toHaveValue(before)
})

test('the words of a line appear as the model writes them, and the line changes at the end', async ({
  page,
  held,
}) => {
  held.answerAll()
  const { editor } = await madeContent(page, 'podcast', { base_url: held.courseSystem })
  await page.goto(editor)
  const row = page.getByRole('listitem', { name: /, line 2$/ })
  const line = row.getByRole('textbox', { name: /^Dialogue of / })
  const sentence = await line.inputValue()
  await line.fill(`${sentence} That is all.`)

  const release = held.holdRewrites()
  await row.getByRole('button', { name: 'Rewrite line 2' }).click()
  await row.getByRole('button', { name: 'Shorter', exact: true }).click()
  const unfinished = page.getByRole('region', { name: 'Not yet compared with the page' })
  await expect(unfinished).toHaveText(/\w{3}/)
  await expect(line).toHaveValue(`${sentence} That is all.`)
  release()
  await expect(unfinished).toBeHidden()
  await expect(line).toHaveValue(sentence)
})
