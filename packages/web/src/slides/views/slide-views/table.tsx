import { use } from 'react'
import {
  type CellField,
  columns,
  type HeaderField,
  offeredSize,
  rows,
  sizeOfTable,
} from '@lectern/domain/slides/table-size.ts'
import { animated } from '../../motion/animated.ts'
import { columnShares } from '../column-shares.ts'
import { SlideEditingContext } from '../../text/slide-editing.ts'
import { SlideText } from '../../text/slide-text.tsx'
import { SlideTitle } from '../../text/slide-title.tsx'
import type { SlideView, StageProps } from '../slide-view.ts'
import './table.css'

const grid: readonly (readonly (HeaderField | CellField)[])[] = [
  columns.map((column) => `header_${column}` as const),
  ...rows.map((row) => columns.map((column) => `row_${row}_col_${column}` as const)),
]

function Stage({ content }: StageProps<'table'>) {
  // An empty last column and empty last rows are not part of the table.
  const filled = sizeOfTable(content)
  const editing = use(SlideEditingContext)
  const size = editing ? offeredSize(content) : filled
  const shown = size.columns > 0 ? grid.slice(0, size.rows + 1) : []
  const fields = shown.map((row) => row.slice(0, size.columns))
  const [headers = [], ...body] = fields
  // A few columns are equally wide. Many columns share the space by their content.
  const shares = size.columns > 3 ? columnShares(fields.map((row) => row.map((field) => content[field]))) : []

  const cell = (field: HeaderField | CellField, row: number, column: number) => (
    <SlideText
      key={field}
      {...(row === 0 ? { as: 'th', scope: 'col' } : column === 0 ? { as: 'th', scope: 'row' } : { as: 'td' })}
      always={row <= filled.rows && column < filled.columns}
      field={field}
      text={content[field]}
    />
  )
  return (
    <div className="slide-page slide-framed slide-wide" data-page>
      <SlideTitle field="slide_title" text={content.slide_title} />
      {headers.length > 0 && (
        <table
          className="slide-table"
          data-large={size.columns > 4 || size.rows > 3 || undefined}
          {...animated('content')}
        >
          {shares.length > 0 && (
            <colgroup>
              {shares.map((share, column) => (
                <col key={column} style={{ width: `${share}%` }} />
              ))}
            </colgroup>
          )}
          <thead>
            <tr>{headers.map((field, column) => cell(field, 0, column))}</tr>
          </thead>
          <tbody>
            {body.map((row, index) => (
              // Rows are identified by their place.
              <tr key={index}>{row.map((field, column) => cell(field, index + 1, column))}</tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  )
}

export const table: SlideView<'table'> = { Stage, elements: ['title', 'content'] }
