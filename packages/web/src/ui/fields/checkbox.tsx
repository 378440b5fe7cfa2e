import { Check, Minus } from 'lucide-react'
import { classes } from '../classes.ts'

const looks = {
  plain: { empty: 'border-line-strong bg-surface', focused: 'peer-focus-visible:outline-focus' },
  band: { empty: 'border-on-band-2', focused: 'peer-focus-visible:outline-on-band' },
} as const

interface CheckboxProps {
  /** The name of the selected thing: 'Select Photosynthesis'. */
  label: string
  checked: boolean
  /** True if some but not all of its items are selected. */
  mixed?: boolean
  /** `ranged` is true if the user held Shift, to select all items since the last one. */
  onChange: (checked: boolean, ranged: boolean) => void
  disabled?: boolean
  /** `band` on a dark band. */
  look?: keyof typeof looks
  className?: string
}

/** A box of 20 px with a target of 38 px. The browser's control covers it invisibly. */
export function Checkbox({
  label,
  checked,
  mixed = false,
  onChange,
  disabled = false,
  look = 'plain',
  className,
}: CheckboxProps) {
  return (
    <span className={classes('relative grid size-5 shrink-0', className)}>
      <input
        ref={(input) => {
          if (input) input.indeterminate = mixed
        }}
        type="checkbox"
        aria-label={label}
        checked={checked}
        disabled={disabled}
        onChange={({ target, nativeEvent }) =>
          onChange(target.checked, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
        }
        className="peer absolute -inset-2.25 m-0 size-9.5 cursor-pointer opacity-0 disabled:cursor-not-allowed"
      />
      <span
        aria-hidden
        className={classes(
          'pressable pointer-events-none grid place-items-center rounded-1 border-[1.5px] text-on-brand',
          'peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2',
          checked || mixed ? 'border-brand bg-brand' : looks[look].empty,
          looks[look].focused,
          disabled && 'opacity-50',
        )}
      >
        {mixed ? (
          <Minus className="size-3.5 stroke-[3.2]" />
        ) : (
          checked && <Check className="size-3.5 stroke-[3.2]" />
        )}
      </span>
    </span>
  )
}
