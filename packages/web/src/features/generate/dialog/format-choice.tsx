import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { classes } from '../../../ui/classes.ts'
import { Toggle } from '../../../ui/fields/toggle.tsx'
import { Tooltip } from '../../../ui/overlays/tooltip.tsx'

interface FormatChoiceProps {
  label: string
  description: string
  tooltip: string
  icon: ReactNode
  chosen: boolean
  onChange: (chosen: boolean) => void
}

/** A format as a large toggle. */
export function FormatChoice({ label, description, tooltip, icon, chosen, onChange }: FormatChoiceProps) {
  return (
    <Tooltip text={tooltip}>
      <Toggle
        pressed={chosen}
        onChange={onChange}
        className={classes(
          'grid grid-cols-[2.5rem_1fr_1.375rem] items-center gap-3 rounded-float! px-3.5 py-3 text-start',
          chosen
            ? 'bg-brand-soft inset-ring-2 inset-ring-brand'
            : 'inset-ring inset-ring-line-strong hover:bg-hover/60',
        )}
      >
        <span
          className={classes(
            'grid size-10 place-items-center rounded-float [&_svg]:size-5.5',
            chosen ? 'bg-brand text-on-brand' : 'bg-sunken text-ink-2',
          )}
        >
          {icon}
        </span>
        <span>
          <span className="block leading-[1.3] font-strong">{label}</span>
          <span className="block text-xs leading-[1.3] text-ink-3">{description}</span>
        </span>
        <span
          className={classes(
            'grid size-5.5 place-items-center rounded-full border-[1.5px]',
            chosen ? 'border-brand bg-brand text-on-brand' : 'border-line-strong text-transparent',
          )}
        >
          <Check aria-hidden className="size-3.25 stroke-[3.2]" />
        </span>
      </Toggle>
    </Tooltip>
  )
}
