import { useId } from 'react'
import { classes } from './classes.ts'

interface SwitchProps {
  label: string
  hint: string
  checked: boolean
  onChange: (checked: boolean) => void
}

/** Something that is on or off, at once. */
export function Switch({ label, hint, checked, onChange }: SwitchProps) {
  const id = useId()
  return (
    <div className="flex items-center justify-between gap-3">
      <span className="grid gap-0.5">
        <span id={`${id}-label`} className="leading-snug">
          {label}
        </span>
        <span id={`${id}-hint`} className="text-xs text-ink-3 tabular-nums">
          {hint}
        </span>
      </span>
      <button
        type="button"
        role="switch"
        aria-checked={checked}
        aria-labelledby={`${id}-label`}
        aria-describedby={`${id}-hint`}
        onClick={() => onChange(!checked)}
        className={classes(
          'pressable flex h-6 w-10.5 shrink-0 items-center rounded-full p-0.75',
          checked ? 'justify-end bg-brand' : 'justify-start bg-idle-edge',
        )}
      >
        <span className={classes('size-4.5 rounded-full', checked ? 'bg-on-brand' : 'bg-surface')} />
      </button>
    </div>
  )
}
