import { splitAt, type TextRun } from './text-runs.ts'

/** A point that starts with a term, and the text about it. */
export interface TermPoint {
  readonly term: TextRun
  readonly meaning: TextRun
}

/** `**Water**, drawn up …`, `Water: drawn up …`, `Water – drawn up …` */
const openings: readonly RegExp[] = [
  /^(?<term>\s*(?:\*\*[^*]+\*\*|__[^_]+__))(?<between>\s*(?:[,:;،：、，]|\s[–—-]\s)\s*)/u,
  /^(?<term>[^:：.!?]{2,40}?)(?<between>\s*[:：]\s+|：)/u,
  /^(?<term>[^–—.!?]{2,40}?)(?<between>\s[–—]\s)/u,
]

/** Maximum number of words of a term. */
const mostWords = 5

/** The term at the start of a point and the rest. Undefined if it starts without a term. */
export function splitTerm(point: string): TermPoint | undefined {
  for (const opening of openings) {
    const { term = '', between = '' } = opening.exec(point)?.groups ?? {}
    if (!term.trim() || term.trim().split(/\s+/).length > mostWords) continue
    const parts = splitAt(point, term.length)
    if (!parts) continue
    const start = term.length + between.length
    const meaning = point.slice(start).trim()
    if (meaning) return { term: { ...parts[0], text: term }, meaning: { text: meaning, from: start } }
  }
  return undefined
}
