/** Maximum number of characters quoted from a model in a message. */
const maxWords = 200

/** The start of a model's text as one plain line: without Markdown, control characters and line breaks. */
export function quotedWords(text: string): string {
  const plain = text
    .replace(/```\w*/g, ' ')
    .replace(/[*_#`>|]+/g, '')
    .replace(/[\p{C}\s]+/gu, ' ')
    .replace(/[“”]/g, '"')
    .trim()
  if (!/\p{L}/u.test(plain)) return ''
  if (plain.length <= maxWords) return plain
  return `${plain.slice(0, maxWords).replace(/\s+\S*$/, '')} …`
}
