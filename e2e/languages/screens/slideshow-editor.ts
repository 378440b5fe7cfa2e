import { expect, type Locator, type Page } from '@playwright/test'
import {
  button,
  dialog,
  dialogButton,
  iconButton,
  isUnsaved,
  named,
  opens,
  question,
  type Route,
  type Screen,
  unfoldSections,
  voicePicker,
  type Walk,
} from './walk.ts'
import { pageQuestion } from '../../support/walked-content.ts'

/** A picture model. An installation for tests has none. */
async function offerPictureModel(page: Page): Promise<void> {
  const model = { name: 'luna-image', dollars: 0.04, paid: true }
  await page.route('**/api/picture-model', (route) => route.fulfill({ json: { model } }))
}

const rows = (walk: Walk): Locator => named(walk, 'list', 'Slides').getByRole('listitem')
const stage = ({ page }: Walk): Locator => page.locator('main .slide-stage').first()
const script = (walk: Walk): Locator => named(walk, 'textbox', 'Audio script')

/** Opens the settings beside the slide, which a phone shows in a dialog. */
async function showSettings(walk: Walk): Promise<void> {
  const toggle = button(walk, 'Slide settings')
  if ((await toggle.isVisible()) && !(await dialog(walk).isVisible())) await toggle.click()
  await unfoldSections(walk.page)
}

async function select(walk: Walk, place: number): Promise<void> {
  await rows(walk).nth(place).getByRole('button').first().click()
  await showSettings(walk)
}

/** A slide with its settings. */
const slide = (name: string, place: number): Screen => ({
  name,
  open: (walk) => select(walk, place),
  shows: (walk) => button(walk, 'Change type').or(openSection(walk)).first(),
})

const openSection = ({ page }: Walk): Locator =>
  page.locator('h2 > button[aria-expanded="true"]').filter({ visible: true }).first()

/** A part of the settings that a button unfolds, and a field in it. */
const unfolded = (name: string, place: number, control: string, field: string): Screen => ({
  name,
  open: async (walk) => {
    await select(walk, place)
    if (!(await named(walk, 'textbox', field).isVisible())) await button(walk, control).click()
  },
  shows: (walk) => named(walk, 'textbox', field),
})

async function openEditor({ page, content }: Walk): Promise<void> {
  await page.goto(`/edit-slideshow/${content.courseId}/${content.pageId}`)
  await page.locator('main .slide-stage').first().waitFor()
}

let conflicts = 0

/** Another window saves a new text, then this one saves its own. */
async function meetConflict(walk: Walk): Promise<void> {
  const { courseId, pageId, api } = walk.content
  const path = `/api/slideshow/${courseId}/${pageId}`
  const stored = (await api('GET', path)) as { slides: object[] }
  const [one, ...others] = stored.slides
  conflicts += 1
  const theirs = `Luna mare movet magna vi. ${conflicts}`
  await api('PUT', path, { ...stored, slides: [{ ...one, audio_script: theirs }, ...others] })
  await script(walk).fill('Luna sola.')
  await button(walk, 'Save Changes').click()
}

/** The slideshow editor with its panels and dialogs. */
export const slideshowEditor: Route = {
  name: 'slideshow editor',
  prepare: offerPictureModel,
  screens: [
    { name: 'slideshow editor', open: openEditor, shows: stage },
    slide('title slide', 0),
    slide('slide with bullets', 2),
    slide('slide with a drawing', 3),
    slide('slide with a picture', 4),
    unfolded('generated picture', 4, 'Generate a picture…', 'Description for the model'),
    slide('slide with a table', 5),
    slide('quiz', 6),
    unfolded('rewriting', 1, 'Rewrite slide…', 'What is to be different?'),
    {
      name: 'voices',
      open: async (walk) => {
        await select(walk, 0)
        await voicePicker(walk.page).click()
      },
      shows: ({ page }) => page.getByRole('searchbox').first(),
    },
    opens(
      'recording',
      (walk) => button(walk, 'Record'),
      (walk) => button(walk, 'Close recording'),
    ),
    {
      name: 'theme',
      open: async (walk) => {
        const close = button(walk, 'Close recording')
        if (await close.isVisible()) await close.click()
        await walk.page.locator('[data-theme-toggle]:visible').click()
      },
      shows: (walk) => named(walk, 'complementary', 'Theme'),
    },
    {
      name: 'link',
      open: ({ page }) => page.locator('[data-share-button]').filter({ visible: true }).click(),
      shows: ({ page }) => page.locator('input[readonly]').first(),
    },
    {
      name: 'ask the page',
      open: async (walk) => {
        await walk.page.keyboard.press('Control+Shift+E')
        await dialog(walk).getByRole('textbox').fill(pageQuestion)
        await walk.page.keyboard.press('Enter')
      },
      shows: (walk) => dialog(walk).getByRole('heading', { level: 3 }),
    },
    {
      name: 'history',
      open: async (walk) => {
        await button(walk, 'History').click()
        await dialog(walk).getByRole('listitem').last().getByRole('button').click()
      },
      shows: (walk) => dialogButton(walk, 'Restore this version'),
    },
    opens('slide types', (walk) => button(walk, 'Add Slide'), dialog),
    opens('question before new content', (walk) => button(walk, 'Generate New Content'), question),
    {
      name: 'commands',
      open: ({ page }) => page.keyboard.press('Control+k'),
      shows: ({ page }) => page.getByRole('listbox'),
    },
    {
      name: 'shortcuts',
      open: async (walk) => {
        await walk.page.locator('[data-share-button]').filter({ visible: true }).focus()
        await walk.page.keyboard.press('?')
      },
      shows: dialog,
    },
    {
      name: 'question before a slide is deleted',
      open: async (walk) => {
        await rows(walk).first().getByRole('button').first().click()
        await walk.page.keyboard.press('Delete')
      },
      shows: question,
    },
    {
      name: 'preview with transcript',
      open: async (walk) => {
        await button(walk, 'Preview').click()
        const transcript = button(walk, 'Transcript')
        if ((await transcript.getAttribute('aria-pressed')) === 'false') await transcript.click()
      },
      shows: (walk) => named(walk, 'region', 'Transcript'),
    },
    {
      name: 'unsaved changes',
      open: async (walk) => {
        await openEditor(walk)
        await script(walk).fill('Luna.')
      },
      shows: isUnsaved,
    },
    { name: 'conflict', open: meetConflict, shows: question },
    {
      ...opens(
        'both versions',
        (walk) => question(walk).getByRole('button', { name: walk.say('Open both') }),
        dialog,
      ),
      continues: true,
    },
    {
      name: 'question before leaving',
      open: async (walk) => {
        await expect(dialog(walk)).toBeHidden()
        await iconButton(walk.page, 'arrow-left').click()
      },
      shows: question,
    },
  ],
}

/** The slideshow of a page that has changed since. */
export const pageChanges: Route = {
  name: 'changes of the page',
  screens: [
    {
      name: 'notice',
      open: async ({ page, content }) => {
        await page.goto(`/edit-slideshow/${content.published.courseId}/${content.published.changedPage}`)
      },
      shows: (walk) => button(walk, 'Show changes'),
    },
    opens(
      'changes',
      (walk) => button(walk, 'Show changes'),
      (walk) => dialog(walk).locator('ins, del').first(),
    ),
  ],
}
