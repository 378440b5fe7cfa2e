import { classes } from '../classes.ts'

interface ColorWellProps {
  label: string
  /** `#rrggbb` */
  value: string
  onChange: (color: string) => void
  /** True if the colour has a problem, such as low contrast. */
  warned?: boolean
}

/** A colour and its name. Pressing it opens the colour picker of the browser. */
export function ColorWell({ label, value, onChange, warned = false }: ColorWellProps) {
  return (
    <label className="flex min-h-9 cursor-pointer items-center gap-2 rounded-2 pe-1.5 text-sm hover:bg-hover has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
      <span
        style={{ background: value }}
        className={classes(
          'relative size-7 shrink-0 overflow-hidden rounded-row ring',
          warned ? 'ring-2 ring-danger' : 'ring-line-strong',
        )}
      >
        <input
          type="color"
          value={value.toLowerCase()}
          onChange={(event) => onChange(event.target.value.toUpperCase())}
          className="absolute inset-0 size-full cursor-pointer opacity-0"
        />
      </span>
      {label}
    </label>
  )
}
