import { randomBytes } from 'node:crypto'
import { expect, test, type Locator, type Page } from '@playwright/test'
import {
  buildArchive,
  smallCartridge,
} from '../../packages/server/src/testing/course-systems/build-cartridge.ts'
import { complaints } from '../support/axe.ts'
import { signIn } from '../support/teacher.ts'

interface CourseFile {
  readonly name: string
  readonly mimeType: string
  readonly buffer: Buffer
}

const cartridge = async (
  name = 'tides.imscc',
  more: Record<string, Uint8Array> = {},
): Promise<CourseFile> => ({
  name,
  mimeType: 'application/zip',
  buffer: await buildArchive({ ...smallCartridge, ...more }),
})
const notes: CourseFile = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('Dear teacher') }
/** Large enough to show upload progress on a slow connection. */
const largeCartridge = () => cartridge('large.imscc', { 'film.bin': randomBytes(2_000_000) })

const cardOf = (page: Page): Locator => page.getByRole('article', { name: 'Tides & Currents' })

/** Opens the list and chooses files with the button. */
async function choose(page: Page, ...files: readonly CourseFile[]): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Import course file' }).click()
  await (await chooser).setFiles([...files])
}

/** Drags files from the desktop over the window. */
async function drag(page: Page, kind: 'dragenter' | 'dragleave' | 'drop', file: CourseFile): Promise<void> {
  await page.evaluate(
    ({ event, name, base64 }) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
      const dataTransfer = new DataTransfer()
      dataTransfer.items.add(new File([bytes], name))
      const options = { dataTransfer, bubbles: true, cancelable: true }
      document.querySelector('main')?.dispatchEvent(new DragEvent(event, options))
    },
    { event: kind, name: file.name, base64: file.buffer.toString('base64') },
  )
}

const fastLine = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 }

/**
 * Slows down the connection so that two megabytes take some seconds, or delays responses. Returns a function that ends
 * this.
 */
async function slowLine(page: Page, line: Partial<typeof fastLine> = { uploadThroughput: 300_000 }) {
  const network = await page.context().newCDPSession(page)
  await network.send('Network.enable')
  await network.send('Network.emulateNetworkConditions', { ...fastLine, ...line })
  return () => network.send('Network.emulateNetworkConditions', fastLine)
}

test.beforeEach(async ({ page }) => {
  await signIn(page)
  await page.goto('/courses')
  await expect(page.getByRole('article')).toHaveCount(3)
})

test.describe('a course file', () => {
  test('becomes a visible, expanded course with its source, when chosen with the button', async ({
    page,
  }) => {
    await page.getByPlaceholder('Search courses...').fill('weather')
    await choose(page, await cartridge())
    await expect(
      page.getByRole('status').filter({ hasText: '“Tides & Currents” was imported.' }),
    ).toBeVisible()
    const card = cardOf(page)
    await expect(card.getByRole('heading', { name: 'The Sea' })).toBeInViewport()
    await expect(card.getByRole('listitem').filter({ hasText: 'Currents' })).toBeVisible()
    await expect(card.getByRole('heading', { name: 'Other Pages' })).toBeVisible()
    await expect(card).toContainText('License: CC BY 4.0')
    const from = page.getByText('Imported from tides.imscc', { exact: true })
    await expect(from).toHaveCount(1)
    await from.hover()
    await expect(from).toHaveCount(2)
    await expect(page.getByText(/^3 courses from .+, 1 imported$/)).toBeVisible()
    await page.reload()
    await expect(cardOf(page)).toBeVisible()
  })

  test('can be dropped anywhere on the list, which highlights the drop target', async ({ page }) => {
    const file = await cartridge()
    await drag(page, 'dragenter', file)
    await expect(page.getByText('Drop to import as a course')).toBeVisible()
    await drag(page, 'dragleave', file)
    await expect(page.getByText('Drop to import as a course')).toHaveCount(0)
    await drag(page, 'dragenter', file)
    await drag(page, 'drop', file)
    await expect(page.getByText('Drop to import as a course')).toHaveCount(0)
    await expect(cardOf(page)).toBeVisible()
  })

  test('shows its upload progress and can be cancelled, and the next file follows', async ({ page }) => {
    const fast = await slowLine(page)
    await choose(page, await largeCartridge(), await cartridge())
    const sending = page.getByRole('progressbar', { name: 'Uploading large.imscc' })
    await expect(page.getByText(/^Uploading… [1-9]\d? %$/)).toBeVisible()
    expect(Number(await sending.getAttribute('value'))).toBeGreaterThan(0)
    expect(Number(await sending.getAttribute('value'))).toBeLessThan(1)
    await expect(page.getByRole('list', { name: 'Course files' })).toContainText('Waiting')
    await page.getByRole('button', { name: 'Cancel import of large.imscc' }).click()
    await fast()
    await expect(cardOf(page)).toHaveCount(1)
    await expect(page.getByRole('list', { name: 'Course files' })).toHaveCount(0)
    await page.reload()
    await expect(page.getByText(/^3 courses from .+, 1 imported$/)).toBeVisible()
  })

  test('shows that it is being processed once it is uploaded', async ({ page }) => {
    await slowLine(page, { latency: 4000 })
    await choose(page, await cartridge())
    const files = page.getByRole('list', { name: 'Course files' })
    await expect(files).toContainText('Reading the course…')
    await expect(cardOf(page)).toBeVisible()
    await expect(files).toHaveCount(0)
  })

  test('shows its name with the reason if it is not a course file, until the message is dismissed', async ({
    page,
  }) => {
    await choose(page, notes, await cartridge())
    await expect(cardOf(page)).toBeVisible()
    const alert = page.getByRole('alert')
    await expect(alert).toHaveText(
      'notes.txt was not imported. This is not a course file. Please choose a Common Cartridge (.imscc) that your course system exported.',
    )
    await alert.getByRole('button', { name: 'Dismiss' }).click()
    await expect(alert).toHaveCount(0)
  })

  test('can be sent again after a connection error', async ({ page }) => {
    await page.route('**/api/courses/import', (route) => route.abort(), { times: 1 })
    await choose(page, await cartridge())
    const alert = page.getByRole('alert')
    await expect(alert).toContainText('tides.imscc was not imported. Lectern does not answer.')
    await alert.getByRole('button', { name: 'Retry' }).click()
    await expect(cardOf(page)).toBeVisible()
    await expect(alert).toHaveCount(0)
  })
})

test.describe('an imported course', () => {
  test('is removed after a confirmation, and Undo restores it', async ({ page }) => {
    await choose(page, await cartridge())
    const removing = cardOf(page).getByRole('button', { name: 'Remove course' })
    await removing.click()
    const question = page.getByRole('alertdialog', { name: 'Remove course' })
    await expect(question).toContainText('Are you sure you want to remove this course?')
    await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(question).toHaveCount(0)
    await expect(removing).toBeFocused()
    await removing.click()
    await question.getByRole('button', { name: 'Remove', exact: true }).click()
    await expect(cardOf(page)).toHaveCount(0)
    await expect(page.getByText(/^3 courses from [^,]+$/)).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(cardOf(page)).toBeVisible()
    await page.reload()
    await expect(cardOf(page)).toBeVisible()
  })

  test('is the only kind of course that can be removed', async ({ page }) => {
    await page.getByRole('heading', { name: 'Coastal Weather' }).getByRole('button').click()
    const card = page.getByRole('article', { name: /Coastal Weather/ })
    await expect(card.getByRole('button', { name: 'Generate Content' })).toBeVisible()
    await expect(card.getByRole('button', { name: 'Remove course' })).toHaveCount(0)
  })

  test('produces a slideshow with the picture of its page', async ({ page }) => {
    await choose(page, await cartridge())
    await cardOf(page).getByRole('checkbox', { name: 'Select Tides', exact: true }).click()
    await page
      .getByRole('region', { name: 'Selection' })
      .getByRole('button', { name: 'Generate Content' })
      .click()
    const dialog = page.getByRole('dialog', { name: 'Generate Content' })
    await dialog.getByRole('button', { name: 'Slideshow' }).click()
    const generate = dialog.getByRole('button', { name: 'Generate', exact: true })
    await expect(generate).toBeEnabled()
    await generate.click()
    const edit = cardOf(page).getByRole('button', { name: 'Edit slideshow of Tides' })
    await expect(edit).toBeEnabled({ timeout: 60_000 })
    const picture = page.waitForResponse((response) => response.url().includes('/api/images/imported-'))
    await edit.click()
    await expect(page.getByRole('button', { name: 'Complete' })).toBeVisible()
    const { status, type } = await picture.then(async (answer) => ({
      status: answer.status(),
      type: await answer.headerValue('content-type'),
    }))
    expect([status, type]).toEqual([200, 'image/png'])
  })

  test('can be imported and removed by keyboard alone', async ({ page }) => {
    const tabTo = async (wanted: Locator) => {
      for (let presses = 0; presses < 80; presses += 1) {
        if (await wanted.evaluate((element) => element === document.activeElement)) return
        await page.keyboard.press('Tab')
      }
      throw new Error('Tab does not lead there.')
    }
    const chooser = page.waitForEvent('filechooser')
    await tabTo(page.getByRole('button', { name: 'Import course file' }))
    await page.keyboard.press('Enter')
    await (await chooser).setFiles([notes, await cartridge()])
    await expect(cardOf(page)).toBeVisible()
    await tabTo(page.getByRole('alert').getByRole('button', { name: 'Dismiss' }))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert')).toHaveCount(0)
    await tabTo(cardOf(page).getByRole('button', { name: 'Remove course' }))
    await page.keyboard.press('Enter')
    const question = page.getByRole('alertdialog', { name: 'Remove course' })
    await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
    await tabTo(question.getByRole('button', { name: 'Remove', exact: true }))
    await page.keyboard.press('Enter')
    await expect(cardOf(page)).toHaveCount(0)
    await expect(
      page.getByRole('heading', { name: 'How Maps Lie and Help' }).getByRole('button'),
    ).toBeFocused()
    await tabTo(page.getByRole('button', { name: 'Undo' }))
    await page.keyboard.press('Enter')
    await expect(cardOf(page)).toBeVisible()
  })
})

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme}`, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } })

    test('axe finds no violation during an import', async ({ page }) => {
      const fast = await slowLine(page)
      await choose(page, notes, await largeCartridge())
      await expect(page.getByRole('alert')).toContainText('notes.txt was not imported.')
      await expect(page.getByRole('progressbar', { name: 'Uploading large.imscc' })).toBeVisible()
      expect(await complaints(page)).toEqual([])
      await fast()
      await expect(cardOf(page)).toBeVisible()
      await drag(page, 'dragenter', notes)
      await expect(page.getByText('Drop to import as a course')).toBeVisible()
      expect(await complaints(page)).toEqual([])
      await drag(page, 'dragleave', notes)
      await cardOf(page).getByRole('button', { name: 'Remove course' }).click()
      await expect(page.getByRole('alertdialog')).toBeVisible()
      expect(await complaints(page)).toEqual([])
    })
  })
}

test('a double click on the button of a question removes a course once, without an error', async ({
  page,
}) => {
  await choose(page, await cartridge())
  const removals: number[] = []
  page.on('response', (response) => {
    if (response.request().method() === 'DELETE') removals.push(response.status())
  })
  await cardOf(page).getByRole('button', { name: 'Remove course' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove', exact: true }).dblclick()
  await expect(page.getByText('“Tides & Currents” was removed.').first()).toBeVisible()
  await expect(cardOf(page)).toHaveCount(0)
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  expect(removals).toEqual([200])
})
