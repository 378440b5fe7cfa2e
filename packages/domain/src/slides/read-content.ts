import { readBullets } from './read-bullets.ts'
import type { ContentOf, Field, Fields, SlideType } from './slide-type.ts'

/**
 * A slide's content as its type understands it. Documents keep whatever they were given, so what is drawn, edited and
 * spoken is read through here: missing and odd values become empty ones, never an error.
 */
export function readContent<F extends Fields>(
  type: SlideType<F>,
  content: Readonly<Record<string, unknown>>,
): ContentOf<F> {
  const entries = Object.entries(type.fields).map(([name, field]) => [name, readField(field, content[name])])
  return Object.fromEntries(entries) as ContentOf<F>
}

/** The content of this type in which nothing stands, with every field that it may have. */
export function blankContent<F extends Fields>(type: SlideType<F>): ContentOf<F> {
  return readContent(type, {})
}

/** What a new slide of this type begins with. */
export function newContent(type: SlideType): Readonly<Record<string, string | readonly string[]>> {
  const all = Object.entries(blankContent(type))
  return Object.fromEntries(all.filter(([name]) => !type.fields[name]?.further))
}

function readField(field: Field, value: unknown): string | readonly string[] {
  if (field.kind === 'list') return readBullets(value)
  if (field.kind === 'choices') {
    const read = readBullets(value).map((one) => one.trim().toUpperCase())
    return (field.choices ?? []).filter((one) => read.includes(one.toUpperCase()))
  }
  const read = typeof value === 'string' ? value : typeof value === 'number' ? String(value) : ''
  if (field.choices) {
    const wanted = read.trim().toUpperCase()
    return field.choices.find((one) => one.toUpperCase() === wanted) ?? field.initial ?? ''
  }
  return read || (field.initial ?? '')
}
