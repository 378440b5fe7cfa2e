import { itemsOf } from '@lectern/domain/drawings/drawing-items.ts'
import { type DrawingLayout, placeText, spaceIn } from '../drawing-layout.ts'
import { fitTexts } from '../fit-text.ts'
import type { Shape } from '../shape.ts'

const gap = 28
const trunk = 56
const indent = 26

/** Branches below the title, which names the whole, and the members of each branch below it. */
export const tree: DrawingLayout = ({ rows }, frame) => {
  const branches = rows.filter(({ label }) => label.trim())
  if (branches.length === 0) return []
  const width = (frame.width - gap * (branches.length - 1)) / branches.length
  const heads = fitTexts(
    branches.map(({ label }) => label.trim()),
    spaceIn(frame, { width: width - 32, height: 76, largest: 32, bold: true }),
  )
  const head = Math.max(...heads.map(({ height }) => height)) + 32
  const room = frame.height - trunk - head - 20
  const most = Math.max(1, ...branches.map((branch) => itemsOf(branch).length))
  const items = fitTexts(
    branches.flatMap(itemsOf),
    spaceIn(frame, { width: width - indent - 4, height: room / most - 10, largest: 28 }),
  )
  const place = Math.min(86, Math.max(...items.map(({ height }) => height), 0) + 16)
  const top = Math.max(0, (frame.height - trunk - head - 20 - place * most) / 2)
  const middleOf = (at: number) => at * (width + gap) + width / 2
  const bar = top + trunk / 2
  const last = branches.length - 1
  let used = 0
  return [
    {
      shape: 'path',
      role: 'rule',
      points: [
        [middleOf(0), bar],
        [middleOf(last), bar],
      ],
      width: 4,
    },
    ...branches.flatMap((branch, at): Shape[] => {
      const x = at * (width + gap)
      const y = top + trunk
      const own = items.slice(used, used + itemsOf(branch).length)
      used += own.length
      const label = heads[at]
      const start = y + head + 20
      return [
        {
          shape: 'path',
          role: 'rule',
          points: [
            [middleOf(at), bar],
            [middleOf(at), y],
          ],
          width: 4,
        },
        { shape: 'bar', role: 'plate', x, y, width, height: head, radius: 14 },
        ...(label
          ? [
              placeText(label, {
                role: 'on-plate',
                x: middleOf(at),
                y: y + (head - label.height) / 2,
                align: 'middle',
                bold: true,
              }),
            ]
          : []),
        ...(own.length > 0
          ? [
              {
                shape: 'path',
                role: 'rule',
                points: [
                  [x + 8, start],
                  [x + 8, start + place * own.length - 16],
                ],
                width: 4,
              } as const,
            ]
          : []),
        ...own.map((item, index) =>
          placeText(item, {
            role: 'ink',
            x: x + indent,
            y: start + place * index + (place - 16 - item.height) / 2,
            align: 'start',
          }),
        ),
      ]
    }),
  ]
}
