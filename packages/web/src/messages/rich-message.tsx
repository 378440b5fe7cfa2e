import { cloneElement, Fragment, type ReactElement } from 'react'

/**
 * A message that contains elements: `<link>Register</link>` becomes the element `parts.link` with 'Register' in it, and
 * `<email/>` becomes the element `parts.email`. A value of an author is always in such an element, so that markup in it
 * stays text. Elements of a message do not contain each other.
 */
export function RichMessage({
  text,
  parts,
}: {
  text: string
  parts: Readonly<Record<string, ReactElement>>
}) {
  return splitMessage(text).map(({ name, content }, at) => (
    // The pieces of a message never change their order.
    // oxlint-disable-next-line react/no-array-index-key
    <Fragment key={at}>{fill(name === undefined ? undefined : parts[name], content)}</Fragment>
  ))
}

function fill(part: ReactElement | undefined, content: string) {
  if (!part) return content
  return content === '' ? part : cloneElement(part, undefined, content)
}

interface Piece {
  /** The part that contains the piece. Undefined for plain text. */
  readonly name?: string
  readonly content: string
}

function splitMessage(text: string): readonly Piece[] {
  const pieces: Piece[] = []
  let end = 0
  for (const found of text.matchAll(/<(\w+)(?:\/>|>(.*?)<\/\1>)/gs)) {
    pieces.push({ content: text.slice(end, found.index) }, { name: found[1] ?? '', content: found[2] ?? '' })
    end = found.index + found[0].length
  }
  return [...pieces, { content: text.slice(end) }]
}
