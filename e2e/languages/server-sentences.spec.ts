import { expect, type Page, test } from '@playwright/test'
import { Problem, storable } from '../../packages/domain/src/problems/problems.ts'
import { podcastEditor as podcastInArabic } from '../../packages/web/src/messages/languages/ar/podcast-editor.ts'
import { problems as problemsInArabic } from '../../packages/web/src/messages/languages/ar/problems.ts'
import { slideshowEditor as slideshowInArabic } from '../../packages/web/src/messages/languages/ar/slideshow-editor.ts'
import { podcastEditor as podcastInGerman } from '../../packages/web/src/messages/languages/de/podcast-editor.ts'
import { problems as problemsInGerman } from '../../packages/web/src/messages/languages/de/problems.ts'
import { slideshowEditor as slideshowInGerman } from '../../packages/web/src/messages/languages/de/slideshow-editor.ts'
import { openDeck } from '../support/own-deck.ts'
import { openOwnPodcast, type TestLine } from '../support/own-podcast.ts'

const languages = [
  { code: 'de', slideshow: slideshowInGerman, podcast: podcastInGerman, problems: problemsInGerman },
  { code: 'ar', slideshow: slideshowInArabic, podcast: podcastInArabic, problems: problemsInArabic },
] as const

const words = 'Luna mare movet magna vi.'
const passages = [{ id: 'b1', path: ['Aestus'], text: `${words} Mare bis cotidie fluit.` }]

/** Not understood, understood in part, declined, and without content on the page. */
const instructions = [
  'Carmen scribe',
  'More detail, with a poem about cats',
  'Simpler words, in a friendlier tone',
  'Translate it to French',
  'Another example',
]

async function reloadIn(page: Page, code: string): Promise<void> {
  await page.evaluate((language) => localStorage.setItem('interface_language', language), code)
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', code)
}

/** Sends the instructions, and expects that no warning is shown as the server sends it. */
async function expectWarnings(page: Page, instructed: readonly string[]): Promise<void> {
  const field = page.locator('form textarea:focus')
  const form = page.locator('form', { has: page.locator('textarea[data-own-undo]') }).first()
  await expect(field).toBeVisible()
  for (const instruction of instructed) {
    const answered = page.waitForResponse(/\/rewrite$/)
    await form.getByRole('textbox').fill(instruction)
    await form.getByRole('textbox').press('Enter')
    const { warnings } = (await (await answered).json()) as { warnings: string[] }
    expect(warnings.length, instruction).toBeGreaterThan(0)
    const shown = form.getByRole('alert').getByRole('listitem')
    await expect(shown).toHaveCount(warnings.length)
    for (const text of await shown.allTextContents()) {
      expect(warnings, instruction).not.toContain(text)
      expect(text).not.toMatch(/the page|outline writer/i)
    }
  }
}

for (const { code, slideshow, podcast, problems } of languages)
  test.describe(`sentences of the server are in the language of the interface (${code})`, () => {
    test('in the warnings of a rewritten slide', async ({ page }) => {
      const slide = { slide_type: 'text', audio_script: words, sources: ['b1'] }
      await openDeck(page, [{ ...slide, content: { slide_title: 'Aestus', slide_content: words } }], {
        title: 'Oceanus',
        passages,
      })
      await reloadIn(page, code)
      const { rewriteSlide } = slideshow['slideshow-editor/inspector']
      await page.getByRole('button', { name: rewriteSlide, exact: true }).click()
      await expectWarnings(page, [...instructions, 'As a table'])
    })

    test('in the warnings of a rewritten line', async ({ page }) => {
      const lines: TestLine[] = [{ speaker: 'ALEX', content: words, sources: ['b1'] }, 'JAMIE: Cotidie?']
      await openOwnPodcast(page, [{ title: 'Aestus', lines }], { passages })
      await reloadIn(page, code)
      const name = podcast['podcast-editor/dialogue'].rewriteLine(1)
      await page.getByRole('button', { name, exact: true }).click()
      await expectWarnings(page, instructions)
    })

    for (const by of ['autosave', 'the user'] as const)
      test(`in saves by ${by} that are refused`, async ({ page }) => {
        const { api } = await openDeck(page, [{}])
        await api('PUT', '/api/me/preferences', { autosave: by === 'autosave' })
        await reloadIn(page, code)
        const { TOO_LARGE, NOT_FOUND, INVALID_REQUEST } = problems.sentences
        const field = 'slides.0.key'
        const refusals = [
          {
            problem: new Problem('TOO_LARGE', { reason: 'document', values: { format: 'slideshow' } }),
            said: TOO_LARGE.document({ format: 'slideshow' }),
          },
          {
            problem: new Problem('NOT_FOUND', { reason: 'pageNotInCourse' }),
            said: NOT_FOUND.pageNotInCourse,
          },
          {
            problem: new Problem('INVALID_REQUEST', { reason: 'field', values: { field } }),
            said: INVALID_REQUEST.field({ field }),
          },
        ]
        for (const [at, { problem, said }] of refusals.entries()) {
          await page.route('**/api/slideshow/**', (route) =>
            route.request().method() === 'PUT'
              ? route.fulfill({ status: problem.status, json: storable(problem) })
              : route.fallback(),
          )
          await page.locator('textarea').first().fill(`Mare fluit ${at}.`)
          if (by === 'the user') await page.keyboard.press('ControlOrMeta+S')
          await expect(page.getByRole('alert').filter({ hasText: said })).toBeVisible()
          await expect(page.getByText(problem.message)).toHaveCount(0)
          await page.unroute('**/api/slideshow/**')
        }
      })
  })
