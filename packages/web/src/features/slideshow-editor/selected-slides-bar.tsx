import { ArrowDown, ArrowUp, Copy, Trash2 } from 'lucide-react'
import { IconButton } from '../../ui/icon-button.tsx'
import { type SlideActs, useSelectedPlaces } from './slide-acts.ts'

/** What can be done with several selected slides at once. Says how many they are, also to those who only hear it. */
export function SelectedSlidesBar({ acts, count }: { acts: SlideActs; count: number }) {
  const places = useSelectedPlaces(acts)
  const several = places.length > 1
  const gathered = (places.at(-1) ?? 0) - (places[0] ?? 0) === places.length - 1
  return (
    <div
      className={several ? 'flex shrink-0 items-center border-t border-line bg-brand-soft ps-3.5 pe-1.5' : ''}
    >
      <output className="me-auto text-xs font-strong text-brand-text tabular-nums">
        {several && `${places.length} selected`}
      </output>
      {several && (
        <>
          <IconButton
            label="Move selected slides up"
            disabled={gathered && places[0] === 0}
            onClick={() => acts.moveBy(-1)}
          >
            <ArrowUp aria-hidden className="size-4" />
          </IconButton>
          <IconButton
            label="Move selected slides down"
            disabled={gathered && places.at(-1) === count - 1}
            onClick={() => acts.moveBy(1)}
          >
            <ArrowDown aria-hidden className="size-4" />
          </IconButton>
          <IconButton label="Duplicate selected slides" onClick={() => acts.duplicate()}>
            <Copy aria-hidden className="size-4" />
          </IconButton>
          <IconButton
            label="Delete selected slides"
            look="danger"
            disabled={places.length === count}
            onClick={() => acts.askToDelete()}
          >
            <Trash2 aria-hidden className="size-4" />
          </IconButton>
        </>
      )}
    </div>
  )
}
