import type { ReactNode } from 'react'
import { classes } from '../classes.ts'

interface SegmentedControlProps<Value extends string> {
  label: string
  options: readonly { readonly value: Value; readonly label: string; readonly icon?: ReactNode }[]
  value: Value
  onChange: (value: Value) => void
  className?: string
}

/** A few options side by side, one of which is selected. */
export function SegmentedControl<Value extends string>({
  label,
  options,
  value,
  onChange,
  className,
}: SegmentedControlProps<Value>) {
  return (
    <fieldset
      aria-label={label}
      className={classes(
        'inline-flex gap-0.5 rounded-2 bg-sunken p-0.75 inset-ring inset-ring-line',
        className,
      )}
    >
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
          className="pressable inline-flex min-h-7.5 flex-1 items-center justify-center gap-1.5 rounded-row px-3.5 text-sm font-medium text-ink-2 aria-pressed:bg-surface aria-pressed:font-strong aria-pressed:text-ink aria-pressed:shadow-1 aria-pressed:ring aria-pressed:ring-line"
        >
          {option.icon}
          {option.label}
        </button>
      ))}
    </fieldset>
  )
}
