import { line, slideType, text } from '../slide-type.ts'

export const table = slideType({
  id: 'table',
  label: 'Table',
  about:
    'Up to three columns and two rows of a table. A longer table takes several of these slides, or the script says the other rows; none is dropped.',
  fields: {
    slide_title: line('Slide title', 'What the table tells, in at most ten words', { required: true }),
    header_1: line('Header 1', 'Heading of the first column', { required: true }),
    header_2: line('Header 2', 'Heading of the second column', { required: true }),
    header_3: line('Header 3', 'Heading of the third column'),
    row_1_col_1: text('Row 1, column 1', 'A few words', { required: true }),
    row_1_col_2: text('Row 1, column 2', 'A few words', { required: true }),
    row_1_col_3: text('Row 1, column 3', 'A few words'),
    row_2_col_1: text('Row 2, column 1', 'A few words'),
    row_2_col_2: text('Row 2, column 2', 'A few words'),
    row_2_col_3: text('Row 2, column 3', 'A few words'),
  },
  // A row each, under the same headers.
  split(content) {
    const row = (number: 1 | 2) => [1, 2, 3].map((column) => content[`row_${number}_col_${column}`])
    if (![row(1), row(2)].every((cells) => cells.some(isText))) return undefined
    const withRow = (number: 1 | 2) => ({
      content: {
        ...content,
        ...Object.fromEntries(row(number).map((cell, at) => [`row_1_col_${at + 1}`, cell ?? ''])),
        ...Object.fromEntries([1, 2, 3].map((column) => [`row_2_col_${column}`, ''])),
      },
    })
    return [withRow(1), withRow(2)]
  },
})

const isText = (value: unknown) => typeof value === 'string' && value.trim() !== ''
