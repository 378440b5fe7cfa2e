import { isWholeMarkdown, type TextRun } from './text-runs.ts'

/**
 * Finds words within a text. Returns the text before them, the words as written, and the text after them. Case, line
 * breaks and the quotation marks around the words are ignored. Undefined if the text does not contain them as whole
 * words, or if a cut there would split a piece of Markdown.
 */
export function findWords(text: string, words: string): readonly [TextRun, TextRun, TextRun] | undefined {
  const wanted = words
    .trim()
    .replaceAll(/^[\p{Pi}\p{Ps}"'„]+|[\p{Pf}\p{Pe}"'“.,;:!?…。]+$/gu, '')
    .split(/\s+/)
    .map((word) => word.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`))
    .join(String.raw`\s+`)
  if (!wanted) return undefined
  // Scripts without spaces have no word boundaries.
  const edge = /\s/.test(text.trim())
    ? [String.raw`(?<![\p{L}\p{N}])`, String.raw`(?![\p{L}\p{N}])`]
    : ['', '']
  const found = new RegExp(`${edge[0]}${wanted}${edge[1]}`, 'iu').exec(text)
  if (!found) return undefined
  const [start, end] = [found.index, found.index + found[0].length]
  const runs = [
    { text: text.slice(0, start), from: 0 },
    { text: found[0], from: start },
    { text: text.slice(end), from: end },
  ] as const
  return runs.every((run) => isWholeMarkdown(run.text)) ? runs : undefined
}
