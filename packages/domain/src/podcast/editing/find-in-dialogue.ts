import { changeLine } from './edit-dialogue.ts'
import { lineOf } from '../find-line.ts'
import type { Podcast } from '../podcast.ts'

export interface Search {
  readonly text: string
  readonly matchCase: boolean
  readonly wholeWords: boolean
}

/** A search result in a line. */
export interface Finding {
  /** Keys of the segment and of the line. */
  readonly segment: string
  readonly line: string
  /** In UTF-16 units. */
  readonly start: number
  readonly end: number
}

/** All search results in the dialogue, in order. Empty for an empty search. */
export function findInDialogue(podcast: Podcast, search: Search): Finding[] {
  const pattern = patternOf(search)
  if (!pattern) return []
  return podcast.segments.flatMap(({ key: segment, dialogue }) =>
    dialogue.flatMap(({ key: line, content }) =>
      [...content.matchAll(pattern)].map(({ index, 0: found }) => ({
        segment,
        line,
        start: index,
        end: index + found.length,
      })),
    ),
  )
}

/** Replaces the text of a result. The line must not have changed since the search. */
export function replaceFinding(podcast: Podcast, finding: Finding, replacement: string): Podcast {
  const { line, start, end } = finding
  const content = lineOf(podcast, line)?.content
  if (content === undefined) return podcast
  return changeLine(podcast, line, { content: content.slice(0, start) + replacement + content.slice(end) })
}

/** From last to first, because a replacement shifts the text after it. */
export function replaceAll(podcast: Podcast, search: Search, replacement: string): Podcast {
  return findInDialogue(podcast, search).reduceRight(
    (changed, finding) => replaceFinding(changed, finding, replacement),
    podcast,
  )
}

function patternOf({ text, matchCase, wholeWords }: Search): RegExp | undefined {
  if (text === '') return undefined
  const escaped = text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)
  const pattern = wholeWords ? `(?<![\\p{L}\\p{N}_])${escaped}(?![\\p{L}\\p{N}_])` : escaped
  return new RegExp(pattern, matchCase ? 'gu' : 'giu')
}
