import { expect } from '@playwright/test'
import { complaints } from '../support/axe.ts'
import { test } from '../support/held-model.ts'
import { signIn } from '../support/teacher.ts'

test.setTimeout(240_000)

test('the words of a rewrite appear as the model writes them, and the slide changes at the end', async ({
  page,
  held,
}) => {
  held.answerAll()
  const { token } = await signIn(page, { base_url: held.courseSystem })
  const api = async (method: string, path: string, data?: object): Promise<unknown> => {
    const headers = { Authorization: `Bearer ${token}` }
    const answer = await page.request.fetch(path, { method, headers, data, timeout: 90_000 })
    expect(answer.status(), `${method} ${path}`).toBeLessThan(300)
    return answer.json()
  }
  const courses = (await api('GET', '/api/courses')) as { id: string; name: string }[]
  const courseId = courses.find(({ name }) => name === 'Coastal Weather')?.id ?? ''
  const pages = (await api('POST', '/api/pages', { id: courseId })) as { page_id: string }[]
  const pageId = pages[1]?.page_id ?? ''
  await api('POST', '/api/generate_slideshow', { course_id: courseId, page_ids: [pageId] })
  await page.goto(`/edit-slideshow/${courseId}/${pageId}`)
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
