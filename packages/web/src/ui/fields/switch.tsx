import { useId, type ReactNode } from 'react'
import { classes } from '../classes.ts'

interface SwitchProps {
  label: string
  on: boolean
  onChange: (on: boolean) => void
  disabled?: boolean
  /** A sentence about the effect of the setting. */
  children: ReactNode
}

/** A setting that is on or off. A change takes effect immediately. The label can also be pressed. */
export function Switch({ label, on, onChange, disabled = false, children }: SwitchProps) {
  const id = useId()
  return (
    <div className="flex items-start gap-3.5">
      <button
        id={id}
        type="button"
        role="switch"
        aria-checked={on}
        aria-label={label}
        aria-describedby={`${id}-about`}
        disabled={disabled}
        onClick={() => onChange(!on)}
        className={classes(
          'relative h-6 w-11 shrink-0 rounded-full border-[1.5px] transition-colors disabled:opacity-50 motion-reduce:transition-none',
          on ? 'border-brand bg-brand' : 'border-line-strong bg-surface',
        )}
      >
        <span
          aria-hidden
          className={classes(
            'absolute inset-y-0 my-auto size-4 rounded-full transition-[inset-inline-start] motion-reduce:transition-none',
            on ? 'start-5.5 bg-on-brand' : 'start-0.75 bg-ink-3',
          )}
        />
      </button>
      <div className="min-w-0">
        <label htmlFor={id} className="font-medium">
          {label}
        </label>
        <p id={`${id}-about`} className="mt-0.5 text-sm text-pretty text-ink-2">
          {children}
        </p>
      </div>
    </div>
  )
}
