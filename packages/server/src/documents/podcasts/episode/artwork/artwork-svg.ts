import { escapeMarkup } from '@lectern/domain/markup/escape.ts'
import { readColor, writeColor } from '@lectern/domain/theme/color.ts'
import { contrast, readableInk } from '@lectern/domain/theme/contrast.ts'
import type { Theme } from '@lectern/domain/theme/theme.ts'

/** Pixels per side: the minimum that podcast directories require. */
export const artworkSize = 1400
const margin = 120

export interface ArtworkTexts {
  readonly title: string
  readonly course: string
  readonly organization: string
}

/**
 * The picture of an episode as SVG: the colours of its theme, bars for the voices of its two hosts, and its title. A
 * title in a script that the product's typeface lacks is omitted, because it would show as empty boxes.
 */
export function artworkSvg(texts: ArtworkTexts, theme: Theme): string {
  const ground = readColor(theme.primary_color) ? theme.primary_color : '#1D5FB4'
  const ink = readableInk(ground)
  const title = drawable(texts.title)
  const lines = title && fittedLines(title)
  const small = [texts.course, texts.organization].map(drawable).filter((text) => text !== undefined)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${artworkSize}" height="${artworkSize}">`,
    `<defs><linearGradient id="ground" x1="0" y1="0" x2="1" y2="1"><stop stop-color="${ground}"/>`,
    `<stop offset="1" stop-color="${shaded(ground, 0.72)}"/></linearGradient></defs>`,
    `<rect width="100%" height="100%" fill="url(#ground)"/>`,
    voiceBars(texts.title, [barColor(theme, ground) ?? ink, ink], lines ? 400 : 700),
    ...(lines ? titleLines(lines, ink) : []),
    ...small.map((text, index) => smallLine(text, index, ink)),
    '</svg>',
  ].join('')
}

/** Bars for the two hosts, one above the middle and one below it. Each title has its own pattern. */
function voiceBars(title: string, [above, below]: readonly [string, string], middle: number): string {
  const count = 29
  const step = (artworkSize - 2 * margin) / count
  const next = randomFrom(title)
  const bars = Array.from({ length: count }, (_, index) => {
    const swell = 0.35 + 0.65 * Math.sin((Math.PI * (index + 0.5)) / count)
    const [up, down] = [next(), next()].map((share) => Math.round(40 + share * 190 * swell))
    const x = Math.round(margin + index * step)
    return bar(x, middle - 8 - (up ?? 0), up ?? 0, above, 1) + bar(x, middle + 8, down ?? 0, below, 0.85)
  })
  return bars.join('')
}

function bar(x: number, y: number, height: number, color: string, opacity: number): string {
  return `<rect x="${x}" y="${y}" width="26" height="${height}" rx="13" fill="${escapeMarkup(color)}" opacity="${opacity}"/>`
}

interface FittedLines {
  readonly size: number
  readonly lines: readonly string[]
}

/** The lines of the title, aligned with the bottom margin above the small print. */
function titleLines({ size, lines }: FittedLines, ink: string): string[] {
  const leading = size * 1.12
  const last = artworkSize - margin - 130
  return lines.map((line, index) => {
    const y = Math.round(last - (lines.length - 1 - index) * leading)
    return `<text x="${margin}" y="${y}" ${typeface} font-weight="700" font-size="${size}" fill="${ink}">${escapeMarkup(line)}</text>`
  })
}

function smallLine(text: string, index: number, ink: string): string {
  const [short = ''] = wrapped(text, smallSize, 1)
  const y = artworkSize - margin + index * 54 - 34
  return `<text x="${margin}" y="${y}" ${typeface} font-size="${smallSize}" fill="${ink}" opacity="0.85">${escapeMarkup(short)}</text>`
}

const typeface = 'font-family="Atkinson Hyperlegible Next"'
const smallSize = 42
const titleSizes = [132, 112, 96, 80]
const maxLines = 4

/** The title in the largest font size at which it fits into the available lines. */
function fittedLines(title: string): FittedLines {
  const fitting = titleSizes.find((size) => wrapped(title, size, Infinity).length <= maxLines)
  const size = fitting ?? titleSizes.at(-1) ?? 80
  return { size, lines: wrapped(title, size, maxLines) }
}

/** Breaks words into lines. Text that does not fit ends in an ellipsis. */
function wrapped(text: string, size: number, most: number): string[] {
  const room = artworkSize - 2 * margin
  const lines: string[] = []
  for (const word of text.trim().split(/\s+/)) {
    const longer = [lines.at(-1), word].filter((part) => part !== undefined).join(' ')
    if (lines.length > 0 && widthOf(longer, size) <= room) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  const shown = lines.slice(0, most)
  return shown.map((line, index) =>
    index === shown.length - 1 && lines.length > shown.length
      ? cutToFit(`${line}…`, size, room)
      : cutToFit(line, size, room),
  )
}

function cutToFit(line: string, size: number, room: number): string {
  if (widthOf(line, size) <= room) return line
  let end = line.length
  while (end > 1 && widthOf(`${line.slice(0, end)}…`, size) > room) end -= 1
  return `${line.slice(0, end).trimEnd()}…`
}

/** Approximate width of a line, precise enough for line breaks. */
function widthOf(line: string, size: number): number {
  const share = (letter: string) => {
    if (/[iljI.,:;'’!|]/.test(letter)) return 0.3
    if (/[mwMW—…%@]/.test(letter)) return 0.9
    return /\p{Lu}/u.test(letter) ? 0.7 : 0.58
  }
  return size * [...line].reduce((sum, letter) => sum + share(letter), 0)
}

/**
 * The text without its emoji; undefined if it has a character that cannot be drawn. The typeface has the Latin letters
 * of Europe with all their diacritics. It lacks Vietnamese and other scripts.
 */
function drawable(text: string): string | undefined {
  const plain = text
    .normalize('NFC')
    .replace(/[\p{Extended_Pictographic}\p{C}\ufe0f]/gu, ' ')
    .trim()
  return /^[\x20-\u017f\u0218-\u021b\u2013-\u2026\u20ac]+$/u.test(plain) ? plain : undefined
}

/** The first colour of the theme with enough contrast to the ground. */
function barColor(theme: Theme, ground: string): string | undefined {
  const colors = [theme.accent_color, theme.secondary_color, theme.card_bg]
  return colors.find((color) => (contrast(color, ground) ?? 0) >= 2)
}

function shaded(color: string, share: number): string {
  return writeColor((readColor(color) ?? [0, 0, 0]).map((channel) => channel * share))
}

/** Pseudo-random numbers from 0 to 1, seeded by the text (FNV-1a into mulberry32). */
function randomFrom(text: string): () => number {
  let state = [...text].reduce(
    (hash, letter) => Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16_777_619),
    2_166_136_261,
  )
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
