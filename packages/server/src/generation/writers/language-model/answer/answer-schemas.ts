import { z } from 'zod'
import type { PageExcerpt } from '../page-excerpts.ts'

/** A text with letters or digits. Models write numbers in table cells as numbers. */
export const nonBlank = z
  .union([z.string(), z.number()])
  .transform((value) => String(value).trim())
  .refine((text) => /[\p{L}\p{N}]/u.test(text), 'is empty')

/** A list that is not empty. Also accepts a single item, or a text with one item per line, as some models write it. */
export function listOf<T extends z.ZodType>(item: T) {
  return z.preprocess((value) => {
    if (typeof value === 'string') return linesOf(value)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? [value] : value
  }, z.array(item).min(1))
}

/** A schema for one of these words. Also accepts other cases and phrases, as models write them: `Option B` for `B`. */
export function oneOf<const T extends readonly string[]>(choices: T) {
  return z.preprocess((value) => {
    if (typeof value !== 'string') return value
    const same = choices.find((choice) => plain(choice) === plain(value))
    if (same !== undefined) return same
    const words = value.split(/[^\p{L}\p{N}]+/u).map(plain)
    const named = choices.filter((choice) => words.includes(plain(choice)))
    return named.length === 1 ? named[0] : value.trim()
  }, z.enum(choices))
}

/**
 * Ids of blocks of the part, without duplicates. Models write them as `"[b1]"`, `"b1, b2"` or `"block b1"`. An id that
 * the part does not have is a fault. Any other word beside an id is ignored.
 */
export function sourcesOf(excerpt: PageExcerpt, least: 0 | 1) {
  const known = new Map(excerpt.ids.map((id) => [id.toLowerCase(), id]))
  const idsIn = (value: unknown): unknown[] => {
    if (typeof value !== 'string') return [value]
    const words = value.split(/[\s,;[\](){}"'`]+/).filter(Boolean)
    const ids = words.map((word) => known.get(word.toLowerCase()) ?? word)
    return ids.some((id) => excerpt.ids.includes(id)) ? ids.filter((id) => /^[a-z]+\d+$/i.test(id)) : [value]
  }
  return z.preprocess(
    (value) => [...new Set([value ?? []].flat(2).flatMap(idsIn))],
    z.array(z.enum(excerpt.ids, 'is no id of a block of the page')).min(least, 'names no block of the page'),
  )
}

function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.replace(/^\s*(?:[-*•]|\d+[.)])\s+/, '').trim())
    .filter(Boolean)
}

function plain(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
}
