import {
  publicationPlacements,
  type PublicationPlacement,
} from '@lectern/domain/api/learners/publications.ts'
import { Eye, EyeOff } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import type { PublishingPlace } from '../state/pieces.ts'
import { messages } from '../state/messages.ts'

interface PlaceChoicesProps {
  place: PublishingPlace
  /** Called with what the author chose. */
  onChange: (choice: Partial<PublishingPlace>) => void
  /** Some of the chosen pieces have a page already. */
  hasPages: boolean
  /** Some of the chosen pieces get a new page. */
  isNew: boolean
}

/** Where new pages go, and who sees the pages. */
export function PlaceChoices({ place, onChange, hasPages, isNew }: PlaceChoicesProps) {
  return (
    <div className="grid grid-cols-1 content-start gap-5">
      <Choices title={messages.where} note={hasPages ? messages.pagesStay : undefined}>
        {(name) =>
          publicationPlacements.map((placement) => (
            <Choice
              key={placement}
              name={name}
              chosen={place.placement === placement}
              disabled={hasPages && !isNew}
              picture={<PlacePicture placement={placement} />}
              label={labels[placement].label()}
              hint={labels[placement].hint()}
              onChoose={() => onChange({ placement })}
            />
          ))
        }
      </Choices>
      <Choices title={messages.whoSees} note={place.visible === undefined ? messages.pagesDiffer : undefined}>
        {(name) => (
          <>
            <Choice
              name={name}
              chosen={place.visible === true}
              picture={<Eye aria-hidden />}
              label={messages.studentsAtOnce}
              onChoose={() => onChange({ visible: true })}
            />
            <Choice
              name={name}
              chosen={place.visible === false}
              picture={<EyeOff aria-hidden />}
              label={messages.hiddenFirst}
              onChoose={() => onChange({ visible: false })}
            />
          </>
        )}
      </Choices>
    </div>
  )
}

const labels = {
  after_source: { label: () => messages.afterSource, hint: () => messages.afterSourceHint },
  module_end: { label: () => messages.moduleEnd, hint: () => messages.moduleEndHint },
} as const

interface ChoicesProps {
  title: string
  note?: string | undefined
  children: (name: string) => ReactNode
}

function Choices({ title, note, children }: ChoicesProps) {
  const name = useId()
  return (
    <fieldset className="grid min-w-0 grid-cols-1 gap-2">
      <legend className="mb-2 font-strong">{title}</legend>
      {children(name)}
      {note !== undefined && <p className="text-sm text-ink-2">{note}</p>}
    </fieldset>
  )
}

interface ChoiceProps {
  name: string
  chosen: boolean
  disabled?: boolean
  picture: ReactNode
  label: string
  hint?: string
  onChoose: () => void
}

/** A card with a radio button. The arrow keys move within its group. */
function Choice({ name, chosen, disabled = false, picture, label, hint, onChoose }: ChoiceProps) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3 rounded-3 border border-line-strong px-3 py-2 hover:bg-hover has-checked:border-brand has-checked:bg-brand-soft has-checked:inset-ring has-checked:inset-ring-brand has-disabled:cursor-not-allowed has-disabled:opacity-60 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
      <input
        type="radio"
        name={name}
        checked={chosen}
        disabled={disabled}
        onChange={onChoose}
        className="size-4.5 shrink-0 accent-brand outline-none"
      />
      {picture}
      <span className="min-w-0">
        <span className="block text-sm leading-snug font-strong">{label}</span>
        {hint !== undefined && <span className="block text-sm leading-snug text-ink-2">{hint}</span>}
      </span>
    </label>
  )
}

/** A module with pages. The pages of Lectern are blue. */
function PlacePicture({ placement }: { placement: PublicationPlacement }) {
  const own = placement === 'after_source' ? [1, 3] : [2, 3]
  return (
    <svg viewBox="0 0 68 52" aria-hidden className="w-15 shrink-0 rtl:-scale-x-100">
      <rect x=".5" y=".5" width="67" height="51" rx="6" className="fill-surface stroke-line" />
      <rect x="6" y="6" width="56" height="7" rx="2" className="fill-band" />
      {[0, 1, 2, 3].map((row) =>
        own.includes(row) ? (
          <rect key={row} x="12" y={18 + 8 * row} width="46" height="5" rx="2" className="fill-brand" />
        ) : (
          <rect key={row} x="8" y={18 + 8 * row} width="40" height="5" rx="2" className="fill-idle" />
        ),
      )}
    </svg>
  )
}
