import { type DrawingLayout, type Frame, placeText, spaceIn } from '../drawing-layout.ts'
import type { DrawingRow } from '@lectern/domain/drawings/drawing.ts'
import { type FittedText, fitTexts } from '../fit-text.ts'
import type { Shape } from '../shape.ts'

/** More events than this are listed below each other. */
const mostAcross = 5
/** More lines in a narrow column are hard to read. */
const mostLines = 7
const dot = 13

/** A line of time with a date and an event at each point: across for a few events, otherwise downwards. */
export const timeline: DrawingLayout = ({ rows }, frame) => {
  const events = rows.filter(({ label }) => label.trim())
  if (events.length === 0) return []
  if (events.length > mostAcross) return downwards(events, frame)
  const shapes = across(events, frame)
  return shapes ?? downwards(events, frame)
}

/** Undefined if the texts are too long to stand beside each other. */
function across(events: readonly DrawingRow[], frame: Frame): readonly Shape[] | undefined {
  const place = frame.width / events.length
  const width = place - 28
  const whens = fitTexts(
    events.map(({ label }) => label.trim()),
    spaceIn(frame, { width, height: 84, largest: 40, bold: true }),
  )
  const head = Math.max(...whens.map(({ height }) => height))
  const space = spaceIn(frame, { width, height: frame.height - head - 84, largest: 30 })
  const whats = fitTexts(
    events.map(({ text }) => text.trim()),
    space,
  )
  if (whats.some(({ size, lines }) => size < 24 || lines.length > mostLines)) return undefined
  const body = Math.max(...whats.map(({ height }) => height))
  const top = (frame.height - head - 84 - body) / 2
  const y = top + head + 34
  return [
    {
      shape: 'path',
      role: 'rule',
      points: [
        [dot, y],
        [frame.width, y],
      ],
      width: 4,
    },
    ...whens.flatMap((when, at): Shape[] => [
      placeText(when, {
        role: 'head',
        x: place * at,
        y: top + head - when.height,
        align: 'start',
        bold: true,
      }),
      { shape: 'disc', role: 'main', x: place * at + dot, y, rx: dot, ry: dot },
    ]),
    ...whats.map((what, at) => placeText(what, { role: 'ink', x: place * at, y: y + 34, align: 'start' })),
  ]
}

function downwards(events: readonly DrawingRow[], frame: Frame): readonly Shape[] {
  const whenWidth = frame.width * 0.24
  const start = whenWidth + 68
  const fit = (texts: readonly string[], width: number, bold: boolean): readonly FittedText[] =>
    fitTexts(texts, spaceIn(frame, { width, height: frame.height / events.length - 6, largest: 28, bold }))
  const whens = fit(
    events.map(({ label }) => label.trim()),
    whenWidth,
    true,
  )
  const whats = fit(
    events.map(({ text }) => text.trim()),
    frame.width - start,
    false,
  )
  const place = Math.min(86, frame.height / events.length)
  const top = (frame.height - place * events.length) / 2
  const middle = (at: number) => top + place * (at + 0.5)
  const x = whenWidth + 34
  const last = events.length - 1
  return [
    {
      shape: 'path',
      role: 'rule',
      points: [
        [x, middle(0)],
        [x, middle(last)],
      ],
      width: 4,
    },
    ...whens.flatMap((when, at): Shape[] => [
      placeText(when, {
        role: 'head',
        x: whenWidth,
        y: middle(at) - when.height / 2,
        align: 'end',
        bold: true,
      }),
      { shape: 'disc', role: 'main', x, y: middle(at), rx: dot - 2, ry: dot - 2 },
    ]),
    ...whats.map((what, at) =>
      placeText(what, { role: 'ink', x: start, y: middle(at) - what.height / 2, align: 'start' }),
    ),
  ]
}
