import type { Drawing, DrawingRow } from '@lectern/domain/drawings/drawing.ts'
import { drawingKindOf } from '@lectern/domain/drawings/drawing-kinds.ts'
import { newRow } from '@lectern/domain/drawings/new-drawing.ts'
import { ArrowDown, ArrowUp, Plus, X } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { TextArea } from '../../../ui/fields/text-area.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { messages } from './messages.ts'
import { NumberField } from './number-field.tsx'

interface DrawingRowsProps {
  readonly drawing: Drawing
  readonly onChange: (changes: Partial<Drawing>, gesture?: string) => void
}

/** The rows of a drawing, each with its label and what its kind shows beside it. */
export function DrawingRows({ drawing, onChange }: DrawingRowsProps) {
  const { rows } = drawing
  const exchange = (one: number, other: number) =>
    onChange({
      rows: rows.map((row, at) => (at === one ? rows[other] : at === other ? rows[one] : row) ?? row),
    })
  return (
    <>
      {rows.map((row, at) => (
        // Rows have no identity except their position.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={at} className="grid gap-1.5 border-s-2 border-line ps-2.5">
          <div className="flex items-end gap-0.5">
            <TextField
              label={messages.label(at + 1)}
              size="small"
              dir="auto"
              maxLength={200}
              className="min-w-0 grow"
              value={row.label}
              onChange={({ target }) =>
                onChange({ rows: rows.with(at, { ...row, label: target.value }) }, `row.${at}.label`)
              }
            />
            <IconButton
              label={messages.up(at + 1)}
              size="tiny"
              disabled={at === 0}
              onClick={() => exchange(at, at - 1)}
            >
              <ArrowUp aria-hidden className="size-4" />
            </IconButton>
            <IconButton
              label={messages.down(at + 1)}
              size="tiny"
              disabled={at === rows.length - 1}
              onClick={() => exchange(at, at + 1)}
            >
              <ArrowDown aria-hidden className="size-4" />
            </IconButton>
            <IconButton
              label={messages.remove(at + 1)}
              size="tiny"
              look="danger"
              onClick={() => onChange({ rows: rows.toSpliced(at, 1) })}
            >
              <X aria-hidden className="size-4" />
            </IconButton>
          </div>
          <RowDetails
            drawing={drawing}
            row={row}
            number={at + 1}
            onChange={(changes, part) =>
              onChange({ rows: rows.with(at, { ...row, ...changes }) }, `row.${at}.${part}`)
            }
          />
        </div>
      ))}
      {rows.length < drawingKindOf(drawing.kind).rows.most && (
        <Button
          look="quiet"
          size="small"
          flush
          className="justify-self-start"
          icon={<Plus aria-hidden className="size-4" />}
          onClick={() => onChange({ rows: [...rows, newRow()] })}
        >
          {messages.add}
        </Button>
      )}
    </>
  )
}

interface RowDetailsProps {
  readonly drawing: Drawing
  readonly row: DrawingRow
  readonly number: number
  readonly onChange: (changes: Partial<DrawingRow>, part: string) => void
}

function RowDetails({ drawing: { kind, series }, row, number, onChange }: RowDetailsProps) {
  const { detail } = drawingKindOf(kind)
  if (detail === 'none') return null
  if (detail === 'values') {
    const names = series.length > 1 ? series : ['']
    return (
      <div className="grid grid-cols-2 gap-2">
        {names.map((name, at) => (
          <NumberField
            // oxlint-disable-next-line react/no-array-index-key -- series are identified by their place
            key={at}
            label={name ? messages.valueOf(number, name) : messages.value(number)}
            value={row.values[at]}
            onChange={(value) =>
              onChange(
                { values: names.map((_, index) => (index === at ? value : (row.values[index] ?? 0))) },
                `value.${at}`,
              )
            }
          />
        ))}
      </div>
    )
  }
  return (
    <TextArea
      label={detail === 'items' ? messages.items(number) : messages.text(number)}
      size="small"
      rows={detail === 'items' ? 3 : 1}
      dir="auto"
      maxLength={1000}
      value={row.text}
      onChange={({ target }) => onChange({ text: target.value }, 'text')}
    />
  )
}
