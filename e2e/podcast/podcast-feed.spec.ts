import { expect, type Page, test } from '@playwright/test'
import { complaints } from '../support/axe.ts'
import { importOwnCourse } from '../support/own-deck.ts'

test('a course gets a feed that podcast apps can read, and its address can be revoked', async ({
  page,
  context,
}) => {
  const { courseId, pageId, api } = await importOwnCourse(page)
  const voices = { voice_id_host1: 'flite:rms', voice_id_host2: 'flite:slt' }
  await api('POST', '/api/generate_podcast', { course_id: courseId, page_ids: [pageId], ...voices })
  await api('PUT', `/api/courses/${courseId}/${pageId}/status`, { podcast_status: 'Completed' })
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])

  await page.goto('/courses')
  await page.getByRole('heading', { name: 'Tides & Currents' }).getByRole('button').click()
  await page.getByRole('button', { name: 'Podcast feed' }).click()
  const dialog = page.getByRole('dialog', { name: 'Podcast feed of Tides & Currents' })
  await expect(dialog.getByRole('list', { name: 'In the feed' }).getByRole('listitem')).toHaveCount(1)
  await dialog.getByRole('button', { name: 'Create feed' }).click()
  const address = dialog.getByRole('textbox', { name: 'Address of the feed' })
  await expect(address).toHaveValue(/\/api\/feeds\/[\w-]+\/feed\.xml$/)
  expect(await complaints(page, '[role=dialog]')).toEqual([])
  await dialog.getByRole('button', { name: 'Copy' }).click()
  const url = await address.inputValue()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url)

  // Requests without a login, as podcast apps send them.
  const path = new URL(url).pathname
  const rss = await (await page.request.get(path)).text()
  const audio = /<enclosure url="([^"]+)"/.exec(rss)?.[1] ?? ''
  const heard = await page.request.get(new URL(audio).pathname, { headers: { range: 'bytes=0-1' } })
  expect([heard.status(), heard.headers()['content-type']]).toEqual([206, 'audio/mpeg'])

  await dialog.getByRole('textbox', { name: 'Author' }).fill('Harbour School')
  await dialog.getByRole('textbox', { name: 'Description' }).fill('Why the sea comes and goes.')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('Saved.')).toBeVisible()
  const described = await (await page.request.get(path)).text()
  expect(described).toContain('<itunes:author>Harbour School</itunes:author>')
  expect(described).toContain('<description>Why the sea comes and goes.</description>')
  await page.route('**/feed', (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({ status: 500, json: { error: 'It broke.', code: 'INTERNAL' } })
      : route.fallback(),
  )
  await dialog.getByRole('textbox', { name: 'Author' }).fill('Somebody else')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('It broke.')
  await expect(dialog.getByRole('textbox', { name: 'Author' })).toHaveValue('Somebody else')
  expect(await complaints(page, '[role=dialog]')).toEqual([])

  const artwork = dialog.getByRole('region', { name: 'Artwork' })
  const choose = async (width: number, height: number) =>
    artwork.getByLabel('Artwork file').setInputFiles({
      name: 'cover.png',
      mimeType: 'image/png',
      buffer: await pictureOf(page, width, height),
    })
  await expect(artwork.getByRole('img', { name: 'The artwork that Lectern draws' })).toBeVisible()
  await choose(1600, 1200)
  await expect(artwork.getByRole('alert')).toContainText('This picture has 1600 by 1200 pixels.')
  await choose(2000, 1500)
  await expect(artwork.getByText('The middle of the picture is shown')).toBeVisible()
  const own = artwork.getByRole('img', { name: 'Your artwork' })
  await expect(own).toHaveJSProperty('naturalWidth', 1500)
  await expect(own).toHaveJSProperty('naturalHeight', 1500)
  const shown =
    /<itunes:image href="([^"]+\.jpg)"/.exec(await (await page.request.get(path)).text())?.[1] ?? ''
  expect((await page.request.get(new URL(shown).pathname)).headers()['content-type']).toBe('image/jpeg')
  expect(await complaints(page, '[role=dialog]')).toEqual([])
  await artwork.getByRole('button', { name: 'Remove' }).click()
  await expect(artwork.getByText('Removed.')).toBeVisible()
  await expect(artwork.getByRole('button', { name: 'Upload a picture' })).toBeFocused()

  await dialog.getByRole('button', { name: 'Revoke address' }).click()
  const question = page.getByRole('alertdialog', { name: 'Revoke address' })
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await question.getByRole('button', { name: 'Revoke' }).click()
  await expect(dialog.getByRole('button', { name: 'Create feed' })).toBeVisible()
  expect((await page.request.get(path)).status()).toBe(404)
})

/** A PNG of this size, in one colour. */
async function pictureOf(page: Page, width: number, height: number): Promise<Buffer> {
  const base64 = await page.evaluate(
    async (size) => {
      const canvas = new OffscreenCanvas(size.width, size.height)
      const context = canvas.getContext('2d')
      if (!context) throw new Error('No canvas.')
      context.fillStyle = 'teal'
      context.fillRect(0, 0, size.width, size.height)
      const bytes = new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer())
      return btoa(String.fromCharCode(...bytes))
    },
    { width, height },
  )
  return Buffer.from(base64, 'base64')
}
