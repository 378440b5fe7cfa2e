import { jsonrepair } from 'jsonrepair'
import { keepBackslashes } from './keep-backslashes.ts'

/**
 * The repair takes a time that grows with the square of the length where a model repeats quotes without end: about 1 s
 * for so many characters.
 */
const mostRepaired = 64 * 1024

/**
 * Reads JSON as models write it: with LaTeX in strings, trailing commas, comments, single or missing quotes, quotes and
 * line breaks inside strings. Undefined if it cannot be understood.
 */
export function parseJson(text: string): { readonly value: unknown } | undefined {
  const json = keepBackslashes(text)
  return (
    tried(() => JSON.parse(json)) ??
    (json.length <= mostRepaired ? tried(() => JSON.parse(jsonrepair(json))) : undefined)
  )
}

function tried(parse: () => unknown): { value: unknown } | undefined {
  try {
    return { value: parse() }
  } catch {
    return undefined
  }
}
