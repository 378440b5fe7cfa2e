import { directionOf, languageCode } from '@lectern/domain/voices/languages.ts'
import { proseOf } from '../blocks/block-kinds.ts'
import type { Block, StructuredPage } from '../page.ts'
import { withoutOutlineNumbers } from './outline-numbers.ts'
import { withoutCapitals } from './capitals.ts'
import { collectBlocks } from './collect-blocks.ts'
import type { FoundBlock } from './collect-blocks.ts'
import { withRecurringLabels } from './recurring-labels.ts'
import { countWords } from '@lectern/domain/narration/count-words.ts'
import { parseHtml } from './html-tree.ts'
import { chooseLanguage, sameLanguage, scriptLanguage } from '../../platform/languages/recognise-language.ts'

/** A page from its course system. `language` is the course's, if known. */
export interface CoursePage {
  readonly title: string
  readonly html: string
  readonly language?: string
}

/**
 * Reads a page's HTML into blocks: all its content, without markup and boilerplate. The same HTML gives the same ids.
 */
export function readPage(page: CoursePage): StructuredPage {
  const title = page.title.replace(/\s+/g, ' ').trim()
  const collected = withRecurringLabels(withoutOutlineNumbers(collectBlocks(title, parseHtml(page.html))))
  const language = languageOf(collected, title, page.language)
  const headingOf = withoutCapitals(collected.map(proseOf), languageCode(language))
  const found = collected.map((one) => ({ ...one, path: one.path.map(headingOf) }))
  const marked = new Set(found.map((one) => one.direction).filter((one) => one !== undefined))
  const [only] = marked
  const direction =
    marked.size === 1 && only && found.every((one) => one.direction) ? only : directionOf(language)
  return {
    title: headingOf(title),
    language,
    direction,
    blocks: found.map((one, index) => completeBlock(one, index, language, direction)),
    words: found.reduce((sum, one) => sum + countWords(proseOf(one)), 0),
  }
}

/** The language of most marked text, otherwise the course's or the recognised one. */
function languageOf(found: readonly FoundBlock[], title: string, course: string | undefined): string {
  const lengths = new Map<string, number>()
  for (const one of found) {
    const length = proseOf(one).length
    lengths.set(one.language ?? '', (lengths.get(one.language ?? '') ?? 0) + length)
  }
  const [most] = [...lengths].sort(([, a], [, b]) => b - a)
  if (most?.[0]) return most[0]
  const unmarked = found.filter((one) => one.language === undefined)
  return chooseLanguage([title, ...unmarked.map((one) => proseOf(one))].join(' '), course)
}

function completeBlock(found: FoundBlock, index: number, language: string, direction: 'ltr' | 'rtl'): Block {
  const { language: marked, direction: turned, ...block } = found
  const own = marked ?? scriptLanguage(proseOf(found))
  const differs = own !== undefined && !sameLanguage(own, language)
  const runs = turned ?? (differs ? directionOf(own) : direction)
  return {
    ...block,
    id: `b${index + 1}`,
    ...(differs ? { language: own } : {}),
    ...(runs === direction ? {} : { direction: runs }),
  }
}
