import { expect, type Page, test } from '@playwright/test'
import { complaints } from '../support/axe.ts'
import { slideSamples } from '../../packages/web/src/features/gallery/slide-samples.ts'
import { arabic, deckOf, english, mockMedia, openDeck, startPreview } from '../support/player-deck.ts'

/** The elements and texts of a part of a page. */
interface Outlines {
  readonly outlineOf: (node: Node) => unknown
}

/** The exports of `player.js`: `packages/web/src/player-entry.tsx`. */
interface PlayerEntry {
  readonly mountPlayer: (
    host: HTMLElement,
    options: { slideshow: unknown; start?: number },
  ) => { unmount: () => void }
}

/** The exports of `first-slide.js`: `packages/web/src/first-slide-entry.tsx`. */
interface FirstSlideEntry {
  readonly renderFirstSlide: (slideshow: unknown, start: number) => Promise<string>
}

const player = (page: Page) => page.getByRole('region', { name: 'Slideshow player' })
const slideNumber = (page: Page, number: number) => player(page).getByText(`Slide ${number} of 4`)
const caption = (page: Page) => page.locator('.player-caption')

/** Opens a page that contains the built player and nothing of the app. Returns the scripts that were requested. */
async function openBarePage(page: Page, deck: object = deckOf(english)): Promise<readonly string[]> {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname)
  })
  await mockMedia(page)
  await page.route('**/bare.html', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html>
        <html lang="en">
          <title>A slideshow</title>
          <link rel="stylesheet" href="/player/player.css">
          <header><h1>A slideshow</h1></header>
          <main style="height: 90vh"></main>
        </html>`,
    }),
  )
  await page.goto('/bare.html')
  await page.evaluate(async (slideshow) => {
    const address = '/player/player.js'
    const { mountPlayer }: PlayerEntry = await import(address)
    const host = document.querySelector('main')
    if (host) Object.assign(window, { mounted: mountPlayer(host, { slideshow }) })
  }, deck)
  await expect(page.locator('.player-controls')).toBeVisible()
  return scripts
}

/** A slide of every type, with all markup and with Arabic text. */
function deckOfSamples() {
  const deck = deckOf(english)
  const [first] = deck.slides
  if (!first) throw new Error('The deck is empty.')
  const contents = Object.entries(slideSamples).flatMap(([slide_type, sample]) =>
    [sample.markedUp, sample.rightToLeft].map((content) => ({ slide_type, content })),
  )
  return {
    ...deck,
    slides: contents.map((slide, index) => ({
      ...first,
      ...slide,
      key: `sample-${index}`,
      slide_id: `sample-${index}`,
      audio_script: '',
      audio_path: undefined,
      audio: undefined,
      transition: 'none',
    })),
  }
}

/** The elements and the text of the slide that a page shows. */
function readSlide(page: Page): Promise<unknown> {
  return page
    .locator('.player-stage .slide-layer:not([inert]) .slide-stage')
    .evaluate((stage) => (window as unknown as Outlines).outlineOf(stage))
}

// The player is built with Preact, and the app with React.
test('every type of slide has the same elements as in the app', async ({ page, context }) => {
  test.slow()
  const deck = deckOfSamples()
  const count = deck.slides.length
  await context.addInitScript(() => {
    const outlineOf = (node: Node): unknown => {
      if (!(node instanceof Element)) return node.textContent
      const content = Array.from(node.childNodes, outlineOf).filter((child) => child !== '')
      return [node.localName, node.getAttribute('class') ?? '', node.getAttribute('role') ?? '', ...content]
    }
    Object.assign(window, { outlineOf })
  })
  const app = await context.newPage()
  await openDeck(app, deck)
  await startPreview(app)
  await openBarePage(page, deck)
  const both = [page, app]
  for (let number = 1; number <= count; number++) {
    for (const one of both) await expect(player(one).getByText(`Slide ${number} of ${count}`)).toBeVisible()
    // Formulas appear when their code is loaded.
    await expect(async () => expect(await readSlide(page)).toEqual(await readSlide(app))).toPass()
    for (const one of both) await player(one).press('ArrowRight')
  }
})

test('a page that a server sends shows every type of slide before scripts run, and the player replaces it', async ({
  page,
}) => {
  const deck = deckOfSamples()
  const built = '../../packages/web/dist/player-server/first-slide.js'
  const { renderFirstSlide }: FirstSlideEntry = await import(built)
  await openBarePage(page, deck)
  for (const [index, { slide_type }] of deck.slides.entries()) {
    const drawn = await renderFirstSlide(deck, index)
    await page.evaluate((html) => {
      const host = document.querySelector('main')
      Reflect.get(window, 'mounted').unmount()
      if (host) host.innerHTML = html
    }, drawn)
    const stage = page.locator('main .slide-stage:not([data-ahead] *)')
    await expect(stage, slide_type).toBeVisible()
    const words = await stage.textContent()
    await page.evaluate(
      async ({ slideshow, start }) => {
        const address = '/player/player.js'
        const { mountPlayer }: PlayerEntry = await import(address)
        const host = document.querySelector('main')
        if (host) Object.assign(window, { mounted: mountPlayer(host, { slideshow, start }) })
      },
      { slideshow: deck, start: index },
    )
    await expect(player(page).getByText(`Slide ${index + 1} of ${deck.slides.length}`)).toBeVisible()
    await expect(stage, slide_type).toHaveCount(1)
    expect(await stage.textContent(), slide_type).toBe(words)
  }
})

test('the next slide and the space behind slides are ready before a change', async ({ page }) => {
  await openBarePage(page)
  const ahead = player(page).locator('.slide-layer[data-ahead]')
  await expect(ahead).toHaveCount(1)
  const next = (await ahead.textContent()) ?? ''
  const space = await player(page)
    .locator('.slide-change:not([data-changing])')
    .evaluate((stage) => {
      const { backgroundImage, willChange } = getComputedStyle(stage, '::before')
      return { gradients: backgroundImage.match(/-gradient\(/g)?.length, willChange }
    })
  expect(space, 'painted as a layer of its own').toEqual({ gradients: 3, willChange: 'transform' })

  await player(page).press('ArrowRight')
  await expect(slideNumber(page, 2)).toBeVisible()
  await expect(player(page).locator('.slide-layer:not([inert])')).toHaveText(next)
})

test('a player that is removed before the code of its first slide is loaded shows nothing', async ({
  page,
}) => {
  const deck = deckOfSamples()
  const quiz = deck.slides.findIndex(({ slide_type }) => slide_type === 'quiz')
  let answer = () => {}
  const asked = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/player/assets/quiz-stage-*.js', async (route) => {
    await asked
    await route.continue()
  })
  await openBarePage(page)
  await page.evaluate(
    async ({ slideshow, start }) => {
      const address = '/player/player.js'
      const { mountPlayer }: PlayerEntry = await import(address)
      const host = document.querySelector('main')
      Reflect.get(window, 'mounted').unmount()
      if (!host) return
      host.innerHTML = '<p>Drawn</p>'
      mountPlayer(host, { slideshow, start }).unmount()
    },
    { slideshow: deck, start: quiz },
  )
  const loaded = page.waitForResponse('**/player/assets/quiz-stage-*.js')
  answer()
  await (await loaded).finished()
  await expect(page.locator('main .slide-stage')).toHaveCount(0)
})

test('a page without the app plays a slideshow by keyboard, with captions, to its end', async ({ page }) => {
  const scripts = await openBarePage(page)
  await player(page).focus()
  await page.keyboard.press('ArrowRight')
  await expect(slideNumber(page, 2)).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await expect(slideNumber(page, 1)).toBeVisible()
  await page.keyboard.press('k')
  await expect(caption(page)).toHaveText('Twice a day the sea comes in.')
  await page.keyboard.press('a')
  for (let faster = 0; faster < 4; faster++) await page.keyboard.press('>')
  await expect(caption(page)).toHaveText('Twice a day it goes.')
  for (const number of [2, 3, 4]) await expect(slideNumber(page, number)).toBeVisible()
  await expect(player(page).getByText('0:14 / 0:14')).toBeVisible()
  await expect(player(page).getByRole('button', { name: 'Play', exact: true })).toBeVisible()
  expect(scripts.filter((path) => !path.startsWith('/player/'))).toEqual([])
})

for (const reducedMotion of ['no-preference', 'reduce'] as const)
  test(`the keyboard works after a quiz, motion: ${reducedMotion}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion })
    const deck = deckOf(english)
    const content = { quiz_question: 'Which?', option_a: 'The moon', option_b: 'Rain', correct_answer: 'A' }
    const slides = deck.slides.map((slide, at) =>
      at === 0 ? { ...slide, slide_type: 'quiz', content } : slide,
    )
    await openBarePage(page, { ...deck, slides })
    await player(page).getByRole('radio', { name: 'The moon' }).focus()
    await page.keyboard.press('Space')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Go on', exact: true }).press('Enter')
    await expect(slideNumber(page, 2)).toBeVisible()
    await page.keyboard.press('ArrowRight')
    await expect(slideNumber(page, 3)).toBeVisible()
  })

test('two players of a page answer their quizzes separately', async ({ page }) => {
  const deck = deckOf(english)
  const content = { quiz_question: 'Which?', option_a: 'The moon', option_b: 'Rain', correct_answer: 'A' }
  const slides = deck.slides.map((slide) => ({ ...slide, slide_type: 'quiz', content }))
  await openBarePage(page, { ...deck, slides })
  await page.evaluate(
    async (slideshow) => {
      const address = '/player/player.js'
      const { mountPlayer }: PlayerEntry = await import(address)
      const second = document.createElement('section')
      second.style.height = '90vh'
      document.body.append(second)
      mountPlayer(second, { slideshow })
    },
    { ...deck, slides },
  )
  const second = page
    .locator('section')
    .filter({ has: page.getByRole('radio') })
    .last()
  await second.getByRole('radio', { name: 'Rain' }).check({ force: true })
  await second.getByRole('button', { name: 'Submit', exact: true }).click()
  await expect(second.getByRole('button', { name: 'Try Again', exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Try Again', exact: true })).toHaveCount(1)
})

test('later requests go to the folder of the player', async ({ page }) => {
  const scripts = await openBarePage(page)
  await player(page).focus()
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('t')
  await expect(page.getByRole('region', { name: 'Transcript' })).toBeVisible()
  expect(await complaints(page)).toEqual([])
  expect(scripts.filter((path) => !path.startsWith('/player/'))).toEqual([])
})

test('unmounting restores the page', async ({ page }) => {
  await openBarePage(page)
  await page.evaluate(() => {
    const { mounted } = window as unknown as { mounted: ReturnType<PlayerEntry['mountPlayer']> }
    mounted.unmount()
  })
  await expect(page.locator('main')).toBeEmpty()
})

test.describe('in the language of the slideshow', () => {
  const german = { ...english, language: 'de-AT' }
  const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
  const languagesOf = (scripts: readonly string[]) =>
    scripts.filter((path) => /\/(player|sound)-(?!translation)/.test(path))

  test('controls, shortcuts and numbers are, whatever the language of the browser', async ({ page }) => {
    await openBarePage(page, deckOf(german))
    await expect(button(page, 'Abspielen')).toBeVisible()
    await expect(page.getByText('Folie 1 von 4')).toBeVisible()
    await expect(page.getByRole('combobox', { name: 'Tempo' })).toContainText('0,75×')
    await expect(page.locator('.player-alone')).toHaveAttribute('lang', 'de')
    await page.locator('.player').focus()
    await page.keyboard.press('?')
    await expect(page.getByRole('dialog', { name: 'Tastenkürzel' })).toContainText('Leertaste')
    await page.keyboard.press('Escape')
    expect(await complaints(page)).toEqual([])
  })

  test('controls go from right to left, and the slide keeps its own direction', async ({ page }) => {
    const slides = deckOf(arabic).slides.map((slide) => ({ ...slide, audio_script: '' }))
    await openBarePage(page, { ...deckOf(arabic), slides })
    const directionOf = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => getComputedStyle(element).direction)
    await expect(button(page, 'تشغيل')).toBeVisible()
    expect(await directionOf('.player-alone')).toBe('rtl')
    expect(await directionOf('.player-stage .slide-stage')).toBe('rtl')
    expect(await directionOf('.player-progress')).toBe('ltr')
    expect(await complaints(page)).toEqual([])
  })

  test('a language that Lectern has not is replaced by that of the browser', async ({ browser }) => {
    const context = await browser.newContext({ locale: 'ar-EG' })
    const page = await context.newPage()
    await openBarePage(page, deckOf({ ...english, language: 'nl' }))
    await expect(page.locator('.player-alone')).toHaveAttribute('dir', 'rtl')
    await expect(page.locator('.player-stage .slide-stage').first()).toHaveAttribute('dir', 'ltr')
    await expect(button(page, 'تشغيل')).toBeVisible()
    await context.close()
  })

  test('only that language is loaded, and none in English', async ({ page }) => {
    expect(languagesOf(await openBarePage(page, deckOf(german)))).toHaveLength(2)
    await page.goto('about:blank')
    expect(languagesOf(await openBarePage(page))).toEqual([])
  })

  for (const [what, answer] of [
    ['is missing', 'fulfill'],
    ['never arrives', 'wait'],
  ] as const)
    test(`the player is English if the language ${what}`, async ({ page }) => {
      await page.route(/\/player\/assets\/player-(?!translation)/, (route) =>
        answer === 'wait' ? undefined : route.fulfill({ status: 404 }),
      )
      await openBarePage(page, deckOf(german))
      await expect(button(page, 'Play')).toBeVisible()
      await expect(page.locator('.player-alone')).toHaveAttribute('lang', 'en')
    })
})
