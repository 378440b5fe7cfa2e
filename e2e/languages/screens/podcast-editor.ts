import {
  dialog,
  dialogButton,
  button,
  iconButton,
  isUnsaved,
  menu,
  named,
  opens,
  question,
  type Route,
  unfoldSections,
  voicePicker,
} from './walk.ts'
import { pageQuestion } from '../../support/walked-content.ts'

/** The podcast editor with its panels and dialogs. */
export const podcastEditor: Route = {
  name: 'podcast editor',
  screens: [
    {
      name: 'podcast editor',
      open: async (walk) => {
        const { courseId, pageId } = walk.content
        await walk.page.goto(`/edit-podcast/${courseId}/${pageId}`)
        await button(walk, 'Complete').waitFor()
        await unfoldSections(walk.page)
      },
      shows: (walk) => button(walk, 'Complete'),
    },
    opens('menu of a line', (walk) => button(walk, 'More for line 1', 1), menu),
    {
      name: 'rewriting of a line',
      open: (walk) => button(walk, 'Rewrite line 1', 1).click(),
      shows: (walk) => button(walk, 'Rewrite'),
    },
    {
      name: 'voices',
      open: async (walk) => {
        const tab = walk.page
          .getByRole('button', { name: walk.say('Voices'), pressed: false })
          .filter({ visible: true })
        if (await tab.isVisible()) await tab.click()
        await voicePicker(walk.page).click()
      },
      shows: ({ page }) => page.getByRole('searchbox').first(),
    },
    opens('downloads', ({ page }) => iconButton(page, 'download'), menu),
    opens(
      'link',
      ({ page }) => page.locator('[data-share-button]').filter({ visible: true }),
      ({ page }) => page.locator('input[readonly]').first(),
    ),
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
        await walk.page.keyboard.press('Control+Shift+H')
        await dialog(walk).getByRole('listitem').last().getByRole('button').click()
      },
      shows: (walk) => dialogButton(walk, 'Restore this version'),
    },
    {
      name: 'commands',
      open: ({ page }) => page.keyboard.press('Control+k'),
      shows: ({ page }) => page.getByRole('listbox'),
    },
    {
      name: 'search',
      open: ({ page }) => page.keyboard.press('Control+f'),
      shows: (walk) => named(walk, 'textbox', 'Find'),
    },
    {
      name: 'shortcuts',
      open: async (walk) => {
        await walk.page.locator('[data-share-button]').filter({ visible: true }).focus()
        await walk.page.keyboard.press('?')
      },
      shows: dialog,
    },
    opens('question before a segment is deleted', (walk) => button(walk, 'Delete segment'), question),
    {
      name: 'unsaved changes',
      open: async (walk) => {
        await button(walk, 'Delete segment').click()
        await question(walk)
          .getByRole('button', { name: walk.say('Delete') })
          .click()
      },
      shows: isUnsaved,
    },
    opens('question before leaving', ({ page }) => iconButton(page, 'arrow-left'), question),
  ],
}
