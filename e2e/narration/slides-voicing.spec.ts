import { expect, type Page, test } from '@playwright/test'
import { complaints } from '../support/axe.ts'
import { openDeck, type DeckSlide } from '../support/own-deck.ts'

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const script = (page: Page) => page.getByRole('textbox', { name: 'Audio script' })
const status = (page: Page) => page.getByRole('region', { name: 'Audio script', exact: true })
const alert = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text })
const withAudio = (page: Page) => page.getByRole('navigation', { name: 'Slides' }).getByText('Has audio')

const slidesWithScripts = (...scripts: string[]): DeckSlide[] =>
  scripts.map((audio_script) => ({ audio_script }))
/** Long enough that the audio is still being generated when the test checks. */
const long = (count: number): DeckSlide[] =>
  Array.from({ length: count }, (_, at) => ({
    audio_script: `Number ${at + 1}. ${'The tide rises for six hours and falls for six. '.repeat(8)}`,
  }))

test.describe('all slides without current audio', () => {
  test('get audio in one job, slide by slide, after edits are saved', async ({ page }) => {
    const { courseId, pageId, api } = await openDeck(page, slidesWithScripts('One.', 'Two.', ' ', 'Four.'))
    await expect(page.getByText('3 slides need audio.')).toBeVisible()
    await script(page).fill('One, changed.')
    const saves = Promise.withResolvers<void>()
    await page.route('**/api/slideshow/**', async (route) => {
      if (route.request().method() === 'PUT') await saves.promise
      await route.continue()
    })
    const asked = page.waitForRequest('**/api/audio/generate_presentation')
    await button(page, 'Generate all that need it').click()
    const panel = page.getByRole('region', { name: /^Audio/ }).last()
    await expect(panel.getByRole('button', { name: 'Saving...' })).toBeVisible()
    saves.resolve()
    const request = await asked
    expect(request.headers()['prefer']).toBe('respond-async')
    expect((request.postDataJSON() as { keys: string[] }).keys).toHaveLength(3)
    await expect(page.getByText('Slideshow saved successfully!')).toBeVisible()
    await expect(page.getByText('Audio generated for 3 slides.')).toBeVisible()
    await expect(withAudio(page)).toHaveCount(3)
    await expect(page.getByText('Every slide with a script has its audio.')).toBeVisible()
    await expect(button(page, 'Generate all that need it')).toBeDisabled()
    await expect(page.getByText('All changes saved')).toBeVisible()
    const { slides } = (await api('GET', `/api/slideshow/${courseId}/${pageId}`)) as {
      slides: { audio?: { text: string } }[]
    }
    expect(slides.map(({ audio }) => audio?.text)).toEqual(['One, changed.', 'Two.', undefined, 'Four.'])
  })

  test('continue to get audio while the editor is closed, which shows the progress when it opens again', async ({
    page,
  }) => {
    await openDeck(page, long(12))
    await button(page, 'Generate all that need it').click()
    await expect(page.getByText(/^\d+ of 12 voiced$/)).toBeVisible()
    await expect(button(page, 'Generating...')).toBeVisible()
    expect(await complaints(page)).toEqual([])
    await page.reload()
    await expect(page.getByText(/^\d+ of 12 voiced$/)).toBeVisible()
    await expect(page.getByText('Audio generated for 12 slides.')).toBeVisible({ timeout: 90_000 })
    await expect(withAudio(page)).toHaveCount(12)
  })

  test('keep finished audio when the job is cancelled', async ({ page }) => {
    await openDeck(page, long(40))
    await button(page, 'Generate all that need it').click()
    await expect(page.getByText(/^[1-9]\d* of 40 voiced$/)).toBeVisible()
    await expect(withAudio(page).first()).toBeAttached()
    await button(page, 'Cancel').click()
    await expect(page.getByText(/^Cancelled\. \d+ slides? got audio before\.$/)).toBeVisible()
    await expect(page.getByText(/^\d+ slides need audio\.$/)).toBeVisible()
    expect(await withAudio(page).count()).toBeLessThan(40)
    expect(await withAudio(page).count()).toBeGreaterThan(0)
  })

  test('are named with the reason if they fail, and the others have their audio', async ({ page }) => {
    await openDeck(page, slidesWithScripts('One.', 'これは日本語の文です。', 'Three.'))
    await button(page, 'Generate all that need it').click()
    await expect(
      page.getByText(/^Audio generated for 2 of 3 slides\. 1 slide has no audio: .+\.$/),
    ).toBeVisible()
    await expect(withAudio(page)).toHaveCount(2)
    await expect(page.getByText('1 slide needs audio.')).toBeVisible()
  })

  test('cause no job if edits cannot be saved', async ({ page }) => {
    await openDeck(page, slidesWithScripts('One.', 'Two.'))
    let asked = 0
    await page.route('**/api/audio/generate_presentation', (route) => {
      asked += 1
      return route.continue()
    })
    await page.route('**/api/slideshow/**', (route) =>
      route.request().method() === 'PUT' ? route.fulfill({ status: 500 }) : route.continue(),
    )
    await script(page).fill('Changed.')
    await button(page, 'Generate all that need it').click()
    await expect(page.getByText('Failed to save slideshow. Please try again.')).toBeVisible()
    await expect(button(page, 'Generate all that need it')).toBeVisible()
    expect(asked).toBe(0)
  })

  test('show an error if the job cannot start', async ({ page }) => {
    await openDeck(page, slidesWithScripts('One.', 'Two.'))
    await page.route('**/api/audio/generate_presentation', (route) =>
      route.fulfill({ status: 503, json: { error: 'No voice can be reached.', code: 'SPEECH_FAILED' } }),
    )
    await button(page, 'Generate all that need it').click()
    await expect(page.getByText('No voice can be reached.')).toBeVisible()
    await page.unroute('**/api/audio/generate_presentation')
    await page.route('**/api/audio/generate_presentation', (route) => route.abort())
    await button(page, 'Generate all that need it').click()
    await expect(page.getByText('Failed to generate audio. Please try again.')).toBeVisible()
  })
})

test('all audio is generated again after a confirmation', async ({ page }) => {
  await openDeck(page, slidesWithScripts('One.', 'Two.'))
  await button(page, 'Generate all that need it').click()
  await expect(page.getByText('Audio generated for 2 slides.')).toBeVisible()
  // The message disappears at once, even if the pointer is over it.
  await page.reload()
  await button(page, 'Regenerate all').click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('This will speak all 2 slides again in the chosen voice')
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await button(page, 'Regenerate all').click()
  const asked = page.waitForRequest('**/api/audio/generate_presentation')
  await question.getByRole('button', { name: 'Regenerate' }).click()
  expect((await asked).postDataJSON()).toMatchObject({ regenerate: true })
  await expect(page.getByText('Audio generated for 2 slides.')).toBeVisible()
})

test.describe('the audio of one slide', () => {
  test('is not generated, available, or outdated, and the label of the button follows', async ({ page }) => {
    await openDeck(page, slidesWithScripts('One.', 'Two.'))
    await expect(status(page)).toContainText('Not Generated')
    await expect(button(page, 'Play')).toBeHidden()
    const held = Promise.withResolvers<void>()
    await page.route('**/api/audio/generate', async (route) => {
      await held.promise
      await route.continue()
    })
    const asked = page.waitForRequest('**/api/audio/generate')
    await button(page, 'Generate Audio').click()
    await expect(button(page, 'Generating...')).toBeVisible()
    expect((await asked).postDataJSON()).toMatchObject({
      slide_id: 'slide-1',
      filename: 'test_slide-slide-1.mp3',
      text: 'One.',
      regenerate: true,
    })
    held.resolve()
    await expect(button(page, 'Regenerate Audio')).toBeVisible()
    await expect(status(page)).toContainText('Available')
    await expect(button(page, 'Play')).toBeVisible()

    await script(page).fill('One more.')
    await expect(status(page)).toContainText('Update Needed')
    await expect(button(page, 'Play')).toBeHidden()
    await expect(button(page, 'Update Audio')).toBeVisible()
    await script(page).fill('One.')
    await expect(status(page)).toContainText('Available')
  })

  test('goes to its slide, even if slides are moved during generation', async ({ page }) => {
    await openDeck(page, slidesWithScripts('One.', 'Two.'))
    const held = Promise.withResolvers<void>()
    await page.route('**/api/audio/generate', async (route) => {
      await held.promise
      await route.continue()
    })
    await button(page, 'Generate Audio').click()
    await expect(button(page, 'Generating...')).toBeVisible()
    await page.getByRole('button', { name: /^Move down slide 1, / }).click()
    await expect(script(page)).toHaveValue('One.')
    await expect(button(page, 'Generating...')).toBeVisible()
    await button(page, 'Prev').click()
    await expect(script(page)).toHaveValue('Two.')
    await expect(button(page, 'Generate Audio')).toBeEnabled()
    held.resolve()
    await button(page, 'Next').click()
    await expect(button(page, 'Regenerate Audio')).toBeVisible()
  })

  test('requires text and a voice', async ({ page }) => {
    await page.route('**/api/voices', (route) => route.fulfill({ status: 500 }))
    await openDeck(page, slidesWithScripts(' ', 'Two.'))
    await expect(page.getByText('Failed to load available voices')).toBeVisible()
    await button(page, 'Next').click()
    await button(page, 'Generate Audio').click()
    await expect(alert(page, 'Please select a voice first')).toBeVisible()
    await page.unroute('**/api/voices')
    await page.reload()
    await button(page, 'Generate Audio').click()
    await expect(alert(page, 'Audio script is empty. Please add text to generate audio.')).toBeVisible()
  })

  const answers = [
    ['no answer', 'abort', 'Failed to generate audio. Please try again.'],
    ['an error that says nothing', { status: 500 }, 'Failed to generate audio'],
    [
      'an error that says why',
      { status: 502, json: { error: 'The engine is hoarse.' } },
      'The engine is hoarse.',
    ],
    ['another status with a message', { json: { status: 'error', message: 'Too long.' } }, 'Too long.'],
    ['another status without one', { json: { status: 'error' } }, 'Failed to generate audio'],
  ] as const
  for (const [what, answer, text] of answers) {
    test(`fails by ${what}, with a message`, async ({ page }) => {
      await openDeck(page, slidesWithScripts('One.'))
      await page.route('**/api/audio/generate', (route) =>
        answer === 'abort' ? route.abort() : route.fulfill(answer),
      )
      await button(page, 'Generate Audio').click()
      await expect(page.getByRole('region', { name: 'Audio script' }).getByRole('alert')).toHaveText(text)
      await expect(button(page, 'Generate Audio')).toBeEnabled()
    })
  }

  test('shows a message if it is not accessible yet', async ({ page }) => {
    await openDeck(page, slidesWithScripts('One.'))
    await page.route('**/audio/files/**', (route) => route.fulfill({ status: 404 }))
    await button(page, 'Generate Audio').click()
    await expect(
      alert(
        page,
        'Audio generation completed, but the file is not yet accessible. Please wait a moment and try playing again.',
      ),
    ).toBeVisible()
    await button(page, 'Play').click()
    await expect(alert(page, 'Audio file not found. Please try regenerating the audio.')).toBeVisible()
  })

  test('highlights the spoken sentence, and stops when the slide changes', async ({ page }) => {
    const two = 'The tide comes in twice a day. It goes out again as often, for the moon pulls the water.'
    await openDeck(page, slidesWithScripts(two, 'Two.'))
    await button(page, 'Generate Audio').click()
    await button(page, 'Play').click()
    const mark = page.getByRole('region', { name: 'Audio script' }).locator('mark')
    await expect(mark).toHaveText('The tide comes in twice a day.')
    await expect(mark).toHaveText('It goes out again as often, for the moon pulls the water.')
    await button(page, 'Next').click()
    await expect(mark).toBeHidden()
    await button(page, 'Prev').click()
    await expect(button(page, 'Play')).toBeVisible()
    await expect(mark).toBeHidden()
  })
})
