import type { WrittenSlide } from '@lectern/domain/api/rewriting.ts'
import { splitSentences } from '@lectern/domain/narration/split-sentences.ts'
import { bodyFields } from '@lectern/domain/slides/body-pieces.ts'
import { readBullets } from '@lectern/domain/slides/read-bullets.ts'
import type { SlideType } from '@lectern/domain/slides/slide-type.ts'
import { slideTypes } from '@lectern/domain/slides/slide-types.ts'
import { titleFields } from '@lectern/domain/slideshow/slide-list-title.ts'
import { countWords } from '@lectern/domain/narration/count-words.ts'
import { ended, marksOf } from '../marks.ts'
import { standsAlone } from '../sentence.ts'
import { sourcesOf } from '../slides/prose.ts'
import { bare, freshSentences, type Ground } from './ground.ts'
import { tellingMost } from './retell.ts'
import type { Direction } from './wish-words.ts'

/** A few words of content, and the blocks that they came from. */
interface Shown {
  readonly value: string | readonly string[]
  readonly sources: readonly string[]
}

const mostPoints = 6
const mostTextWords = 60

/**
 * The content of a slide by a wish: its lists and texts of prose. What the page shows otherwise (a quotation, a term's
 * meaning, a table's cells, code) keeps its words. Only what changed is answered.
 */
export function reshow(
  slide: WrittenSlide,
  direction: Direction,
  ground: Ground,
): { readonly content: WrittenSlide['content']; readonly sources: readonly string[] } {
  const type: SlideType = slideTypes[slide.slide_type]
  const content: Record<string, string | readonly string[]> = {}
  const sources: string[] = []
  for (const [name, { kind }] of bodyFields(type, titleFields)) {
    const value = slide.content[name]
    const shown =
      kind === 'list' ? points(readBullets(value), direction, ground) : prose(value, direction, ground)
    if (!shown) continue
    content[name] = shown.value
    sources.push(...shown.sources)
  }
  return { content, sources }
}

function points(present: readonly string[], direction: Direction, ground: Ground): Shown | undefined {
  const { material } = ground
  if (direction === 'shorter') {
    // A few points are often steps or parts, of which none can be missed.
    const few = present.length > 4 ? tellingMost(present, ground) : present
    const value = few.map((point) => material.lexicon.shorten(point, 9) ?? point)
    return value.join('\n') === present.join('\n') ? undefined : { value, sources: [] }
  }
  if (direction === 'example') return undefined
  const room = direction === 'longer' ? mostPoints - present.length : Math.max(3, present.length)
  const found = freshSentences(ground, present, {
    wanted: room * 14,
    most: room * 22,
    suits: standsAlone,
    near: direction === 'other',
  })
    .filter(standsAlone)
    .map((one) => ({ one, point: material.lexicon.shorten(one.text, 16) }))
    .filter(({ point }) => point !== undefined)
    .slice(0, Math.max(0, room))
  // Other points take the place of those that are there only where there are enough of them to make a list.
  if (found.length === 0 || (direction === 'other' && found.length < 2)) return undefined
  const fresh = found.map(({ point }) => point ?? '')
  return {
    value: direction === 'longer' ? [...present, ...fresh] : fresh,
    sources: sourcesOf(found.map(({ one }) => one)),
  }
}

/** A text of whole sentences in one paragraph. */
function prose(value: unknown, direction: Direction, ground: Ground): Shown | undefined {
  if (typeof value !== 'string' || /[\n`]|\$\$/.test(value.trim())) return undefined
  const { language } = ground.material.page
  const { space } = marksOf(language)
  const sentences = splitSentences(value, language)
  if (direction === 'shorter') {
    const kept = tellingMost(sentences, ground)
    return kept.length < sentences.length ? { value: kept.join(space), sources: [] } : undefined
  }
  if (direction === 'example' || !isOfThePage(sentences, ground)) return undefined
  const words = countWords(value)
  const room = direction === 'longer' ? mostTextWords - words : Math.max(words, 30)
  if (room < 8) return undefined
  const fresh = freshSentences(ground, sentences, {
    wanted: Math.min(room, 20),
    most: room,
    suits: standsAlone,
    near: direction === 'other',
  })
  if (fresh.length === 0) return undefined
  const text = fresh.map((one) => ended(one.text, language)).join(space)
  return {
    value: direction === 'longer' ? [value.trim(), text].join(space) : text,
    sources: sourcesOf(fresh),
  }
}

/** Prose of the page may be exchanged for other prose of it; what the author wrote, or the page quotes or defines, may not. */
function isOfThePage(sentences: readonly string[], { rings }: Ground): boolean {
  const known = new Set(rings.flat().map(({ text }) => bare(text)))
  return sentences.length > 0 && sentences.every((text) => known.has(bare(text)))
}
