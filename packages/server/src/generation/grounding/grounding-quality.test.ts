import { languageOf } from '@lectern/domain/voices/languages.ts'
import { splitSentences } from '@lectern/domain/narration/split-sentences.ts'
import { describe, expect, test } from 'vitest'
import { mutations } from '../../testing/grounding/mutations.ts'
import { readCorpus } from '../../testing/writing/corpus.ts'
import { picturesOf, type StructuredPage } from '../page.ts'
import { createOutlineWriter } from '../writers/outline/outline-writer.ts'
import { textOfLine, textsOfSlide } from './draft-texts.ts'
import { findUngrounded } from './find-ungrounded.ts'
import type { GroundedText } from './evidence/grounded-text.ts'
import { evidenceOf, plainText } from './evidence/page-evidence.ts'

/** Sentences that are changed for each kind of change and page. */
const mostChanged = 5
const limits = { falseAlarms: 0.01, caughtInEnglish: 0.9, caughtInOthers: 0.8 }

const pages = Object.values(Object.groupBy(readCorpus(), ({ file }) => file.split('/')[0] ?? '')).flatMap(
  (all) => (all ?? []).filter(({ words }) => words > 200).slice(0, 1),
)

describe.skipIf(pages.length === 0)('The check on real pages (skipped if the corpus is absent)', () => {
  test('accepts what the outline writer makes of a page, and finds what is changed in it', async () => {
    let [sentences, alarms] = [0, 0]
    const caught: Record<string, { found: number; of: number }> = {}
    for (const { page, language: tag } of pages) {
      const language = languageOf(tag) ?? tag
      const texts = await textsMadeOf(page)
      const wrong = new Set(findUngrounded(texts, page).map(({ path, sentence }) => path + sentence))
      sentences += texts.reduce((sum, { text }) => sum + splitSentences(text, language).length, 0)
      alarms += wrong.size
      const claims = claimsOf(texts, page, wrong)
      for (const [name, mutate] of Object.entries(mutations)) {
        const group = (caught[`${language === 'en' ? 'en' : 'others'} ${name}`] ??= { found: 0, of: 0 })
        for (const one of changedClaims(claims, (text) => mutate(text, language, page))) {
          group.of += 1
          group.found += findUngrounded([one], page).length > 0 ? 1 : 0
        }
      }
    }
    expect(alarms / sentences).toBeLessThanOrEqual(limits.falseAlarms)
    for (const [name, { found, of }] of Object.entries(caught)) {
      const least = name.startsWith('en ') ? limits.caughtInEnglish : limits.caughtInOthers
      expect(of === 0 ? 1 : found / of, `${name}: ${found} of ${of}`).toBeGreaterThanOrEqual(least)
    }
  })
})

/** The first claims that can be changed, after the change. */
function changedClaims(
  claims: readonly GroundedText[],
  change: (text: string) => string | undefined,
): readonly GroundedText[] {
  const changed: GroundedText[] = []
  for (const claim of claims) {
    if (changed.length === mostChanged) break
    const text = change(claim.text)
    if (text !== undefined) changed.push({ ...claim, text })
  }
  return changed
}

async function textsMadeOf(page: StructuredPage): Promise<readonly GroundedText[]> {
  const writer = createOutlineWriter()
  const request = { page, options: {}, images: new Map(picturesOf(page).map(({ url }) => [url, url])) }
  const { slides } = await writer.write('slideshow', request)
  const { segments } = await writer.write('podcast', request)
  return [
    ...slides.flatMap((slide, at) => textsOfSlide(slide, `slides[${at}]`)),
    ...segments.flatMap(({ dialogue }, segment) =>
      dialogue.map((line, at) => textOfLine(line, `segments[${segment}].dialogue[${at}]`)),
    ),
  ]
}

/** The whole sentences that stand on the page, each once. Titles and phrases of the writer cannot be made false. */
function claimsOf(
  texts: readonly GroundedText[],
  page: StructuredPage,
  wrong: ReadonlySet<string>,
): readonly GroundedText[] {
  const { plain } = evidenceOf(page).whole
  // A summary names parts of the page by their headings.
  const headings = new Set(page.blocks.flatMap(({ path }) => path.map((heading) => heading.toLowerCase())))
  const claims = texts
    .filter(({ kind, sources }) => kind === undefined && sources.length > 0)
    .flatMap((text) =>
      splitSentences(text.text, page.language).map((sentence) => ({ ...text, text: sentence })),
    )
    .filter(({ path, text }) => !wrong.has(path + text) && text.length > 20)
    .filter(({ text }) => plain.includes(plainText(text)) && /[.!。！।]$/u.test(text))
    .filter(({ text }) => !headings.has(text.slice(0, -1).toLowerCase()))
  return claims.filter(({ text }, at) => claims.findIndex((one) => one.text === text) === at)
}
