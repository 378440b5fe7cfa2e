import { expect, type Locator, type Page } from '@playwright/test'
import type { Say } from '../../support/interface-words.ts'
import type { WalkedContent } from '../../support/walked-content.ts'

/** A browser page on its way through the screens, in one language. */
export interface Walk {
  readonly page: Page
  readonly say: Say
  readonly content: WalkedContent
}

/** A screen, a dialog, or a state of one. */
export interface Screen {
  readonly name: string
  /** Opens it from the screen before, with any width of the window. */
  readonly open: (walk: Walk) => Promise<void>
  /** A locator that is visible while the screen is open. A screen that another width closes is opened again. */
  readonly shows: (walk: Walk) => Locator
  /** True if it is a later state of the dialog before, which stays open. */
  readonly continues?: true
}

/** Screens with a common address, in their order. */
export interface Route {
  readonly name: string
  /** True if learners and visitors see it, who have no account. */
  readonly signedOut?: true
  /** Prepares answers of the server that an installation for tests does not give. */
  readonly prepare?: (page: Page) => Promise<unknown>
  readonly screens: readonly Screen[]
}

/** The control of a role by its English name. A name that is in the page twice means the first visible one. */
export const named = (
  { page, say }: Walk,
  role: 'button' | 'link' | 'menuitem' | 'tab' | 'radio' | 'list' | 'region' | 'textbox' | 'complementary',
  english: string,
  ...values: readonly (string | number)[]
): Locator =>
  page
    .getByRole(role, { name: say(english, ...values) })
    .filter({ visible: true })
    .first()

export const button = (walk: Walk, english: string, ...values: readonly (string | number)[]): Locator =>
  named(walk, 'button', english, ...values)

/** A button by the name of its icon. */
export const iconButton = (within: Page | Locator, icon: string): Locator =>
  within.locator(`button:has(svg.lucide-${icon})`).filter({ visible: true }).first()

export const dialog = ({ page }: Walk): Locator => page.getByRole('dialog').last()
export const menu = ({ page }: Walk): Locator => page.getByRole('menu')
export const question = ({ page }: Walk): Locator => page.getByRole('alertdialog')

/** The button of an open dialog. */
export const dialogButton = (walk: Walk, english: string): Locator =>
  dialog(walk)
    .getByRole('button', { name: walk.say(english) })
    .first()

/** The editor's sign that edits are not saved. */
export const isUnsaved = ({ page, say }: Walk): Locator =>
  page.getByText(say('Unsaved changes')).filter({ visible: true }).first()

/** A screen that a press on one control opens. */
export const opens = (
  name: string,
  control: (walk: Walk) => Locator,
  shows: (walk: Walk) => Locator,
): Screen => ({ name, open: (walk) => control(walk).click(), shows })

/** Closes menus, dialogs and questions, one inside the other. */
export async function closeAll({ page }: Walk): Promise<void> {
  const floating = page
    .locator('dialog[open], [role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]')
    .filter({ visible: true })
  for (let open = await floating.count(); open > 0; open = await floating.count()) {
    await page.keyboard.press('Escape')
    await expect(floating).not.toHaveCount(open)
  }
}

/** The first button that opens a list of voices. */
export const voicePicker = (page: Page): Locator =>
  page
    .locator('button[aria-expanded="false"][aria-controls]:not(h2 *):has(> svg.lucide-chevron-down)')
    .filter({ visible: true })
    .first()

/** Opens all folded sections of the side panels. */
export async function unfoldSections(page: Page): Promise<void> {
  const folded = page.locator('h2 > button[aria-expanded="false"]:visible')
  for (let left = await folded.count(); left > 0; left -= 1) await folded.first().click()
}
