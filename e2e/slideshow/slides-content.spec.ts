import { expect, type Page, test } from '@playwright/test'
import { onePointPng } from '../../packages/server/src/testing/course-systems/build-cartridge.ts'
import { complaints } from '../support/axe.ts'
import { openDeck } from '../support/own-deck.ts'

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const script = (page: Page) => page.getByRole('textbox', { name: 'Audio script' })
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })

const passages = [
  { id: 'b1', path: ['The Sea', 'Tides'], text: 'The moon pulls the water of the oceans towards itself.' },
  { id: 'b2', path: ['The Sea'], text: 'Fishermen read tables of the harbour.' },
]

test('the sources of a slide are shown with its words marked, and a slide without sources is flagged', async ({
  page,
}) => {
  const content = (slide_title: string) => ({ slide_title, slide_content: '' })
  await openDeck(
    page,
    [
      { content: content('Oceans'), audio_script: 'The moon pulls the oceans.', sources: ['b1'] },
      { content: content('Tables'), audio_script: 'Fishermen read harbour tables.', sources: ['b2'] },
      { audio_script: 'Words.', sources: [] },
    ],
    { passages },
  )
  await button(page, /^Sources/).click()
  const sources = page.getByRole('region', { name: 'Sources' })
  await expect(sources.getByRole('listitem')).toHaveText(
    'The Sea › TidesThe moon pulls the water of the oceans towards itself.',
  )
  await expect(sources.locator('mark')).toHaveText(['moon pulls', 'oceans'])
  await expect(sources.getByText(/from the page$/)).toBeHidden()

  await script(page).fill('The moon pulls the oceans. Elephants remember every promise forever.')
  await expect(sources.getByText('A sentence is not from the page')).toBeVisible()
  await expect(sources.getByText('Elephants remember every promise forever.')).toBeVisible()
  expect(await complaints(page)).toEqual([])

  await button(page, 'Next').click()
  await expect(sources.getByRole('listitem')).toContainText('tables of the harbour')
  await button(page, 'Next').click()
  await expect(sources).toContainText('This is based on no particular passage of the page.')
})

test('a slideshow that is older than its sources explains how to get them', async ({ page }) => {
  await openDeck(page, [{ audio_script: 'The moon.' }])
  await button(page, /^Sources/).click()
  await expect(page.getByRole('region', { name: 'Sources' })).toContainText(
    'The page is not kept with this one. Generate it again to see what each part is based on.',
  )
})

test.describe('the picture of a slide', () => {
  const image = [{ slide_type: 'image', content: { slide_title: 'A picture' } }]
  const shown = (page: Page) => page.getByRole('region', { name: /^Slide: / }).locator('img')
  const asFile = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/octet-stream', buffer })

  test('is chosen from those of the page, with its description, also by keyboard', async ({ page }) => {
    const svg =
      "<svg xmlns='http://www.w3.org/2000/svg' width='4' height='3'><path fill='teal' d='M0 0h4v3H0z'/></svg>"
    await page.route('**/pictures/*.svg', (route) =>
      route.fulfill({ contentType: 'image/svg+xml', body: svg }),
    )
    const kept = (id: string, alt: string) => ({
      id,
      text: alt,
      image: { url: `https://pictures.example/pictures/${id}.svg`, alt },
    })
    await openDeck(page, image, { passages: [kept('b1', 'A tide table'), kept('b2', '')] })
    const choice = page.getByRole('group', { name: 'Pictures of the page' })
    await expect(choice.getByRole('button')).toHaveCount(2)
    await choice.getByRole('button', { name: 'A tide table' }).focus()
    await page.keyboard.press('Enter')
    await expect(choice.getByRole('button', { name: 'A tide table' })).toHaveAttribute('aria-pressed', 'true')
    await expect(field(page, 'Image')).toHaveValue(/b1\.svg$/)
    await expect(shown(page)).toHaveAccessibleName('A tide table')
    await choice.getByRole('button', { name: 'Picture 2' }).click()
    await expect(page.getByText('Describe this picture for people who cannot see it.')).toBeVisible()
  })

  test('can be uploaded as PNG, JPEG, WebP, GIF or SVG, and appears on the slide', async ({ page }) => {
    await openDeck(page, image)
    const made = await page.evaluate(() => {
      const canvas = document.createElement('canvas')
      canvas.width = 4
      canvas.height = 3
      canvas.getContext('2d')?.fillRect(0, 0, 4, 3)
      return ['jpeg', 'webp'].map((kind) => canvas.toDataURL(`image/${kind}`).split(',')[1] ?? '')
    })
    const [jpeg = '', webp = ''] = made
    const gif = 'R0lGODlhAQABAIAAAP8AAP///ywAAAAAAQABAAACAkQBADs='
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"><rect width="4" height="3"/></svg>'
    const files = {
      png: onePointPng,
      jpg: Buffer.from(jpeg, 'base64'),
      webp: Buffer.from(webp, 'base64'),
      gif: Buffer.from(gif, 'base64'),
      svg: Buffer.from(svg),
    }
    for (const [extension, buffer] of Object.entries(files)) {
      await page.getByLabel('Picture file').setInputFiles(asFile(`tide.${extension}`, buffer))
      await expect(field(page, 'Image')).toHaveValue(new RegExp(`/tide-.*\\.${extension}\\?`))
      await expect
        .poll(() => shown(page).evaluate((one: HTMLImageElement) => one.naturalWidth), extension)
        .toBeGreaterThan(0)
    }
  })

  test('is rejected if it is not a picture or too large, and an upload can be cancelled', async ({
    page,
  }) => {
    await openDeck(page, image)
    const file = page.getByLabel('Picture file')
    await file.setInputFiles(asFile('note.png', Buffer.from('Dear teacher')))
    await expect(page.getByRole('alert').filter({ hasText: 'Slides cannot show this file.' })).toBeVisible()
    await file.setInputFiles(asFile('large.png', Buffer.alloc(10 * 1024 * 1024 + 1)))
    await expect(
      page
        .getByRole('alert')
        .filter({ hasText: 'This picture is larger than 10 MiB. Please choose a smaller one.' }),
    ).toBeVisible()

    const { promise, resolve } = Promise.withResolvers<void>()
    await page.route('**/api/images/**', async (route) => {
      await promise
      await route.abort()
    })
    await file.setInputFiles(asFile('tide.png', onePointPng))
    await expect(button(page, 'Uploading...')).toBeVisible()
    await page
      .getByRole('progressbar', { name: 'Uploading the picture' })
      .locator('..')
      .getByRole('button', { name: 'Cancel' })
      .click()
    await expect(button(page, 'Upload a picture')).toBeVisible()
    resolve()
    await expect(field(page, 'Image')).toHaveValue('')
  })

  test('is rejected with the reason if its address is not encrypted', async ({ page }) => {
    await openDeck(page, image)
    await field(page, 'Image').fill('http://pictures.example/tide.png')
    await expect(field(page, 'Image')).toHaveAccessibleDescription(/its address begins with http:\./)
    await field(page, 'Image').fill('https://pictures.example/tide.png')
    await expect(field(page, 'Image')).not.toHaveAccessibleDescription(/http:/)
  })

  test('that cannot be loaded leaves a note and does not break the slide', async ({ page }) => {
    await openDeck(page, image)
    await field(page, 'Image').fill('https://pictures.example/gone.png')
    await field(page, 'Image description').fill('A tide table')
    await expect(page.getByRole('region', { name: /^Slide: / })).toContainText('A tide table')
  })
})

test('changing the type and back keeps every word, by keyboard', async ({ page }) => {
  await openDeck(page, [
    {
      slide_type: 'quiz',
      content: { quiz_question: 'Why?', option_a: 'Moon', option_b: 'Sun', correct_answer: 'A' },
    },
  ])
  const picker = page.getByRole('dialog', { name: 'Change type' })
  for (const type of ['Text', 'Quiz']) {
    await button(page, /^Type: /).focus()
    await page.keyboard.press('Enter')
    await picker.getByRole('button', { name: new RegExp(`^${type}`) }).focus()
    await page.keyboard.press('Enter')
    await expect(picker).toBeHidden()
    await expect(button(page, `Type: ${type}. Change type`)).toBeFocused()
  }
  await expect(field(page, 'Question')).toHaveValue('Why?')
  await expect(field(page, 'Option A')).toHaveValue('Moon')
  await expect(field(page, 'Option B')).toHaveValue('Sun')
})

test('a transition or an entrance is previewed on the slide while its menu entry has the pointer, without a lasting change', async ({
  page,
}) => {
  await openDeck(page, [{}, {}])
  const played = page.locator('[data-motion-trial]')
  const leaving = played.locator('.slide-change[data-changing]')
  const title = played.locator('[data-element=title]').last()
  await page.getByRole('combobox', { name: 'Transition', exact: true }).click()
  await page.getByRole('option', { name: 'Slide left', exact: true }).hover()
  await expect(leaving).toHaveCount(1)
  await expect(leaving).toHaveCount(0)
  await page.getByRole('option', { name: 'Zoom in', exact: true }).hover()
  await expect(leaving).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(played).toHaveCount(0)

  await page.getByRole('combobox', { name: 'Title', exact: true }).click()
  await page.getByRole('option', { name: 'Rotate in', exact: true }).focus()
  await expect(played).toHaveCount(1)
  await expect(title).toHaveAttribute('style', /rotate/)
  await expect(title).not.toHaveAttribute('style', /rotate/)
  await page.keyboard.press('Escape')
  await expect(played).toHaveCount(0)
  await expect(button(page, 'Undo')).toBeDisabled()
})
