import { textWidth } from './text-width.ts'

/** The sizes of text on a drawing, in px of the stage. Below 24 only if nothing else is possible. */
const sizes = [34, 30, 28, 26, 24, 22, 20] as const

export interface FittedText {
  readonly lines: readonly string[]
  readonly size: number
  readonly lineHeight: number
  readonly height: number
}

export interface TextSpace {
  readonly width: number
  readonly height: number
  /** The largest size to use. */
  readonly largest?: number
  readonly bold?: boolean
  /** The least height of a line as a share of its size, which depends on the script. */
  readonly leastLine: number
  readonly language?: string | undefined
}

/** The largest size at which a text fits its space, broken into lines. In the smallest size it may be too long. */
export function fitText(text: string, space: TextSpace): FittedText {
  const { width, height, largest = sizes[0], bold = false, leastLine, language } = space
  const usable = [largest, ...sizes.filter((size) => size < largest)]
  let fitted: FittedText | undefined
  for (const size of usable) {
    const lineHeight = size * Math.max(1.22, leastLine)
    const { lines, isWhole } = breakLines(text, { width, size, bold, language })
    fitted = { lines, size, lineHeight, height: lines.length * lineHeight }
    if (isWhole && fitted.height <= Math.max(height, lineHeight)) return fitted
  }
  return fitted ?? { lines: [], size: sizes[0], lineHeight: sizes[0], height: 0 }
}

/** Texts that stand beside each other have one size: the largest at which all fit. */
export function fitTexts(texts: readonly string[], space: TextSpace): readonly FittedText[] {
  const fitted = texts.map((text) => fitText(text, space))
  const largest = Math.min(...fitted.map(({ size }) => size))
  return fitted.map((one, at) =>
    one.size === largest ? one : fitText(texts[at] ?? '', { ...space, largest }),
  )
}

interface LineWidth {
  readonly width: number
  readonly size: number
  readonly bold: boolean
  readonly language: string | undefined
}

/** Lines as wide as possible. `isWhole` is false if a word had to be broken. */
function breakLines(text: string, space: LineWidth): { lines: readonly string[]; isWhole: boolean } {
  const fits = (line: string) => textWidth(line.trim(), space.size, space.bold) <= space.width
  const lines: string[] = []
  let line = ''
  let isWhole = true
  const add = (piece: string) => {
    if (fits(line + piece)) line += piece
    else {
      if (line.trim()) lines.push(line.trim())
      line = piece.trimStart()
    }
  }
  for (const piece of piecesOf(text, space.language)) {
    if (fits(piece)) add(piece)
    else {
      isWhole = false
      for (const character of piece) add(character)
    }
  }
  if (line.trim()) lines.push(line.trim())
  return { lines, isWhole }
}

const spaceless = /[\u0e00-\u0e7f\u2e80-\u9fff\uff00-\uffef]/u

/** Pieces that may begin a line: words with the space after them, and in scripts without spaces what is a word there. */
function piecesOf(text: string, language: string | undefined): readonly string[] {
  // A formula has spaces at which no line ends.
  const words = text.trim().split(/(?<=[^\S\u00a0\u202f])/u)
  return words.flatMap((word) => (spaceless.test(word) ? wordsWithin(word, language) : [word]))
}

function wordsWithin(text: string, language: string | undefined): readonly string[] {
  const pieces: string[] = []
  for (const { segment } of segmenter(language).segment(text)) {
    // A mark stays with the word before it.
    if (/^[\p{P}\s]+$/u.test(segment) && pieces.length > 0) pieces.push((pieces.pop() ?? '') + segment)
    else pieces.push(segment)
  }
  return pieces
}

function segmenter(language: string | undefined): Intl.Segmenter {
  try {
    return new Intl.Segmenter(language, { granularity: 'word' })
  } catch {
    return new Intl.Segmenter(undefined, { granularity: 'word' })
  }
}
