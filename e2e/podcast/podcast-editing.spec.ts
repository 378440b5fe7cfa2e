import { expect, type Locator, type Page, test } from '@playwright/test'
import { complaints } from '../support/axe.ts'
import { tabTo } from '../support/keyboard.ts'
import { openOwnPodcast } from '../support/own-podcast.ts'

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const lines = (page: Page) => page.getByRole('textbox', { name: /^Dialogue of / })
const line = (page: Page, number: number) =>
  page.getByRole('textbox', { name: new RegExp(`^Dialogue of .*, line ${number}$`) })
const row = (page: Page, number: number) =>
  page.getByRole('listitem', { name: new RegExp(`, line ${number}$`) })
const segments = (page: Page) => page.getByRole('region', { name: 'Segments' }).getByRole('listitem')
const cursorOf = (field: Locator) => field.evaluate((area: HTMLTextAreaElement) => area.selectionStart)

const three = ['ALEX: The tide rises. It falls again.', 'JAMIE: Why is that?', 'ALEX: The moon pulls.']
const rising = { title: 'Rising', lines: three }
const two = [rising, { title: 'Falling', lines: ['JAMIE: And then?', 'ALEX: It goes out.'] }]

/** The texts of the dialogue, line by line. */
async function said(page: Page): Promise<string[]> {
  const names = await lines(page).evaluateAll((areas) =>
    areas.map(
      (area) =>
        `${area.getAttribute('aria-label')?.split(/[ ,]/)[2]}: ${(area as HTMLTextAreaElement).value}`,
    ),
  )
  return names
}

async function more(page: Page, number: number, act: string): Promise<void> {
  await button(page, `More for line ${number}`).click()
  await page.getByRole('menuitem', { name: act, exact: true }).click()
}

async function putCursor(field: Locator, at: number): Promise<void> {
  await field.focus()
  await field.evaluate((area: HTMLTextAreaElement, place) => area.setSelectionRange(place, place), at)
}

test.describe('lines', () => {
  test('can be added anywhere with their text selected, so that typing replaces it', async ({ page }) => {
    await openOwnPodcast(page, two)
    await row(page, 2).hover()
    await button(page, 'Add line before line 2').click()
    await expect(line(page, 2)).toBeFocused()
    await page.keyboard.type('Really?')
    expect(await said(page)).toEqual([three[0], 'ALEX: Really?', three[1], three[2]])
    await more(page, 4, 'Add ALEX below')
    await expect(line(page, 5)).toBeFocused()
    await page.keyboard.type('Twice a day.')
    await more(page, 1, 'Add JAMIE below')
    await expect(line(page, 2)).toBeFocused()
    await expect(line(page, 2)).toHaveValue('New dialogue content goes here.')
    expect((await said(page)).at(-1)).toBe('ALEX: Twice a day.')
    await button(page, 'Add ALEX').click()
    await expect(line(page, 7)).toBeFocused()
    await expect(page.getByLabel('Tone of line 7')).toHaveValue('conversational')
  })

  test('can be split at the cursor and joined again, by keys and by the menu', async ({ page }) => {
    await openOwnPodcast(page, two)
    await putCursor(line(page, 1), 15)
    await page.keyboard.press('Control+Enter')
    await expect(line(page, 2)).toBeFocused()
    expect(await cursorOf(line(page, 2))).toBe(0)
    expect(await said(page)).toEqual(['ALEX: The tide rises.', 'ALEX: It falls again.', three[1], three[2]])
    await page.keyboard.press('Backspace')
    await expect(line(page, 1)).toBeFocused()
    expect(await cursorOf(line(page, 1))).toBe(16)
    expect(await said(page)).toEqual(three)

    await putCursor(line(page, 1), 15)
    await more(page, 1, 'Split at cursor')
    await expect(line(page, 2)).toBeFocused()
    await putCursor(line(page, 1), 'The tide rises.'.length)
    await page.keyboard.press('Delete')
    expect(await said(page)).toEqual(three)
    await more(page, 2, 'Join with next')
    await expect(line(page, 2)).toBeFocused()
    expect(await said(page)).toEqual([three[0], 'JAMIE: Why is that? The moon pulls.'])
    await page.keyboard.press('Control+z')
    await expect(lines(page)).toHaveCount(3)
  })

  test('can be moved by keys and by the menu, also into the next segment, and keep the focus', async ({
    page,
  }) => {
    await openOwnPodcast(page, two)
    await line(page, 3).focus()
    await page.keyboard.press('Alt+ArrowUp')
    await expect(line(page, 2)).toBeFocused()
    expect(await said(page)).toEqual([three[0], three[2], three[1]])
    await expect(page.getByText('Moved to line 2', { exact: true })).toBeAttached()
    await page.keyboard.press('Alt+ArrowDown')
    await page.keyboard.press('Alt+ArrowDown')
    await expect(page.getByLabel('Segment title')).toHaveValue('Falling')
    await expect(line(page, 1)).toBeFocused()
    expect(await said(page)).toEqual([three[2], 'JAMIE: And then?', 'ALEX: It goes out.'])
    await more(page, 1, 'Move up')
    await expect(page.getByLabel('Segment title')).toHaveValue('Rising')
    await expect(line(page, 3)).toBeFocused()
    await more(page, 3, 'Move up')
    await expect(line(page, 2)).toBeFocused()
    await button(page, 'Remove line 2').click()
    await expect(button(page, 'Remove line 2')).toBeFocused()
    await button(page, 'Remove line 2').click()
    await button(page, 'Remove line 1').click()
    await expect(button(page, 'Add ALEX')).toBeFocused()
    await expect(page.getByText(/^No lines yet\./)).toBeVisible()
  })

  test('can be dragged by their handle, within the segment and to another one', async ({ page }) => {
    await openOwnPodcast(page, two)
    const handle = (number: number) => row(page, number).locator('[data-drag-handle]')
    await row(page, 1).hover()
    await drag(page, handle(3), row(page, 1), 'above')
    expect(await said(page)).toEqual([three[2], three[0], three[1]])
    await drag(page, handle(1), row(page, 3), 'below')
    expect(await said(page)).toEqual(three)
    await drag(page, handle(1), segments(page).nth(1), 'onto')
    expect(await said(page)).toEqual(three.slice(1))
    await expect(page.getByText('Line moved to segment 2')).toBeVisible()
    await segments(page).nth(1).getByRole('button').click()
    expect(await said(page)).toEqual(['JAMIE: And then?', 'ALEX: It goes out.', three[0]])
    await page.getByRole('button', { name: 'Undo' }).last().click()
    await expect(lines(page)).toHaveCount(2)
  })

  test('keep a tone that is not in the list', async ({ page }) => {
    await openOwnPodcast(page, [{ title: 'One', lines: [{ speaker: 'ALEX', content: 'Ha.', tone: 'dry' }] }])
    const tone = page.getByLabel('Tone of line 1')
    await expect(tone).toHaveValue('dry')
    await tone.selectOption('curious')
    await expect(tone).toHaveValue('curious')
    await page.keyboard.press('Control+z')
    await expect(tone).toHaveValue('dry')
  })
})

/** Drags with the pointer. The drag code loads when the pointer comes near. */
async function drag(
  page: Page,
  from: Locator,
  to: Locator,
  where: 'above' | 'below' | 'onto',
): Promise<void> {
  await expect(from.locator('xpath=ancestor-or-self::*[@draggable="true"]').first()).toBeAttached()
  const [start, end] = [await from.boundingBox(), await to.boundingBox()]
  if (!start || !end) throw new Error('There is nothing to drag.')
  const middle = { x: end.x + end.width / 2, y: end.y + end.height / 2 }
  const y = where === 'above' ? end.y + 3 : where === 'below' ? end.y + end.height - 3 : middle.y
  await page.mouse.move(start.x + start.width / 2, start.y + 15)
  await page.mouse.down()
  await page.mouse.move(start.x + start.width / 2 + 6, start.y + 21, { steps: 3 })
  await page.mouse.move(middle.x, y, { steps: 8 })
  await page.mouse.move(middle.x + 1, y, { steps: 2 })
  await page.mouse.up()
}

test.describe('segments', () => {
  test('can be split at a line and merged with the next one, and are renumbered', async ({ page }) => {
    await openOwnPodcast(page, two)
    await more(page, 2, 'Split segment here')
    await expect(segments(page)).toHaveCount(3)
    await expect(page.getByLabel('Segment title')).toHaveValue('Segment 2')
    await expect(line(page, 1)).toBeFocused()
    expect(await said(page)).toEqual(three.slice(1))
    await expect(segments(page).nth(2)).toContainText('3Falling')
    await segments(page).first().getByRole('button').click()
    await button(page, 'Merge with next').click()
    await expect(segments(page)).toHaveCount(2)
    expect(await said(page)).toEqual(three)
    await expect(segments(page).nth(1)).toContainText('2Falling')
    await segments(page).nth(1).getByRole('button').click()
    await expect(button(page, 'Merge with next')).toBeDisabled()
  })

  test('can be deleted by keyboard, and the focus moves to the next one', async ({ page }) => {
    await openOwnPodcast(page, two)
    await button(page, 'Delete segment').press('Enter')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).press('Enter')
    await expect(segments(page)).toHaveCount(1)
    await expect(page.getByLabel('Segment title')).toHaveValue('Falling')
    await expect(page.getByLabel('Segment title')).toBeFocused()
  })

  test('have planned minutes that can be typed, and are never negative', async ({ page }) => {
    await openOwnPodcast(page, two)
    const minutes = page.getByLabel('Duration, minutes')
    await minutes.press('ControlOrMeta+a')
    await minutes.press('Delete')
    await expect(minutes).toHaveValue('')
    await minutes.pressSequentially('0.5')
    await expect(minutes).toHaveValue('0.5')
    await minutes.fill('-3')
    await button(page, 'Save Changes').focus()
    await expect(minutes).toHaveValue('0')
    await page.keyboard.press('ControlOrMeta+z')
    await expect(minutes).not.toHaveValue('0')
  })

  test('can be dragged and moved by keys in their list, and are renumbered', async ({ page }) => {
    await openOwnPodcast(page, two)
    await segments(page).first().hover()
    await drag(page, segments(page).nth(1), segments(page).first(), 'above')
    await expect(segments(page).first()).toContainText('1Falling')
    await expect(page.getByLabel('Segment title')).toHaveValue('Falling')
    await segments(page).first().getByRole('button').focus()
    await page.keyboard.press('Alt+ArrowDown')
    await expect(segments(page).nth(1)).toContainText('2Falling')
    await expect(segments(page).nth(1).getByRole('button')).toBeFocused()
  })
})

test('show estimated or real durations beside the planned ones', async ({ page }) => {
  const words = (count: number) => Array.from({ length: count }, () => 'tide').join(' ')
  await openOwnPodcast(page, [
    { title: 'One', lines: [`ALEX: ${words(75)}`, `JAMIE: ${words(70)}`], duration: 1 },
    { title: 'Two', lines: ['ALEX: Short.'], duration: 9 },
  ])
  await expect(row(page, 1).getByText('≈ 0:30')).toBeVisible()
  await expect(page.getByText('about 0:58 of 1 minute planned')).toBeVisible()
  await expect(segments(page).first()).toContainText('≈ 0:58')
  await expect(page.getByText('All segments: about 1:00 of 10 minutes planned')).toBeVisible()
})

test.describe('find and replace', () => {
  const tides = [
    { title: 'Rising', lines: ['ALEX: The tide is a tide.', 'JAMIE: Tidewater?'] },
    { title: 'Falling', lines: ['ALEX: A TIDE goes out.'] },
  ]

  test('moves between results, also in other segments, and Escape returns to the text', async ({ page }) => {
    await openOwnPodcast(page, tides)
    await line(page, 1).focus()
    await page.keyboard.press('Control+f')
    const field = page.getByRole('textbox', { name: 'Find' })
    await expect(field).toBeFocused()
    const bar = page.getByRole('search', { name: 'Find and replace' })
    await field.fill('tide')
    await expect(bar.getByRole('status')).toHaveText('1 of 4')
    await expect(row(page, 1).locator('mark')).toHaveText(['tide', 'tide'])
    expect(await complaints(page)).toEqual([])
    await field.press('Enter')
    await field.press('Enter')
    await expect(bar.getByRole('status')).toHaveText('3 of 4')
    await button(page, 'Next').click()
    await expect(bar.getByRole('status')).toHaveText('4 of 4')
    await expect(page.getByLabel('Segment title')).toHaveValue('Falling')
    await field.press('Shift+Enter')
    await expect(page.getByLabel('Segment title')).toHaveValue('Rising')
    await button(page, 'Whole words').click()
    await expect(bar.getByRole('status')).toHaveText('1 of 3')
    await button(page, 'Match case').click()
    await expect(bar.getByRole('status')).toHaveText('1 of 2')
    await field.press('Escape')
    await expect(bar).toBeHidden()
    await expect(line(page, 1)).toBeFocused()
    const selected = await line(page, 1).evaluate((area: HTMLTextAreaElement) =>
      area.value.slice(area.selectionStart, area.selectionEnd),
    )
    expect(selected).toBe('tide')
    await page.keyboard.press('Control+f')
    await field.fill('nowhere')
    await expect(bar.getByRole('status')).toHaveText('Not found')
    await expect(button(page, 'Replace all')).toBeDisabled()
  })

  test('replaces one result, or all in one step', async ({ page }) => {
    await openOwnPodcast(page, tides)
    await page.keyboard.press('Control+f')
    await page.getByRole('textbox', { name: 'Find' }).fill('tide')
    await page.getByRole('textbox', { name: 'Replace with' }).fill('wave')
    await button(page, 'Replace').click()
    await expect(line(page, 1)).toHaveValue('The wave is a tide.')
    await button(page, 'Replace all').click()
    await expect(page.getByText('3 places replaced')).toBeVisible()
    await expect(line(page, 1)).toHaveValue('The wave is a wave.')
    await expect(line(page, 2)).toHaveValue('wavewater?')
    await page.getByRole('status').getByRole('button', { name: 'Undo' }).click()
    await expect(line(page, 1)).toHaveValue('The wave is a tide.')
    await expect(line(page, 2)).toHaveValue('Tidewater?')
  })
})

async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((words) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', words)
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
    ;(document.activeElement ?? document.body).dispatchEvent(event)
  }, text)
}

test('a pasted script becomes lines in one step, and other text stays text', async ({ page }) => {
  await openOwnPodcast(page, two)
  await putCursor(line(page, 1), 15)
  await paste(page, 'Just words, no script.')
  await expect(lines(page)).toHaveCount(3)
  await paste(page, '**Jamie** (curious): Wait.\nALEX: Yes?')
  expect(await said(page)).toEqual([
    'ALEX: The tide rises.',
    'JAMIE: Wait.',
    'ALEX: Yes?',
    'ALEX: It falls again.',
    ...three.slice(1),
  ])
  await expect(line(page, 3)).toBeFocused()
  await expect(page.getByLabel('Tone of line 2')).toHaveValue('curious')
  await expect(page.getByText('2 lines pasted')).toBeVisible()
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click()
  expect(await said(page)).toEqual(three)

  await button(page, 'Add segment').click()
  await button(page, 'Remove line 1').click()
  await button(page, 'Remove line 1').click()
  await page.getByText(/^No lines yet/).click()
  await paste(page, 'ALEX: One.\nJAMIE: Two.\nALEX: Three.')
  expect(await said(page)).toEqual(['ALEX: One.', 'JAMIE: Two.', 'ALEX: Three.'])
  await expect(page.getByText('3 lines pasted')).toBeVisible()
})

test('the sources of the focused line are shown, and unsupported claims are marked', async ({ page }) => {
  const passages = [
    { id: 'a', text: 'The tide rises twice a day.' },
    { id: 'b', text: 'The moon pulls the water of the sea.' },
  ]
  const rested = [
    { speaker: 'ALEX' as const, content: 'The tide rises twice a day.', sources: ['a'] },
    { speaker: 'JAMIE' as const, content: 'Elephants never forget their grandmothers.', sources: [] },
  ]
  await openOwnPodcast(page, [{ title: 'One', lines: rested }], { passages })
  await page.getByRole('button', { name: /^Sources/ }).click()
  await line(page, 1).focus()
  const panel = page.getByRole('region', { name: /^Sources/ })
  await expect(panel).toContainText('Sources of line 1')
  await expect(panel.getByRole('listitem')).toHaveText(['The tide rises twice a day.'])
  await line(page, 2).focus()
  await expect(panel).toContainText('A sentence is not from the page')
  await expect(panel).toContainText('Elephants never forget their grandmothers.')
  await button(page, 'Show all of the segment').click()
  await expect(panel.getByRole('button').first()).toContainText(/^Sources/)
  await expect(panel).toContainText('The tide rises twice a day.')
})

test.describe('audio', () => {
  test('is generated again only for the edited line, also after a reload', async ({ page }) => {
    await openOwnPodcast(page, two, { voiced: true })
    await expect(page.getByText('Every line has its audio.')).toBeVisible()
    await line(page, 2).fill('Why does it?')
    await expect(row(page, 2).getByText(/^Audio available, needs update/)).toBeVisible()
    await expect(page.getByText(/^Audio available, \d/)).toHaveCount(2)
    await expect(page.getByText('1 line needs audio.')).toBeVisible()
    const before = await paths(page)
    const asked = page.waitForRequest('**/api/podcast/audio/generate')
    await button(page, 'Generate Audio').click()
    expect((await asked).postDataJSON()).toMatchObject({ podcast_id: 1, regenerate: false })
    await expect(page.getByText('Audio generation started successfully!')).toBeVisible()
    await expect(page.getByText('Every line has its audio.').first()).toBeVisible()
    await expect(page.getByText(/^Audio available, \d/)).toHaveCount(3)
    const after = await paths(page)
    expect(after.map((path, at) => path === before[at])).toEqual([true, false, true, true, true])
    await expect(page.getByText('All changes saved')).toBeVisible()
    await page.reload()
    await expect(line(page, 2)).toHaveValue('Why does it?')
    await expect(page.getByText(/^Audio available, \d/)).toHaveCount(3)
  })

  test('that fails for one line names it with a link, and the other lines get their audio', async ({
    page,
  }) => {
    await openOwnPodcast(page, [
      rising,
      { title: 'Odd', lines: ['ALEX: Fine.', 'JAMIE: これは日本語の文です。'] },
    ])
    await button(page, 'Generate Audio').click()
    const alert = page.getByRole('alert').filter({ hasText: 'Segment 2, line' })
    await expect(alert).toContainText(/Segment 2, line 2: .+/)
    await expect(page.getByText('1 line needs audio.')).toBeVisible()
    await alert.getByRole('button', { name: 'Segment 2, line 2' }).click()
    await expect(page.getByLabel('Segment title')).toHaveValue('Odd')
    await expect(line(page, 2)).toBeFocused()
    await expect(row(page, 1).getByText(/^Audio available/)).toBeVisible()
    await page.keyboard.press('Alt+ArrowUp')
    await expect(alert.getByRole('button', { name: 'Segment 2, line 1' })).toBeVisible()
    expect(await complaints(page)).toEqual([])
  })

  test('is generated again for every line only after a confirmation', async ({ page }) => {
    await openOwnPodcast(page, two, { voiced: true })
    await button(page, 'Regenerate all').click()
    const question = page.getByRole('alertdialog')
    await expect(question).toContainText('This will speak every line again in the chosen voices')
    await page.keyboard.press('Escape')
    await expect(question).toBeHidden()
    await button(page, 'Regenerate all').click()
    const asked = page.waitForRequest('**/api/podcast/audio/generate')
    await question.getByRole('button', { name: 'Regenerate' }).click()
    expect((await asked).postDataJSON()).toMatchObject({ regenerate: true })
    await expect(page.getByText('Every line has its audio.').first()).toBeVisible()
  })

  test('continues to be generated while the editor is closed, and keeps finished lines when cancelled', async ({
    page,
  }) => {
    const long = Array.from(
      { length: 60 },
      (_, at) => `ALEX: Number ${at + 1}. ${'The tide rises for six hours and falls for six. '.repeat(9)}`,
    )
    await openOwnPodcast(page, [{ title: 'Long', lines: long }])
    await button(page, 'Generate Audio').click()
    await expect(page.getByText(/^[1-9]\d* of 60 lines$/)).toBeVisible()
    await page.reload()
    await expect(page.getByText(/^\d+ of 60 lines$/)).toBeVisible()
    await expect(button(page, 'Generating...')).toBeVisible()
    await button(page, 'Cancel').click()
    await expect(page.getByText(/^Cancelled\. \d+ of 60 lines have their audio\.$/)).toBeVisible()
    await expect(page.getByText(/^\d+ lines need audio\.$/)).toBeVisible()
    expect(await page.getByText(/^Audio available, \d/).count()).toBeGreaterThan(0)
  })

  test('requires both voices, and shows an error if it cannot start', async ({ page }) => {
    await page.route('**/api/voices', (route) => route.fulfill({ status: 500 }))
    await openOwnPodcast(page, two)
    await expect(page.getByText('Failed to load available voices').first()).toBeVisible()
    await button(page, 'Generate Audio').click()
    await expect(
      page.getByRole('alert').filter({ hasText: 'Please select voices for both hosts' }),
    ).toBeVisible()
    await page.unroute('**/api/voices')
    await page.route('**/api/podcast/audio/generate', (route) => route.abort())
    await page.reload()
    await expect(button(page, /^ALEX/)).not.toContainText('Select Voice')
    await expect(button(page, /^JAMIE/)).not.toContainText('Select Voice')
    await button(page, 'Generate Audio').click()
    await expect(page.getByText('Failed to generate audio. Please try again.')).toBeVisible()
  })
})

/** The audio path of each line, as stored on the server. */
async function paths(page: Page): Promise<unknown[]> {
  const [, , courseId, pageId] = new URL(page.url()).pathname.split('/')
  return await page.evaluate(async (path) => {
    const headers = { Authorization: `Bearer ${localStorage.getItem('auth_token')}` }
    const answer = await fetch(path, { headers })
    const cast = (await answer.json()) as { segments: { dialogue: { audio_path?: string }[] }[] }
    return cast.segments.flatMap(({ dialogue }) => dialogue.map(({ audio_path }) => audio_path))
  }, `/api/podcast/${courseId}/${pageId}`)
}

test('the command palette finds every command, and the shortcuts are listed', async ({ page }) => {
  await openOwnPodcast(page, two)
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Search commands' }).fill('go falling')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Segment title')).toHaveValue('Falling')
  await page.keyboard.press('Control+k')
  await page.keyboard.type('merge')
  await expect(page.getByRole('option')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await button(page, 'Back').focus()
  await page.keyboard.press('?')
  const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect(list).toContainText('Split the line at the cursor')
  await expect(list).toContainText('Find and replace')
})

test('after a pronunciation change, the affected lines can be updated', async ({ page }) => {
  await openOwnPodcast(page, two, { voiced: true })
  await button(page, 'Pronunciation').click()
  const dialog = page.getByRole('dialog', { name: /^Pronunciation in / })
  await dialog.getByRole('textbox', { name: 'Term 1' }).fill('tide')
  await dialog.getByRole('textbox', { name: 'Said as' }).fill('tyde')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(row(page, 1).getByText(/^Audio available, needs update/)).toBeVisible()
  await expect(page.getByText('1 line needs audio.')).toBeVisible()
})

test('a dialogue can be written by keyboard alone', async ({ page }) => {
  await openOwnPodcast(page, two)
  await tabTo(page, 'More for line 1')
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem', { name: 'Add JAMIE below' }).press('Enter')
  await expect(line(page, 2)).toBeFocused()
  await page.keyboard.type('Twice a day?')
  await page.keyboard.press('Alt+ArrowDown')
  expect(await said(page)).toEqual([three[0], three[1], 'JAMIE: Twice a day?', three[2]])
  await button(page, 'More for line 2').press('Enter')
  await expect(page.getByRole('menu')).toBeVisible()
  expect(await complaints(page, '[role=menu]')).toEqual([])
  await page.keyboard.press('Escape')
  await expect(button(page, 'More for line 2')).toBeFocused()
})
