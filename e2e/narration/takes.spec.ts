import { expect, type Page, test } from '@playwright/test'
import { complaints } from '../support/axe.ts'
import { openDeck } from '../support/own-deck.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
/** Notes the audio that plays from now on, because a browser sends no request for a file that it has. */
async function recordPlayedAudio(page: Page): Promise<void> {
  await page.evaluate(() => {
    const played: string[] = []
    Object.assign(window, { played })
    // oxlint-disable-next-line typescript/unbound-method -- called with its element
    const { play } = HTMLMediaElement.prototype
    HTMLMediaElement.prototype.play = function playAndNote() {
      played.push(this.currentSrc || this.src)
      return play.call(this)
    }
  })
}

const playedAudio = (page: Page) =>
  page.evaluate(() => (window as unknown as { played: string[] }).played.join(' '))

test('an author makes another take of a slide and uses it: the preview plays it, also after a reload', async ({
  page,
}) => {
  const { courseId, pageId, api } = await openDeck(page, [
    { audio_script: 'The tide falls.' },
    { audio_script: 'The moon pulls.' },
  ])
  const script = page.getByRole('textbox', { name: 'Audio script' })
  const audioPath = async () => {
    const { slides } = (await api('GET', `/api/slideshow/${courseId}/${pageId}`)) as {
      slides: { audio_path?: string }[]
    }
    return slides[0]?.audio_path
  }
  await script.fill('The tide rises for six hours.')
  await expect(button(page, 'Say it again')).toBeHidden()
  await button(page, 'Generate Audio').click()
  await button(page, 'Say it again').click()
  const dialog = page.getByRole('dialog', { name: 'Takes' })
  const rows = dialog.getByRole('listitem')
  await expect(rows).toHaveCount(1)
  await expect(rows.first()).toContainText('In use')
  await expect(dialog).toContainText('A built-in voice speaks each take at another pace.')
  // The edit was saved, because takes are those of the saved text.
  const first = await audioPath()
  expect(first).toBeDefined()
  await dialog.getByRole('button', { name: 'Make another take' }).click()
  await expect(dialog.getByText('Take 2 is in use.')).toBeVisible()
  await expect(rows).toHaveCount(2)
  expect(await audioPath()).not.toBe(first)
  await dialog.getByRole('button', { name: 'Use take 1' }).click()
  await expect(dialog.getByText('Take 1 is in use.')).toBeVisible()
  expect(await audioPath()).toBe(first)
  await dialog.getByRole('button', { name: 'Use take 2' }).click()
  await expect(rows.nth(1)).toContainText('In use')
  await dialog.getByRole('button', { name: 'Play take 2' }).click()
  await expect(dialog.getByRole('button', { name: 'Pause take 2' })).toBeVisible()
  expect(await complaints(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(button(page, 'Say it again')).toBeFocused()
  const second = await audioPath()
  await recordPlayedAudio(page)
  await button(page, 'Preview').click()
  await button(page, 'Play').first().click()
  await expect.poll(() => playedAudio(page)).toContain(String(second).split('?')[0])
  await page.reload()
  await expect(script).toHaveValue('The tide rises for six hours.')
  await button(page, 'Say it again').click()
  await expect(rows.nth(1)).toContainText('In use')
  expect(await audioPath()).toBe(second)
})

test('an author chooses between takes of what a quiz says to answers, with the keyboard', async ({
  page,
}) => {
  const content = {
    quiz_question: 'What pulls the water?',
    option_a: 'The moon',
    option_b: 'The wind',
    correct_answer: 'a',
    correct_feedback: 'Right, the moon does.',
    incorrect_feedback: 'No, look up at night.',
  }
  const quiz = { slide_type: 'quiz', audio_script: 'What pulls the water?', content }
  const { courseId, pageId, api } = await openDeck(page, [quiz])
  const feedback = async () => {
    const { slides } = (await api('GET', `/api/slideshow/${courseId}/${pageId}`)) as {
      slides: { text_audio?: Record<string, { audio_path: string }> }[]
    }
    return slides[0]?.text_audio?.['correct_feedback']?.audio_path
  }
  await button(page, 'Generate Audio').click()
  // All texts have their audio then.
  await expect(button(page, 'Say it again')).toBeEnabled()
  await button(page, 'Say it again').press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Takes' })
  const rows = dialog.getByRole('listitem')
  await expect(rows).toHaveCount(1)
  const first = await feedback()
  expect(first).toBeDefined()
  await dialog.getByRole('combobox', { name: 'Text' }).press('Enter')
  await page.getByRole('option', { name: 'Feedback when right' }).press('Enter')
  await expect(dialog.getByRole('combobox', { name: 'Text' })).toContainText('Feedback when right')
  await expect(rows).toHaveCount(1)
  await dialog.getByRole('button', { name: 'Make another take' }).press('Enter')
  await expect(dialog.getByText('Take 2 is in use.')).toBeVisible()
  await expect(rows).toHaveCount(2)
  expect(await feedback()).not.toBe(first)
  expect(await complaints(page, '[role=dialog]')).toEqual([])
  await dialog.getByRole('button', { name: 'Use take 1' }).press('Enter')
  await expect(dialog.getByText('Take 1 is in use.')).toBeVisible()
  expect(await feedback()).toBe(first)
})
