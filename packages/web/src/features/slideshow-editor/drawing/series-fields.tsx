import type { Drawing } from '@lectern/domain/drawings/drawing.ts'
import { withSeries } from '@lectern/domain/drawings/new-drawing.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { messages } from './messages.ts'

interface SeriesFieldsProps {
  readonly drawing: Drawing
  readonly onChange: (changes: Partial<Drawing>, gesture?: string) => void
}

/** The fields for the values of a chart: its unit, the name of its labels, and one or two series. */
export function SeriesFields({ drawing, onChange }: SeriesFieldsProps) {
  const { unit, axis, series } = drawing
  const names = series.length > 1 ? series : [series[0] ?? '']
  return (
    <>
      {names.map((name, at) => (
        <TextField
          // Series are identified by their place.
          // oxlint-disable-next-line react/no-array-index-key
          key={at}
          label={messages.series(at + 1)}
          size="small"
          dir="auto"
          maxLength={80}
          value={name}
          onChange={({ target }) => onChange({ series: names.with(at, target.value) }, `series.${at}`)}
        />
      ))}
      <Button
        size="small"
        look="quiet"
        flush
        className="justify-self-start"
        onClick={() => onChange(withSeries(drawing, names.length > 1 ? 1 : 2))}
      >
        {names.length > 1 ? messages.removeSeries : messages.addSeries}
      </Button>
      <div className="grid grid-cols-2 gap-2">
        <TextField
          label={messages.unit}
          size="small"
          dir="auto"
          maxLength={40}
          value={unit}
          onChange={({ target }) => onChange({ unit: target.value }, 'unit')}
        />
        <TextField
          label={messages.axis}
          size="small"
          dir="auto"
          maxLength={80}
          value={axis}
          onChange={({ target }) => onChange({ axis: target.value }, 'axis')}
        />
      </div>
    </>
  )
}
