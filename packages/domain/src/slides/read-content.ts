import { readBullets } from './read-bullets.ts'
import { readText } from './read-text.ts'
import type { ContentOf, Field, Fields, SlideType } from './slide-type.ts'

/**
 * Parses the content of a slide with its type. Documents keep any content, so rendering, editing and speech read it
 * through this function. Missing and invalid values become empty ones, never an error.
 */
export function readContent<F extends Fields>(
  type: SlideType<F>,
  content: Readonly<Record<string, unknown>>,
): ContentOf<F> {
  const entries = Object.entries(type.fields).map(([name, field]) => {
    const read = readField(field, content[name])
    const stand = field.emptyMeans !== undefined && read.length === 0 ? content[field.emptyMeans] : undefined
    return [name, stand === undefined ? read : readField(field, [stand])]
  })
  return Object.fromEntries(entries) as ContentOf<F>
}

/** Empty content of this type, with every possible field. */
export function blankContent<F extends Fields>(type: SlideType<F>): ContentOf<F> {
  return readContent(type, {})
}

/** The initial content of a new slide of this type. */
export function newContent(type: SlideType): Readonly<Record<string, string | readonly string[]>> {
  const all = Object.entries(blankContent(type))
  return Object.fromEntries(all.filter(([name]) => !type.fields[name]?.authorsOnly))
}

function readField(field: Field, value: unknown): string | readonly string[] {
  if (field.kind === 'list') return readBullets(value)
  if (field.kind === 'choices') {
    const read = readBullets(value).map((one) => one.trim().toUpperCase())
    return (field.choices ?? []).filter((one) => read.includes(one.toUpperCase()))
  }
  const read = readText(value)
  if (field.choices) {
    const wanted = read.trim().toUpperCase()
    return field.choices.find((one) => one.toUpperCase() === wanted) ?? field.initial ?? ''
  }
  return read || (field.initial ?? '')
}
