import { jsonrepair } from 'jsonrepair'
import { keepBackslashes } from './keep-backslashes.ts'

/** The repair takes quadratic time if a model repeats quotes without end: about 1 s for this number of characters. */
const maxRepaired = 64 * 1024

/**
 * Reads JSON as models write it: with LaTeX in strings, trailing commas, comments, single or missing quotes, quotes and
 * line breaks inside strings. Undefined if it cannot be parsed.
 */
export function parseJson(text: string): { readonly value: unknown } | undefined {
  const json = keepBackslashes(text)
  return (
    tried(() => JSON.parse(json)) ??
    (json.length <= maxRepaired ? tried(() => JSON.parse(jsonrepair(json))) : undefined)
  )
}

function tried(parse: () => unknown): { value: unknown } | undefined {
  try {
    return { value: parse() }
  } catch {
    return undefined
  }
}
