/**
 * The paragraphs of a text, which are separated by empty lines. `joinParagraphs` restores the same text, also with
 * empty paragraphs and with a line break at the end of a paragraph.
 */
export function splitParagraphs(text: string): readonly string[] {
  const [first = '', ...more] = text.replace(/\n[^\S\n]+(?=\n)/g, '\n').split(/(\n{2,})/)
  const paragraphs = [first]
  for (let at = 0; at < more.length; at += 2) {
    const breaks = more[at]?.length ?? 0
    if (breaks % 2 === 1) paragraphs.push(`${paragraphs.pop() ?? ''}\n`)
    for (let empty = 2; empty < breaks - 1; empty += 2) paragraphs.push('')
    paragraphs.push(more[at + 1] ?? '')
  }
  return paragraphs
}

export function joinParagraphs(paragraphs: readonly string[]): string {
  return paragraphs.join('\n\n')
}
