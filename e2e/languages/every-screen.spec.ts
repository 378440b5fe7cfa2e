import { join } from 'node:path'
import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test'
import { interfaceLanguages } from '../../packages/domain/src/interface-languages/interface-languages.ts'
import { complaints } from '../support/axe.ts'
import { type WalkedLanguage, wordsOf } from '../support/interface-words.ts'
import { layoutFlaws } from '../support/layout-flaws.ts'
import { type OwnLectern, test as inOwnLectern } from '../support/own-lectern.ts'
import { collectData, expectTranslated, namesOfMakers } from '../support/untranslated.ts'
import { makeWalkedContent, type WalkedContent, words } from '../support/walked-content.ts'
import { account, figures } from './screens/account.ts'
import { courseList } from './screens/course-list.ts'
import { podcastEditor } from './screens/podcast-editor.ts'
import { beforeLogin, learners } from './screens/signed-out.ts'
import { pageChanges, slideshowEditor } from './screens/slideshow-editor.ts'
import { closeAll, type Route, type Screen, type Walk } from './screens/walk.ts'

const routes: readonly Route[] = [
  beforeLogin,
  learners,
  courseList,
  account,
  figures,
  slideshowEditor,
  pageChanges,
  podcastEditor,
]

const wide = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }

const test = inOwnLectern.extend<object, { content: WalkedContent }>({
  content: [
    async ({ browser, own }: { browser: Browser; own: OwnLectern }, use) => {
      const { content, close } = await makeWalkedContent(browser, own)
      await use(content)
      await close()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
})

test.setTimeout(300_000)

// Two workers share the walk.
test.describe.configure({ mode: 'parallel' })

const soft = expect.configure({ soft: true })
/** A folder for pictures of all screens, for a review by eye. */
const pictures = process.env['SHOTS']

const all: readonly WalkedLanguage[] = [
  'pseudo',
  ...(Object.keys(interfaceLanguages) as (keyof typeof interfaceLanguages)[]),
]

/**
 * The languages of `WALK`, such as `pseudo,de,ar`, or `all`. Without it none is walked, because a walk through one language takes
 * minutes. `pseudo-language.spec.ts` and `interface-languages.spec.ts` check the main screens in every run.
 */
const asked = process.env['WALK']?.split(',') ?? []
const languages = all.filter((language) => asked.includes('all') || asked.includes(language))

for (const language of languages)
  for (const route of routes) {
    // The pages for learners have no pseudo language.
    if (language === 'pseudo' && route === learners) continue
    test(`${language}: ${route.name}`, async ({ browser, content, own }) => {
      const context = await newContext(browser, { language, content, url: own.url, route })
      const page = await context.newPage()
      const walk: Walk = { page, say: await wordsOf(language), content }
      await route.prepare?.(page)
      await walkThrough(route, walk, checkOf(language, page))
      await context.close()
    })
  }

interface Visit {
  readonly language: WalkedLanguage
  readonly content: WalkedContent
  readonly url: string
  readonly route: Route
}

/** A browser with the language, of the author or of a visitor. */
async function newContext(
  browser: Browser,
  { language, content, url, route }: Visit,
): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: wide,
    locale: interfaceLanguages[language === 'pseudo' ? 'en' : language].locale,
    reducedMotion: 'reduce',
    permissions: ['microphone'],
    ...(!route.signedOut && { storageState: content.session }),
  })
  context.setDefaultTimeout(15_000)
  await context.addInitScript((code) => localStorage.setItem('interface_language', code), language)
  return context
}

type Width = 'wide' | 'phone'
type Check = (screen: string, width: Width) => Promise<void>

/** Visits the screens of a route. If one does not open, the others are visited anyway, without later states of the same dialog. */
async function walkThrough(route: Route, walk: Walk, check: Check): Promise<void> {
  let isOpen = true
  for (const screen of route.screens) {
    if (!isOpen && screen.continues) continue
    const name = `${route.name}, ${screen.name}`
    // oxlint-disable-next-line no-await-in-loop -- a screen opens from the one before
    const failure = await test.step(screen.name, () =>
      visit(screen, walk, (width) => check(name, width)).catch(String),
    )
    soft(failure, name).toBeUndefined()
    isOpen = failure === undefined
    // oxlint-disable-next-line no-await-in-loop -- a screen opens from the one before
    if (!isOpen) await startAgain(route, walk)
  }
}

/** Returns to the first screen of a route, without what is open. */
async function startAgain({ screens: [first] }: Route, walk: Walk): Promise<void> {
  await walk.page.setViewportSize(wide)
  await first?.open(walk).catch(() => {})
}

/** Opens a screen in a wide window and checks it, then on a phone. */
async function visit(screen: Screen, walk: Walk, check: (width: Width) => Promise<void>): Promise<void> {
  const { page } = walk
  await open(screen, walk)
  await check('wide')
  await page.setViewportSize(phone)
  if (!(await isStable(screen, walk))) await open(screen, walk)
  await check('phone')
  await page.setViewportSize(wide)
}

async function open(screen: Screen, walk: Walk): Promise<void> {
  if (!screen.continues) await closeAll(walk)
  await screen.open(walk)
  await expect(screen.shows(walk), screen.name).toBeVisible({ timeout: 15_000 })
}

/** Whether a screen stays open after the width of the window has changed. */
async function isStable(screen: Screen, walk: Walk): Promise<boolean> {
  const shown = screen.shows(walk).waitFor({ timeout: 1000 })
  return shown.then(
    () => true,
    () => false,
  )
}

/** Returns the check of a screen in a language. A failure does not end the walk. */
function checkOf(language: WalkedLanguage, page: Page): Check {
  const data = collectData(page, { without: namesOfMakers })
  const own = ['Maya Okafor', 'Riverside College', ...words]
  const isChecked = (width: Width) => width === 'wide' && (language === 'en' || language === 'ar')
  return async (screen, width) => {
    const name = `${screen}, ${width}`
    if (language === 'pseudo') await expectTranslated(page, name, data, own)
    // A screen that has just opened or changed its width may still move.
    else await soft.poll(() => layoutFlaws(page), { message: name, timeout: 5000 }).toEqual([])
    if (pictures !== undefined) await page.screenshot({ path: join(pictures, language, `${name}.png`) })
    // A menu is outside of the landmarks, and its screen was checked before.
    const within = (await page.getByRole('menu').count()) > 0 ? '[role="menu"]' : undefined
    if (isChecked(width)) soft(await complaints(page, within), `${screen}, axe`).toEqual([])
  }
}
