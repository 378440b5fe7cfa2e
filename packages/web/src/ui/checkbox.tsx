import { Checkbox as Base } from '@base-ui/react/checkbox'
import { Check, Minus } from 'lucide-react'
import { classes } from './classes.ts'

const looks = { plain: 'border-line-strong bg-surface', band: 'border-on-band-2' } as const

interface CheckboxProps {
  /** What is chosen: 'Select Photosynthesis'. */
  label: string
  checked: boolean
  /** Some, but not all, of what this stands for is chosen. */
  mixed?: boolean
  onChange: (checked: boolean) => void
  disabled?: boolean
  /** `band` where it stands on a dark band. */
  look?: keyof typeof looks
  className?: string
}

/** A box of 20 px that can be pressed anywhere within 38. */
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
    <Base.Root
      aria-label={label}
      checked={checked}
      indeterminate={mixed}
      disabled={disabled}
      onCheckedChange={(next) => onChange(next)}
      className={classes(
        'pressable relative grid size-5 shrink-0 place-items-center rounded-1 border-[1.5px] text-on-brand',
        looks[look],
        'after:absolute after:-inset-2.25 data-checked:border-brand data-checked:bg-brand data-indeterminate:border-brand data-indeterminate:bg-brand',
        className,
      )}
    >
      <Base.Indicator className="grid">
        {mixed ? (
          <Minus aria-hidden className="size-3.5 stroke-[3.2]" />
        ) : (
          <Check aria-hidden className="size-3.5 stroke-[3.2]" />
        )}
      </Base.Indicator>
    </Base.Root>
  )
}
