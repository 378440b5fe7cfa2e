import { expect, type Page, test } from '@playwright/test'
import { complaints } from './axe.ts'
import { slideSamples } from '../packages/web/src/features/gallery/slide-samples.ts'
import { deckOf, english, mockMedia, openDeck, startPreview } from './player-deck.ts'

/** The elements and texts of a part of a page. */
interface Outlines {
  readonly outlineOf: (node: Node) => unknown
}

/** The exports of `player.js`: `packages/web/src/player-entry.tsx`. */
interface PlayerEntry {
  readonly mountPlayer: (host: HTMLElement, options: { slideshow: unknown }) => { unmount: () => void }
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
  await expect(player(page)).toBeVisible()
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
