import { formatValue } from '@lectern/domain/drawings/format-value.ts'
import { type DrawingLayout, type Frame, lineAt, placeText, spaceIn } from '../drawing-layout.ts'
import { fitTexts } from '../fit-text.ts'
import type { Shape } from '../shape.ts'

const disc = 28
const arrow = 44
const padding = 26

/** Smaller text on cards is hard to read, so longer steps stand below each other. */
const leastOnCards = 26
/** More lines of a narrow card are hard to read too. */
const mostLines = 6

/** Numbered steps with arrows between them, in one row or in two; long ones below each other. */
export const process: DrawingLayout = ({ rows }, frame) => {
  const steps = rows.map(({ label }) => label.trim()).filter(Boolean)
  if (steps.length === 0) return []
  return onCards(steps, frame) ?? downwards(steps, frame)
}

/** Undefined if the texts are too long for cards. */
function onCards(steps: readonly string[], frame: Frame): readonly Shape[] | undefined {
  const inOneRow = steps.length <= 4 ? steps.length : Math.ceil(steps.length / 2)
  const lines = Math.ceil(steps.length / inOneRow)
  const width = (frame.width - arrow * (inOneRow - 1)) / inOneRow
  const gap = 30
  const most = (frame.height - gap * (lines - 1)) / lines
  const room = most - disc * 2 - padding * 2 - 14
  const texts = fitTexts(steps, spaceIn(frame, { width: width - padding * 2, height: room, largest: 32 }))
  const isNarrow = texts.some(({ lines: own }) => own.length > mostLines)
  if (isNarrow || texts.some(({ size, height }) => size < leastOnCards || height > room)) return undefined
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

/** Steps below each other, with a line from the first number to the last. */
function downwards(steps: readonly string[], frame: Frame): readonly Shape[] {
  const place = Math.min(104, frame.height / steps.length)
  const radius = Math.min(disc, place / 2 - 3)
  const start = radius * 2 + 28
  const space = { width: frame.width - start, height: place - 6, largest: 30 }
  const texts = fitTexts(steps, spaceIn(frame, space))
  const top = (frame.height - place * steps.length) / 2
  const middle = (at: number) => top + place * (at + 0.5)
  return [
    {
      shape: 'path',
      role: 'rule',
      points: [
        [radius, middle(0)],
        [radius, middle(steps.length - 1)],
      ],
      width: 4,
    },
    ...texts.flatMap((text, at) => [
      ...numberedDisc(at + 1, radius, middle(at), frame, radius),
      placeText(text, { role: 'ink', x: start, y: middle(at) - text.height / 2, align: 'start' }),
    ]),
  ]
}

function numberedDisc(number: number, x: number, y: number, frame: Frame, radius = disc): readonly Shape[] {
  const text = formatValue(number, frame.language)
  const place = { role: 'on-plate', x, y, width: radius * 2, align: 'middle', bold: true } as const
  const largest = radius < disc ? 26 : 30
  return [
    { shape: 'disc', role: 'plate', x, y, rx: radius, ry: radius },
    lineAt(text, frame, { ...place, largest, isNumber: true }),
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
