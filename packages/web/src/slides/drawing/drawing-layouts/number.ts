import { type DrawingLayout, placeText, spaceIn } from '../drawing-layout.ts'
import { fitText } from '../fit-text.ts'
import type { Shape } from '../shape.ts'
import { textWidth } from '../text-width.ts'

const largest = 230

/** One number in very large type, and below it what it says. A share of a whole has a bar of that whole. */
export const number: DrawingLayout = ({ rows }, frame) => {
  const [row] = rows
  const text = row?.label.trim()
  if (!row || !text) return []
  const share = shareOf(text)
  const size = Math.min(largest, frame.height * 0.5, (frame.width / textWidth(text, 1, true)) * 0.96)
  const bar = share === undefined ? 0 : 54
  const says = fitText(
    row.text.trim(),
    spaceIn(frame, {
      width: Math.min(frame.width, 980),
      height: frame.height - size - bar - 30,
      largest: 40,
    }),
  )
  const top = (frame.height - size - bar - 24 - says.height) / 2
  const figure: Shape = {
    shape: 'text',
    role: 'head',
    x: 0,
    y: top + size * 0.82,
    lines: [text],
    size,
    lineHeight: size,
    align: 'start',
    bold: true,
    isNumber: !/\p{L}/u.test(text),
  }
  const y = top + size + 12
  return [
    figure,
    ...(share === undefined
      ? []
      : [track('soft', frame.width, y), track('main', Math.max(12, frame.width * share), y)]),
    placeText(says, { role: 'ink', x: 0, y: top + size + bar + 24, align: 'start' }),
  ]
}

function track(role: 'soft' | 'main', width: number, y: number): Shape {
  return { shape: 'bar', role, x: 0, y, width, height: 22, radius: 11 }
}

/** 0.71 for '71 %'. Undefined for a number that is not a share of a whole. */
function shareOf(text: string): number | undefined {
  const found = /^(\d{1,3}(?:[.,]\d+)?)\s?[%٪]$/.exec(text)?.[1]
  const value = found === undefined ? Number.NaN : Number(found.replace(',', '.'))
  return value >= 0 && value <= 100 ? value / 100 : undefined
}
