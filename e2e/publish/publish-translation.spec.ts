import { expect, type Page } from '@playwright/test'
import { startSandbox } from '../../packages/sandbox-lms/src/start-sandbox.ts'
import { complaints } from '../support/axe.ts'
import { test } from '../support/held-model.ts'
import { madeContent } from '../support/made-content.ts'
import { openCourse } from '../support/teacher.ts'

test.setTimeout(240_000)

/** A course system of this file: other files translate the same page of the one that the tests of a worker share. */
let courseSystem: Awaited<ReturnType<typeof startSandbox>>
test.beforeAll(async () => {
  courseSystem = await startSandbox({ host: '127.0.0.1', port: 0 })
})
test.afterAll(async () => courseSystem.close())

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test('a complete translation is listed with its original, and becomes a page of its own', async ({
  page,
  held,
}) => {
  held.answerAll()
  const { api, address } = await madeContent(page, 'slideshow', { base_url: courseSystem.url })
  const [courseId = '', pageId = ''] = address.split('/').slice(-2)
  const started = await api('POST', `/api/translations/${courseId}/${pageId}/slideshow`, { language: 'de' })
  const { job_id: job } = started as { job_id: string }
  const state = async () => ((await api('GET', `/api/jobs/${job}`)) as { state: string }).state
  await expect.poll(state, { timeout: 90_000 }).toBe('succeeded')
  for (const id of [pageId, `${pageId}@de`])
    await api('PUT', `/api/courses/${courseId}/${id}/status`, { slideshow_status: 'Completed' })

  await openCourse(page, 'Coastal Weather')
  await button(page, 'Publish in the course').click()
  const dialog = page.getByRole('dialog')
  const choices = dialog.getByRole('checkbox', { name: /^Publish the slideshow/ })
  await expect(choices).toHaveCount(2)
  await expect(choices.nth(1)).toHaveAccessibleName(/\(German\)$/)
  await expect(choices.nth(1)).toBeChecked()
  expect(await complaints(page, '[role="dialog"]')).toEqual([])
  await button(page, 'Publish 2 pieces').click()
  await expect(dialog.getByRole('heading', { name: '2 of 2 published' })).toBeVisible({ timeout: 60_000 })
  await expect(dialog.getByRole('listitem').filter({ hasText: '(German), slideshow' })).toContainText(
    /New page in .*\. Students see it\./,
  )
})
