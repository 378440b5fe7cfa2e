import { ArrowDown, ArrowUp, Plus, X } from 'lucide-react'
import type { ClipboardEvent, KeyboardEventHandler } from 'react'
import { directionOf } from '@lectern/domain/voices/languages.ts'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { TextArea } from '../../ui/fields/text-area.tsx'
import { pastedRows } from './pasted-rows.ts'

/** Texts of one row by its number, and of its buttons. */
interface RowTexts {
  /** 'Bullet 1' */
  readonly row: (number: number) => string
  readonly remove: (number: number) => string
  readonly add: string
  /** Undefined if rows cannot be moved. */
  readonly move?: { readonly up: (number: number) => string; readonly down: (number: number) => string }
}

interface RowsFieldProps {
  label: string
  texts: RowTexts
  rows: readonly string[]
  /** `row` is the index of the row in which the user types. Undefined if rows are added, removed or moved. */
  onChange: (rows: string[], row?: number) => void
  /** Language of the rows, which sets their direction. */
  language?: string | undefined
  /** Handles keys in the rows. */
  onKeyDown?: KeyboardEventHandler
  /** True if rows are Markdown. Bold and italic of pasted text are then kept. */
  markdown?: boolean
}

/** A list of short texts. Each can be edited, removed and, with `texts.move`, moved. */
export function RowsField(props: RowsFieldProps) {
  const { label, texts, rows, onChange, language, onKeyDown, markdown = false } = props

  /** Several pasted lines become several rows. */
  function paste(event: ClipboardEvent<HTMLTextAreaElement>, index: number): void {
    const { value, selectionStart: start, selectionEnd: end } = event.currentTarget
    const pasted = pastedRows(event.clipboardData, markdown)
    const [only] = pasted
    if (pasted.length === 1 && only === event.clipboardData.getData('text/plain').trim()) return
    event.preventDefault()
    const [first = '', ...rest] = pasted
    const made = [value.slice(0, start) + first, ...rest]
    made.push(`${made.pop() ?? ''}${value.slice(end)}`)
    onChange(rows.toSpliced(index, 1, ...made))
  }

  return (
    <fieldset className="grid gap-1.5">
      <legend className="mb-1.5 text-sm leading-[1.3] font-medium">{label}</legend>
      {rows.map((row, index) => (
        // Rows have no identity except their position.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={index} className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-1">
          <TextArea
            label={texts.row(index + 1)}
            hideLabel
            size="small"
            rows={1}
            lang={language}
            dir={directionOf(language)}
            value={row}
            onKeyDown={onKeyDown}
            onPaste={(event) => paste(event, index)}
            onChange={(event) => onChange(rows.with(index, event.target.value), index)}
          />
          <span className="flex">
            {texts.move && (
              <>
                <IconButton
                  label={texts.move.up(index + 1)}
                  size="tiny"
                  disabled={index === 0}
                  onClick={() => onChange(swapRows(rows, index, index - 1))}
                >
                  <ArrowUp aria-hidden className="size-4" />
                </IconButton>
                <IconButton
                  label={texts.move.down(index + 1)}
                  size="tiny"
                  disabled={index === rows.length - 1}
                  onClick={() => onChange(swapRows(rows, index, index + 1))}
                >
                  <ArrowDown aria-hidden className="size-4" />
                </IconButton>
              </>
            )}
            <IconButton
              label={texts.remove(index + 1)}
              size="tiny"
              look="danger"
              onClick={() => onChange(rows.toSpliced(index, 1))}
            >
              <X aria-hidden className="size-4" />
            </IconButton>
          </span>
        </div>
      ))}
      <Button
        look="quiet"
        size="small"
        icon={<Plus aria-hidden className="size-4" />}
        flush
        className="justify-self-start"
        onClick={() => onChange([...rows, ''])}
      >
        {texts.add}
      </Button>
    </fieldset>
  )
}

/** The rows with two of them exchanged. */
function swapRows(rows: readonly string[], one: number, other: number): string[] {
  return rows.map((row, at) => (at === one ? rows[other] : at === other ? rows[one] : row) ?? row)
}
