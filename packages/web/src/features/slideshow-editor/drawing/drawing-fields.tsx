import type { Drawing } from '@lectern/domain/drawings/drawing.ts'
import { mostTableRows } from '@lectern/domain/slides/drawing-as-table.ts'
import { drawingFaults } from '@lectern/domain/drawings/drawing-faults.ts'
import { drawingKindOf, drawingKinds } from '@lectern/domain/drawings/drawing-kinds.ts'
import { newDrawing } from '@lectern/domain/drawings/new-drawing.ts'
import { canDraw } from '@lectern/domain/slides/slide-types.ts'
import { changeDrawing, putDrawing, showAsTable } from '@lectern/domain/slideshow/editing/edit-drawing.ts'
import { ChartColumn, ImageIcon, Table, TriangleAlert } from 'lucide-react'
import { memo } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Select } from '../../../ui/fields/select.tsx'
import { useSelectedKey, useSelectedSlidePart, useSlideshowStore } from '../document/editor-context.ts'
import { DrawingRows } from './drawing-rows.tsx'
import { messages } from './messages.ts'
import { SeriesFields } from './series-fields.tsx'

/**
 * The fields for the drawing of the selected image slide: its kind and its data. A slide with a picture offers to draw
 * instead.
 */
export const DrawingFields = memo(function DrawingFields() {
  const store = useSlideshowStore()
  const key = useSelectedKey()
  const type = useSelectedSlidePart(({ slide_type }) => slide_type)
  const drawing = useSelectedSlidePart((slide) => slide.drawing)
  if (type === undefined || !canDraw(type)) return null
  if (!drawing) {
    return (
      <Button
        size="small"
        className="justify-self-start"
        icon={<ChartColumn aria-hidden className="size-4" />}
        onClick={() => store.edit((show) => putDrawing(show, key, newDrawing()))}
      >
        {messages.draw}
      </Button>
    )
  }

  /** Changes of one gesture are one step to undo. */
  function change(changes: Partial<Drawing>, gesture?: string): void {
    store.edit((show) => changeDrawing(show, key, changes), gesture && `${key}.drawing.${gesture}`)
  }

  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1.5 text-sm font-medium">{messages.drawing}</legend>
      <p className="text-xs text-ink-3">{messages.about}</p>
      <Select
        label={messages.kind}
        size="small"
        options={drawingKinds.map(({ id, label }) => ({ value: id, label }))}
        value={drawing.kind}
        onChange={(kind) => change({ kind })}
      />
      {drawingKindOf(drawing.kind).detail === 'values' && (
        <SeriesFields drawing={drawing} onChange={change} />
      )}
      <DrawingRows drawing={drawing} onChange={change} />
      <Faults drawing={drawing} />
      <div className="flex flex-wrap gap-2">
        <Button
          size="small"
          icon={<Table aria-hidden className="size-4" />}
          disabled={drawing.rows.length > mostTableRows(drawing)}
          onClick={() => store.edit((show) => showAsTable(show, key))}
        >
          {messages.plainTable}
        </Button>
        <Button
          size="small"
          look="quiet"
          icon={<ImageIcon aria-hidden className="size-4" />}
          onClick={() => store.edit((show) => putDrawing(show, key, undefined))}
        >
          {messages.picture}
        </Button>
      </div>
      {drawing.rows.length > mostTableRows(drawing) && (
        <p className="text-xs text-ink-3">{messages.tableTooSmall(mostTableRows(drawing))}</p>
      )}
    </fieldset>
  )
})

function Faults({ drawing }: { readonly drawing: Drawing }) {
  const faults = drawingFaults(drawing)
  return (
    <ul aria-live="polite" className="grid gap-1 text-sm font-medium text-progress-text empty:hidden">
      {faults.map((fault) => (
        <li key={fault} className="flex items-start gap-1.5">
          <TriangleAlert aria-hidden className="mt-px size-4 shrink-0" />
          {fault}
        </li>
      ))}
    </ul>
  )
}
