import { gapBeside } from '@lectern/domain/editing/list-edits.ts'
import { ArrowDown, ArrowUp, Copy, Trash2 } from 'lucide-react'
import { memo } from 'react'
import { IconButton } from '../../../ui/icon-button.tsx'
import { useSlides } from '../document/editor-context.ts'
import { type SlideActs, useSelectedKeys } from '../document/slide-acts.ts'
import { messages } from './messages.ts'

/** Actions on several selected slides. A live region announces how many slides are selected. */
export const SelectedSlidesBar = memo(function SelectedSlidesBar({ acts }: { acts: SlideActs }) {
  const keys = useSelectedKeys(acts)
  const several = keys.length > 1
  return (
    <div
      className={several ? 'flex shrink-0 items-center border-t border-line bg-brand-soft ps-3.5 pe-1.5' : ''}
    >
      <output className="me-auto text-xs font-strong text-brand-text tabular-nums">
        {several && messages.countSelected(keys.length)}
      </output>
      {several && <ActsOnSlides acts={acts} keys={keys} />}
    </div>
  )
})

function ActsOnSlides({ acts, keys }: { acts: SlideActs; keys: readonly string[] }) {
  const slides = useSlides()
  return (
    <>
      <IconButton
        label={messages.moveSelectedUp}
        disabled={gapBeside(slides, keys, -1) === null}
        onClick={() => acts.moveBy(-1)}
      >
        <ArrowUp aria-hidden className="size-4" />
      </IconButton>
      <IconButton
        label={messages.moveSelectedDown}
        disabled={gapBeside(slides, keys, 1) === null}
        onClick={() => acts.moveBy(1)}
      >
        <ArrowDown aria-hidden className="size-4" />
      </IconButton>
      <IconButton label={messages.duplicateSelected} onClick={() => acts.duplicate()}>
        <Copy aria-hidden className="size-4" />
      </IconButton>
      <IconButton
        label={messages.deleteSelected}
        look="danger"
        disabled={keys.length === slides.length}
        disabledReason={messages.keepsOneSlide}
        onClick={() => acts.askToDelete()}
      >
        <Trash2 aria-hidden className="size-4" />
      </IconButton>
    </>
  )
}
