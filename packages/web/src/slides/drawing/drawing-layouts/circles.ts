import { itemsOf } from '@lectern/domain/drawings/drawing-items.ts'
import type { DrawingRow } from '@lectern/domain/drawings/drawing.ts'
import { type DrawingLayout, type Frame, placeText, spaceIn } from '../drawing-layout.ts'
import { fitText, fitTexts } from '../fit-text.ts'
import type { Shape } from '../shape.ts'

const line = 8

/** Two compared things as circles. A third row stands where they overlap: what both have. */
export const circles: DrawingLayout = ({ rows }, frame) => {
  const [one, other, both] = rows.filter(({ label, text }) => label.trim() || text.trim())
  if (!one || !other) return []
  const { width, height } = frame
  const shared = both ? 250 : 60
  const rx = Math.min((width + shared) / 4, 360)
  const ry = height / 2 - 2
  const reach = rx - shared / 2
  const centre = width / 2
  const own = 2 * rx - shared
  // Text keeps clear of the curve.
  const inner = own - 92
  const left = centre - shared / 2 - own / 2 + 14
  return [
    { shape: 'disc', role: 'card', x: centre - reach, y: height / 2, rx, ry },
    { shape: 'disc', role: 'card', x: centre + reach, y: height / 2, rx, ry },
    { shape: 'disc', role: 'outline', x: centre - reach, y: height / 2, rx, ry },
    { shape: 'disc', role: 'outline', x: centre + reach, y: height / 2, rx, ry },
    ...column(one, left, inner, frame),
    ...column(other, width - left, inner, frame),
    ...(both ? column(both, centre, shared - 40, frame) : []),
  ]
}

function column(row: DrawingRow, x: number, width: number, frame: Frame): readonly Shape[] {
  const room = frame.height * 0.66
  const head = fitText(row.label.trim(), spaceIn(frame, { width, height: 80, largest: 32, bold: true }))
  const items = itemsOf(row)
  const texts = fitTexts(
    items,
    spaceIn(frame, { width, height: (room - head.height) / Math.max(1, items.length) - line, largest: 27 }),
  )
  const label = row.label.trim() ? head.height + line : 0
  const body = texts.reduce((sum, { height }) => sum + height + line, 0)
  let y = (frame.height - label - body) / 2
  const shapes: Shape[] = []
  if (label > 0) shapes.push(placeText(head, { role: 'head', x, y, align: 'middle', bold: true }))
  y += label
  for (const text of texts) {
    shapes.push(placeText(text, { role: 'ink', x, y, align: 'middle' }))
    y += text.height + line
  }
  return shapes
}
