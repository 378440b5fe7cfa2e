import { animated } from '../animated.ts'
import { RichText } from '../rich-text.tsx'
import { SlideTitle } from '../slide-title.tsx'
import type { SlideView, StageProps } from '../slide-view.ts'
import './table.css'

function Stage({ content }: StageProps<'table'>) {
  const grid = [
    [content.header_1, content.header_2, content.header_3],
    [content.row_1_col_1, content.row_1_col_2, content.row_1_col_3],
    [content.row_2_col_1, content.row_2_col_2, content.row_2_col_3],
  ]
  const [headers = [], ...rows] = withoutEmptyEnds(grid)
  return (
    <div className="slide-page" data-page>
      <SlideTitle text={content.slide_title} />
      {headers.length > 0 && (
        <table className="slide-table" {...animated('content')}>
          <thead>
            <tr>{headers.map((text, column) => cell('col', text, column))}</tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              <tr key={index}>
                {row.map((text, column) => cell(column === 0 ? 'row' : undefined, text, column))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  )
}

/** The table without a last column or last rows in which nothing stands. */
function withoutEmptyEnds(grid: readonly (readonly string[])[]): readonly (readonly string[])[] {
  const columns = [0, 1, 2].findLastIndex((column) => filled(grid.map((row) => row[column] ?? ''))) + 1
  const rows = grid.findLastIndex(filled) + 1
  return grid.slice(0, rows).map((row) => row.slice(0, columns))
}

function filled(texts: readonly string[]): boolean {
  return texts.some((text) => text.trim())
}

function cell(heads: 'col' | 'row' | undefined, text: string, key: number) {
  const Cell = heads ? 'th' : 'td'
  return (
    <Cell key={key} scope={heads} data-text>
      <RichText text={text} />
    </Cell>
  )
}

export const table: SlideView<'table'> = { Stage }
