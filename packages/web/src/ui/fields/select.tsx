import { Select as Base } from '@base-ui/react/select'
import { Check, ChevronDown } from 'lucide-react'
import { classes } from '../classes.ts'
import { Field, inputHeights, inputLook, type FieldSize } from './field.tsx'

export interface SelectOption<Value extends string> {
  readonly value: Value
  readonly label: string
}

interface SelectProps<Value extends string> {
  label: string
  hideLabel?: boolean
  hint?: string
  options: readonly SelectOption<Value>[]
  value: Value
  onChange: (value: Value) => void
  /** Called with the highlighted option of the open list, and with undefined when the list closes. */
  onTry?: (value: Value | undefined) => void
  size?: FieldSize
  disabled?: boolean
  className?: string
}

/** A control that opens a list of options. */
export function Select<Value extends string>({
  label,
  hideLabel = false,
  hint,
  options,
  value,
  onChange,
  onTry,
  size = 'medium',
  disabled = false,
  className,
}: SelectProps<Value>) {
  return (
    <Field label={label} hideLabel={hideLabel} hint={hint} className={className}>
      {(wiring) => (
        <Base.Root
          items={options}
          value={value}
          disabled={disabled}
          onOpenChange={(open) => {
            if (!open) onTry?.(undefined)
          }}
          onValueChange={(next: Value | null) => {
            if (next !== null) onChange(next)
          }}
        >
          <Base.Trigger
            {...wiring}
            aria-label={label}
            className={classes(
              inputLook,
              inputHeights[size],
              'flex items-center justify-between gap-2 text-start',
            )}
          >
            <Base.Value className="truncate" />
            <Base.Icon className="grid text-ink-3">
              <ChevronDown aria-hidden className="size-4" />
            </Base.Icon>
          </Base.Trigger>
          <Base.Portal>
            <Base.Positioner sideOffset={4} alignItemWithTrigger={false} className="z-(--z-menu)">
              <Base.Popup className="max-h-(--available-height) min-w-(--anchor-width) overflow-y-auto rounded-2 bg-surface p-1 shadow-3 ring ring-line">
                <Base.List>
                  {options.map((option) => (
                    <Base.Item
                      key={option.value}
                      value={option.value}
                      onFocus={() => onTry?.(option.value)}
                      className="grid min-h-8 cursor-default grid-cols-[1rem_1fr] items-center gap-2 rounded-row px-2 text-sm outline-none data-highlighted:bg-hover"
                    >
                      <Base.ItemIndicator className="grid text-brand-text">
                        <Check aria-hidden className="size-4" />
                      </Base.ItemIndicator>
                      <Base.ItemText className="col-start-2">{option.label}</Base.ItemText>
                    </Base.Item>
                  ))}
                </Base.List>
              </Base.Popup>
            </Base.Positioner>
          </Base.Portal>
        </Base.Root>
      )}
    </Field>
  )
}
