import {
  insertPause,
  type MarkedEdit,
  markWords,
  type Selected,
} from '@lectern/domain/narration/marks/edit-marks.ts'
import { Pause, Snail, Volume2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { messages } from './messages.ts'

interface MarkAction {
  readonly name: 'pause' | 'slow' | 'strong'
  readonly icon: ReactNode
  readonly edit: (script: string, selected: Selected) => MarkedEdit
}

/** The marks that an author can add to a script, in the order of the buttons. */
export const markActions: readonly MarkAction[] = [
  { name: 'pause', icon: <Pause aria-hidden />, edit: (script, selected) => insertPause(script, selected) },
  {
    name: 'slow',
    icon: <Snail aria-hidden />,
    edit: (script, selected) => markWords(script, 'slow', selected),
  },
  {
    name: 'strong',
    icon: <Volume2 aria-hidden />,
    edit: (script, selected) => markWords(script, 'strong', selected),
  },
]

/** Name of an action on its button or menu item. */
export function nameOfAction(name: MarkAction['name']): string {
  return messages.addMarks[name]
}

interface MarkButtonsProps {
  /** The field with the script. Its selection is marked. */
  field: () => HTMLTextAreaElement | null
  onScript: (script: string) => void
}

/** Buttons that add marks at the selection of a script. */
export function MarkButtons({ field, onScript }: MarkButtonsProps) {
  return (
    <fieldset aria-label={messages.addMark} className="-ms-3 flex flex-wrap gap-1">
      {markActions.map(({ name, icon, edit }) => (
        <Button
          key={name}
          look="quiet"
          size="small"
          icon={<span className="*:size-4">{icon}</span>}
          onClick={() => {
            const area = field()
            if (area) applyMark(area, edit, onScript)
          }}
        >
          {nameOfAction(name)}
        </Button>
      ))}
    </fieldset>
  )
}

/** Adds a mark at the selection of a field. The field gets the focus, with the marked words selected. */
export function applyMark(
  field: HTMLTextAreaElement,
  edit: MarkAction['edit'],
  onScript: (script: string) => void,
): void {
  const { script, start, end } = edit(field.value, { start: field.selectionStart, end: field.selectionEnd })
  onScript(script)
  // The field has the new script after the next render.
  requestAnimationFrame(() => {
    field.focus()
    field.setSelectionRange(start, end)
  })
}
