import type { Drawing, Shape } from './drawing.ts'
import { drawings } from './drawings.ts'
import { seededRandom } from './drawing-parts.ts'

/**
 * The picture of a title: that of its subject, otherwise one of those for any title. The same words draw the same
 * picture. Titles of one subject differ in the details that the drawing varies. A word of the title counts as much as
 * two of the subtitle.
 */
export function drawTitle(title: string, subtitle = ''): readonly Shape[] {
  const random = seededRandom(title.trim().toLowerCase())
  const drawing = bySubject(title, subtitle) ?? forAny[Math.floor(random() * forAny.length)]
  return drawing?.draw(random) ?? []
}

const forAny = Object.values(drawings).filter(({ words }) => words === undefined)

function bySubject(title: string, subtitle: string): Drawing | undefined {
  let best: Drawing | undefined
  let most = 0
  for (const drawing of Object.values(drawings)) {
    const found = countWords(drawing, title) * 2 + countWords(drawing, subtitle)
    if (found > most) [best, most] = [drawing, found]
  }
  return best
}

const patterns = new Map<Drawing, RegExp>()

function countWords(drawing: Drawing, text: string): number {
  if (drawing.words === undefined) return 0
  let pattern = patterns.get(drawing)
  if (!pattern) {
    const words = drawing.words.split(' ').map((word) => word.replace('*', String.raw`\p{L}*`))
    pattern = new RegExp(String.raw`(?<!\p{L})(?:${words.join('|')})(?!\p{L})`, 'giu')
    patterns.set(drawing, pattern)
  }
  return text.match(pattern)?.length ?? 0
}
