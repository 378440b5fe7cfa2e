import { splitSentences } from '../narration/split-sentences.ts'
import { readContent } from './read-content.ts'
import type { Field, Fields, SlideType } from './slide-type.ts'

/**
 * The fields of a type with the body of a slide, without headings: texts and lists. A text with an initial value (a
 * quiz's feedback) is not part of it.
 */
export function bodyFields(
  type: SlideType,
  headings: readonly string[],
): readonly (readonly [string, Field])[] {
  return Object.entries(type.fields).filter(
    ([name, { kind, initial }]) =>
      (kind === 'text' || kind === 'list') && initial === undefined && !headings.includes(name),
  )
}

/** The items of these fields: the items of lists, the paragraphs of texts, or the sentences of a single paragraph. */
export function readBodyItems(
  fields: readonly (readonly [string, Field])[],
  content: Readonly<Record<string, unknown>>,
  language: string,
): readonly string[] {
  const read = readContent<Fields>(
    { id: '', label: '', about: '', fields: Object.fromEntries(fields) },
    content,
  )
  const texts = fields.map(([name]) => read[name] ?? '')
  // With several texts, each stays whole: it is a column or a cell.
  const whole = texts.length > 1
  return texts
    .flatMap((text) => (typeof text !== 'string' ? text : whole ? [text] : itemsOfText(text, language)))
    .map((item) => item.trim())
    .filter(Boolean)
}

/** The paragraphs of a text, or its sentences if it has only one paragraph. */
function itemsOfText(text: string, language: string): readonly string[] {
  const paragraphs = text.split(/\n+/).filter((paragraph) => paragraph.trim())
  return paragraphs.length > 1 ? paragraphs : splitSentences(text, language)
}

/** Distributes the items evenly among these fields, in order. In texts, `joint` separates two items. */
export function writeBodyItems(
  fields: readonly (readonly [string, Field])[],
  items: readonly string[],
  joint: ' ' | '\n',
): Readonly<Record<string, string | readonly string[]>> {
  return Object.fromEntries(
    fields.map(([name, { kind }], at) => {
      const share = items.slice(
        Math.ceil((at * items.length) / fields.length),
        Math.ceil(((at + 1) * items.length) / fields.length),
      )
      return [name, kind === 'list' ? share : share.join(joint)]
    }),
  )
}
