import { countWords } from '@lectern/domain/narration/count-words.ts'
import { slideTypes } from '@lectern/domain/slides/slide-types.ts'
import { mainTitleField } from '@lectern/domain/slideshow/slide-title.ts'
import { namesIntroduction } from '../language/introduction-headings.ts'
import { marksOf } from '../language/marks.ts'
import type { Material } from '../material/material.ts'
import { tidyHeading } from '../slides/headline.ts'
import type { PlacedIdea } from '../slides/placed-idea.ts'
import { titlesFor } from './title-candidates.ts'

/**
 * The slides with titles that are all different. The first slide below a heading has the heading as its title; the
 * others are named by what they say. Slides for which there is no other title are `untitled`. `taken`
 * are the titles of the frame.
 */
export function withDistinctTitles(
  ideas: readonly PlacedIdea[],
  material: Material,
  taken: readonly string[],
): { readonly slides: readonly PlacedIdea[]; readonly untitled: ReadonlySet<PlacedIdea> } {
  const used = new Set([...taken, ...ideas.flatMap(({ content }) => content['term'] ?? [])].map(keyOf))
  const titled: PlacedIdea[] = []
  const untitled = new Set<PlacedIdea>()
  for (const idea of ideas) {
    const own = idea.content['slide_title']
    // A small heading above what heads the slide may be the same on several.
    if (typeof own !== 'string' || mainTitleField(slideTypes[idea.type]) !== 'slide_title') {
      titled.push(idea)
      continue
    }
    const isFree = (text: string) => text !== '' && !used.has(keyOf(text))
    const named = [ofPage(own, material), own, idea.otherTitle ?? ''].find(isFree)
    // A point that is the title too would be read twice.
    const isOther = (text: string) => isFree(text) && !leavesTooFew(idea, text)
    const title = named ?? titlesFor(idea, material, isOther) ?? titlesFor(idea, material, isFree)
    const isWeak = title === undefined || (named === undefined && repeatsPoint(idea, title))
    const holder = isWeak ? holderOf(idea, titled, isFree) : undefined
    if (holder !== undefined) {
      const other = holder.otherTitle ?? ''
      used.add(keyOf(other))
      titled.splice(titled.indexOf(holder), 1, { ...holder, content: withTitle(holder, other) }, idea)
      continue
    }
    if (title === undefined) {
      untitled.add(idea)
      continue
    }
    used.add(keyOf(title))
    titled.push(title === own ? idea : { ...idea, content: withTitle(idea, title) })
  }
  return { slides: titled, untitled }
}

/** The slide before that has the heading of this one as its title and can do with a title of its own, such as a chart. */
function holderOf(
  { content, unit }: PlacedIdea,
  titled: readonly PlacedIdea[],
  isFree: (title: string) => boolean,
): PlacedIdea | undefined {
  const own = String(content['slide_title'])
  const last = titled.at(-1)
  const holds = last?.unit === unit && keyOf(String(last.content['slide_title'])) === keyOf(own)
  return holds && isFree(last.otherTitle ?? '') ? last : undefined
}

/** 'Introduction' names no subject, unless the title of the page is before it: 'Functions in Python: Introduction'. */
function ofPage(heading: string, { page }: Material): string {
  const title = tidyHeading(page.title)
  const isNamed =
    namesIntroduction(heading, page.language) &&
    countWords(title) <= mostOfPage &&
    // 'Introduction: Introduction' says it twice.
    keyOf(title) !== keyOf(heading)
  return isNamed ? `${title}${marksOf(page.language).colon}${heading}` : heading
}

const mostOfPage = 8

/** Titles that differ only in capitals, spaces or marks are the same to a reader. */
function keyOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
}

const fewestPoints = 2

/** The points of a slide other than its title; undefined if the title is none of them. */
function pointsBeside({ content, isProse }: PlacedIdea, title: string): readonly string[] | undefined {
  const points = [content['bullet_points'] ?? []].flat()
  // 'The Inca: The Inca worshipped the sun'
  const isTitle = (point: string) =>
    keyOf(point) === keyOf(title) || (isProse === true && keyOf(title).endsWith(` ${keyOf(point)}`))
  const others = points.filter((point) => !isTitle(point))
  return others.length < points.length ? others : undefined
}

/** Whether a title is a point of its slide, also below a heading: 'Protection: Wear a mask' above 'Wear a mask'. */
function repeatsPoint({ content }: PlacedIdea, title: string): boolean {
  const own = ` ${keyOf(title)}`
  return [content['bullet_points'] ?? []].flat().some((point) => own.endsWith(` ${keyOf(point)}`))
}

/** Whether a title is a point that a list needs, or that leaves too few others. */
function leavesTooFew(idea: PlacedIdea, title: string): boolean {
  const others = pointsBeside(idea, title)
  return others !== undefined && (!idea.isProse || others.length < fewestPoints)
}

/** A point that became the title is not shown again, if enough others remain. */
function withTitle(idea: PlacedIdea, title: string): PlacedIdea['content'] {
  const { content } = idea
  const others = pointsBeside(idea, title) ?? []
  return {
    ...content,
    slide_title: title,
    ...(others.length >= fewestPoints ? { bullet_points: others } : {}),
  }
}
