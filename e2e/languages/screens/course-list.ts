import { expect, type Locator } from '@playwright/test'
import {
  button,
  dialog,
  dialogButton,
  iconButton,
  menu,
  named,
  opens,
  question,
  type Route,
  type Walk,
} from './walk.ts'

const course = ({ page }: Walk): Locator => page.getByRole('article', { name: 'Tides & Currents' })
const bread = ({ page, content }: Walk): Locator =>
  page.getByRole('article', { name: content.published.name })
const selection = ({ page }: Walk): Locator => page.locator('[data-lifts-toasts]').first()

async function unfold(card: Locator): Promise<void> {
  const title = card.getByRole('heading', { level: 2 }).getByRole('button')
  if ((await title.getAttribute('aria-expanded')) === 'false') await title.click()
}

/** The list of courses with its menus, panels and dialogs. */
export const courseList: Route = {
  name: 'course list',
  screens: [
    {
      name: 'course list',
      open: async (walk) => {
        await walk.page.goto('/courses')
        await unfold(course(walk))
        await unfold(bread(walk))
        await expect(bread(walk).getByRole('checkbox').last()).toBeVisible()
      },
      shows: (walk) => course(walk).getByRole('checkbox').last(),
    },
    opens('user menu', ({ page }) => page.getByRole('button', { name: 'Maya Okafor' }), menu),
    opens('help menu', ({ page }) => page.locator('[data-tour="help"]'), menu),
    {
      name: 'shortcuts of the course list',
      open: async (walk) => {
        await walk.page.locator('[data-tour="help"]').click()
        await named(walk, 'menuitem', 'Keyboard shortcuts').click()
      },
      shows: dialog,
    },
    {
      name: "what's new",
      open: async ({ page }) => {
        await page.locator('[data-tour="help"]').click()
        await page.getByRole('menuitem').last().click()
      },
      shows: dialog,
    },
    {
      name: 'tour',
      open: async (walk) => {
        await walk.page.locator('[data-tour="help"]').click()
        await walk.page.getByRole('menuitem').first().click()
      },
      shows: dialog,
    },
    opens('pronunciation', (walk) => iconButton(course(walk), 'spell-check'), dialog),
    opens('podcast feed', (walk) => iconButton(course(walk), 'rss'), dialog),
    opens('link to a course', (walk) => iconButton(course(walk), 'share-2'), dialog),
    opens('publishing of an imported course', (walk) => iconButton(course(walk), 'upload'), dialog),
    {
      ...opens('links and embed codes', (walk) => dialogButton(walk, 'Show links and embed codes'), dialog),
      continues: true,
    },
    {
      name: 'publishing',
      open: async (walk) => {
        await iconButton(bread(walk), 'upload').click()
        await expect(dialog(walk).getByRole('radio').first()).toBeVisible()
      },
      shows: (walk) => dialog(walk).getByRole('checkbox').first(),
    },
    opens('question before a course is removed', (walk) => iconButton(course(walk), 'trash-2'), question),
    {
      name: 'failed import',
      open: async (walk) => {
        const chooser = walk.page.waitForEvent('filechooser')
        await iconButton(walk.page.getByRole('main'), 'file-up').click()
        await (
          await chooser
        ).setFiles({
          name: 'tides.imscc',
          mimeType: 'application/zip',
          buffer: Buffer.from('Luna'),
        })
      },
      shows: ({ page }) => page.getByRole('alert').first(),
    },
    {
      name: 'search without results',
      open: async ({ page }) => {
        const field = page.getByRole('searchbox').filter({ visible: true })
        if ((await field.count()) === 0) await iconButton(page, 'search').click()
        await field.first().fill('Luna')
      },
      shows: (walk) => button(walk, 'Clear Search'),
    },
    {
      name: 'selection',
      open: async (walk) => {
        const clear = button(walk, 'Clear Search')
        if (await clear.isVisible()) await clear.click()
        await course(walk).getByRole('checkbox').last().check()
      },
      shows: selection,
    },
    opens('generate dialog', (walk) => iconButton(selection(walk), 'audio-lines'), dialog),
    {
      name: 'generate dialog, with both formats',
      continues: true,
      open: async (walk) => {
        const formats = dialog(walk).locator('button[aria-pressed="false"]')
        for (let left = await formats.count(); left > 0; left -= 1) await formats.first().click()
        const more = iconButton(dialog(walk), 'sliders-horizontal')
        if ((await more.getAttribute('aria-expanded')) === 'false') await more.click()
      },
      shows: (walk) => dialog(walk).locator('textarea'),
    },
    {
      name: 'voices',
      continues: true,
      open: (walk) => iconButton(dialog(walk), 'chevron-down').click(),
      shows: (walk) => dialog(walk).getByRole('searchbox'),
    },
  ],
}
