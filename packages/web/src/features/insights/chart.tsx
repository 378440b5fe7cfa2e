import type { ReactNode } from 'react'

/** Charts have the reading direction of the page. Percentages of an SVG always run from the left. */
export function placeIn(count: number, index: number): { readonly start: number; readonly width: number } {
  const width = 100 / count
  const isMirrored = document.documentElement.dir === 'rtl'
  return { start: (isMirrored ? count - 1 - index : index) * width, width }
}

interface FigureTableProps {
  readonly caption: string
  readonly heads: readonly string[]
  readonly rows: readonly (readonly ReactNode[])[]
}

/** The numbers of a chart as a table, for screen readers. */
export function FigureTable({ caption, heads, rows }: FigureTableProps) {
  return (
    // A table ignores the width that hides it, so its container has it.
    <div className="sr-only">
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first, ...others], row) => (
            // oxlint-disable-next-line react/no-array-index-key -- rows have no identity and never move
            <tr key={row}>
              <th scope="row">{first}</th>
              {others.map((value, column) => (
                // oxlint-disable-next-line react/no-array-index-key -- as above
                <td key={column}>{value}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
