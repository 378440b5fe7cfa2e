import type { EditorAction } from '../../../editing/commands/editor-action.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { useSlides } from '../document/editor-context.ts'
import { type SlideOperations, useSelectedKeys } from '../document/slide-operations.ts'
import { messages } from './messages.ts'

/** The actions of the bar. */
export type SlidesBarAction = 'moveUp' | 'moveDown' | 'duplicateSlides' | 'deleteSlides'

interface SelectedSlidesBarProps {
  operations: SlideOperations
  actions: Readonly<Record<SlidesBarAction, EditorAction>>
}

/** Actions on several selected slides. A live region announces how many slides are selected. */
export function SelectedSlidesBar({ operations, actions }: SelectedSlidesBarProps) {
  const count = useSelectedKeys(operations).length
  const several = count > 1
  return (
    <div
      className={several ? 'flex shrink-0 items-center border-t border-line bg-brand-soft ps-3.5 pe-1.5' : ''}
    >
      <output className="me-auto text-xs font-strong text-brand-text tabular-nums">
        {several && messages.countSelected(count)}
      </output>
      {several && <SlidesButtons actions={actions} />}
    </div>
  )
}

function SlidesButtons({ actions }: Pick<SelectedSlidesBarProps, 'actions'>) {
  const { moveUp, moveDown, duplicateSlides, deleteSlides } = actions
  // The actions depend on the slides.
  useSlides()
  return (
    <>
      <SlidesButton label={messages.moveSelectedUp} action={moveUp} />
      <SlidesButton label={messages.moveSelectedDown} action={moveDown} />
      <SlidesButton label={messages.duplicateSelected} action={duplicateSlides} />
      <IconButton
        label={messages.deleteSelected}
        look="danger"
        disabled={!deleteSlides.enabled}
        disabledReason={messages.keepsOneSlide}
        onClick={deleteSlides.run}
      >
        <deleteSlides.icon aria-hidden className="size-4" />
      </IconButton>
    </>
  )
}

function SlidesButton({ label, action }: { label: string; action: EditorAction }) {
  return (
    <IconButton label={label} disabled={!action.enabled} onClick={action.run}>
      <action.icon aria-hidden className="size-4" />
    </IconButton>
  )
}
