import { formatValue } from '@lectern/domain/drawings/format-value.ts'
import { type DrawingLayout, type Frame, lineAt, placeText, spaceIn } from '../drawing-layout.ts'
import { fitTexts } from '../fit-text.ts'
import type { Shape } from '../shape.ts'

const disc = 28
const arrow = 44
const padding = 26

/** Numbered steps with arrows between them, in one row or in two. */
export const process: DrawingLayout = ({ rows }, frame) => {
  const steps = rows.map(({ label }) => label.trim()).filter(Boolean)
  if (steps.length === 0) return []
  const inOneRow = steps.length <= 4 ? steps.length : Math.ceil(steps.length / 2)
  const lines = Math.ceil(steps.length / inOneRow)
  const width = (frame.width - arrow * (inOneRow - 1)) / inOneRow
  const gap = 30
  const most = (frame.height - gap * (lines - 1)) / lines
  const texts = fitTexts(
    steps,
    spaceIn(frame, { width: width - padding * 2, height: most - disc * 2 - padding * 2 - 14, largest: 32 }),
  )
  const body = Math.max(...texts.map(({ height }) => height))
  const height = Math.min(most, body + disc * 2 + padding * 2 + 14)
  const top = (frame.height - height * lines - gap * (lines - 1)) / 2
  return texts.flatMap((text, at) => {
    const x = (at % inOneRow) * (width + arrow)
    const y = top + Math.floor(at / inOneRow) * (height + gap)
    const isLast = at === steps.length - 1 || at % inOneRow === inOneRow - 1
    return [
      { shape: 'bar', role: 'card', x, y, width, height, radius: 18 } as const,
      ...numberedDisc(at + 1, x + padding + disc, y + padding + disc, frame),
      placeText(text, { role: 'ink', x: x + padding, y: y + padding + disc * 2 + 14, align: 'start' }),
      ...(isLast ? [] : [arrowAt(x + width + arrow / 2, y + height / 2)]),
    ]
  })
}

function numberedDisc(number: number, x: number, y: number, frame: Frame): readonly Shape[] {
  const text = formatValue(number, frame.language)
  const place = { role: 'on-plate', x, y, width: disc * 2, largest: 30, align: 'middle', bold: true } as const
  return [
    { shape: 'disc', role: 'plate', x, y, rx: disc, ry: disc },
    lineAt(text, frame, { ...place, isNumber: true }),
  ]
}

function arrowAt(x: number, y: number): Shape {
  return {
    shape: 'path',
    role: 'main',
    points: [
      [x - 7, y - 14],
      [x + 7, y],
      [x - 7, y + 14],
    ],
    width: 6,
  }
}
