import { use } from 'react'
import { animated } from '../animated.ts'
import { SlideEditingContext } from '../slide-editing.ts'
import { SlideText } from '../slide-text.tsx'
import { SlideTitle } from '../slide-title.tsx'
import type { SlideView, StageProps } from '../slide-view.ts'
import './table.css'

type CellField = keyof StageProps<'table'>['content']

const grid: readonly (readonly CellField[])[] = [
  ['header_1', 'header_2', 'header_3'],
  ['row_1_col_1', 'row_1_col_2', 'row_1_col_3'],
  ['row_2_col_1', 'row_2_col_2', 'row_2_col_3'],
]

function Stage({ content }: StageProps<'table'>) {
  const says = (field: CellField | undefined) => field !== undefined && content[field].trim() !== ''
  // A last column and last rows in which nothing stands are no part of the table.
  const columns = [0, 1, 2].findLastIndex((column) => grid.some((row) => says(row[column]))) + 1
  const rows = grid.findLastIndex((row) => row.some(says)) + 1
  const editing = use(SlideEditingContext)
  const [headers = [], ...body] = editing ? grid : grid.slice(0, rows).map((row) => row.slice(0, columns))

  const cell = (field: CellField, row: number, column: number) => (
    <SlideText
      key={field}
      {...(row === 0 ? { as: 'th', scope: 'col' } : column === 0 ? { as: 'th', scope: 'row' } : { as: 'td' })}
      always={row < rows && column < columns}
      field={field}
      text={content[field]}
    />
  )
  return (
    <div className="slide-page slide-framed slide-wide" data-page>
      <SlideTitle field="slide_title" text={content.slide_title} />
      {headers.length > 0 && (
        <table className="slide-table" {...animated('content')}>
          <thead>
            <tr>{headers.map((field, column) => cell(field, 0, column))}</tr>
          </thead>
          <tbody>
            {body.map((fields, index) => (
              // Rows have no other identity than their place.
              <tr key={index}>{fields.map((field, column) => cell(field, index + 1, column))}</tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  )
}

export const table: SlideView<'table'> = { Stage, elements: ['title', 'content'] }
