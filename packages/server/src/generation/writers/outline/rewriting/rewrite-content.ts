import type { WrittenSlide } from '@lectern/domain/api/documents/rewriting.ts'
import { splitSentences } from '@lectern/domain/narration/split-sentences.ts'
import { bodyFields } from '@lectern/domain/slides/body-items.ts'
import { readBullets } from '@lectern/domain/slides/read-bullets.ts'
import type { SlideType } from '@lectern/domain/slides/slide-type.ts'
import { slideTypes } from '@lectern/domain/slides/slide-types.ts'
import { titleFields } from '@lectern/domain/slideshow/slide-title.ts'
import { countWords } from '@lectern/domain/narration/count-words.ts'
import { withEndMark, marksOf } from '../language/marks.ts'
import { standsAlone } from '../material/sentence.ts'
import { sourcesOf } from '../slides/prose.ts'
import { normaliseText, freshSentences, type PartContext } from './part-context.ts'
import { mostImportant } from './rewrite-text.ts'
import type { Direction } from './instruction-words.ts'

/** A few words of content, and their source blocks. */
interface Shown {
  readonly value: string | readonly string[]
  readonly sources: readonly string[]
}

const maxPoints = 6
const maxTextWords = 60

/**
 * Rewrites the content of a slide by a direction: its lists and texts of prose. Other content of the page (a quotation,
 * a term's meaning, a table's cells, code) keeps its words. Returns only the changes.
 */
export function rewriteContent(
  slide: WrittenSlide,
  direction: Direction,
  context: PartContext,
): { readonly content: WrittenSlide['content']; readonly sources: readonly string[] } {
  const type: SlideType = slideTypes[slide.slide_type]
  const content: Record<string, string | readonly string[]> = {}
  const sources: string[] = []
  for (const [name, { kind }] of bodyFields(type, titleFields)) {
    const value = slide.content[name]
    const shown =
      kind === 'list' ? points(readBullets(value), direction, context) : prose(value, direction, context)
    if (!shown) continue
    content[name] = shown.value
    sources.push(...shown.sources)
  }
  return { content, sources }
}

function points(present: readonly string[], direction: Direction, context: PartContext): Shown | undefined {
  const { material } = context
  if (direction === 'shorter') {
    // Few points are often steps or parts, all of which are needed.
    const few = present.length > 4 ? mostImportant(present, context) : present
    const value = few.map((point) => material.lexicon.shorten(point, 9) ?? point)
    return value.join('\n') === present.join('\n') ? undefined : { value, sources: [] }
  }
  if (direction === 'example') return undefined
  const room = direction === 'longer' ? maxPoints - present.length : Math.max(3, present.length)
  const found = freshSentences(context, present, {
    wanted: room * 14,
    most: room * 22,
    suits: standsAlone,
    onlySameHeading: direction === 'other',
  })
    .filter(standsAlone)
    .map((one) => ({ one, point: material.lexicon.shorten(one.text, 16) }))
    .filter(({ point }) => point !== undefined)
    .slice(0, Math.max(0, room))
  // Other points replace the current ones only if there are enough of them for a list.
  if (found.length === 0 || (direction === 'other' && found.length < 2)) return undefined
  const fresh = found.map(({ point }) => point ?? '')
  return {
    value: direction === 'longer' ? [...present, ...fresh] : fresh,
    sources: sourcesOf(found.map(({ one }) => one)),
  }
}

/** A text of whole sentences in one paragraph. */
function prose(value: unknown, direction: Direction, context: PartContext): Shown | undefined {
  if (typeof value !== 'string' || /[\n`]|\$\$/.test(value.trim())) return undefined
  const { language } = context.material.page
  const { space } = marksOf(language)
  const sentences = splitSentences(value, language)
  if (direction === 'shorter') {
    const kept = mostImportant(sentences, context)
    return kept.length < sentences.length ? { value: kept.join(space), sources: [] } : undefined
  }
  if (direction === 'example' || !isOfThePage(sentences, context)) return undefined
  const words = countWords(value)
  const room = direction === 'longer' ? maxTextWords - words : Math.max(words, 30)
  if (room < 8) return undefined
  const fresh = freshSentences(context, sentences, {
    wanted: Math.min(room, 20),
    most: room,
    suits: standsAlone,
    onlySameHeading: direction === 'other',
  })
  if (fresh.length === 0) return undefined
  const text = fresh.map((one) => withEndMark(one.text, language)).join(space)
  return {
    value: direction === 'longer' ? [value.trim(), text].join(space) : text,
    sources: sourcesOf(fresh),
  }
}

/**
 * Prose of the page may be replaced by other prose of the page. The author's own text, quotations and definitions stay.
 */
function isOfThePage(sentences: readonly string[], { rings }: PartContext): boolean {
  const known = new Set(rings.flat().map(({ text }) => normaliseText(text)))
  return sentences.length > 0 && sentences.every((text) => known.has(normaliseText(text)))
}
