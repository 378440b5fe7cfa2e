import { X } from 'lucide-react'
import { useEffect, useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { IconButton } from '../../../ui/icon-button.tsx'
import { messages } from './messages.ts'
import { placeBeside } from './place-beside.ts'
import type { TourStep } from './tour-steps.ts'
import { useTargetBox } from './use-target-box.ts'

interface TourCardProps {
  step: TourStep
  onLeave: () => void
  /** The number of the step and the buttons to other steps. */
  children: ReactNode
}

/** One step: a card beside its target, and a ring around the target. It takes the focus, so that screen readers read it. */
export function TourCard({ step: { id, targets }, onLeave, children }: TourCardProps) {
  const { title, text } = messages.steps[id]
  const titleId = useId()
  const textId = useId()
  const box = useTargetBox(targets)
  const card = useRef<HTMLDialogElement>(null)
  const [place, setPlace] = useState<{ left: number; top: number }>()

  useLayoutEffect(() => {
    const { offsetWidth: width = 0, offsetHeight: height = 0 } = card.current ?? {}
    const view = { width: document.documentElement.clientWidth, height: window.innerHeight }
    const center = { left: (view.width - width) / 2, top: (view.height - height) / 2 }
    setPlace(box ? placeBeside(box, { width, height }, view) : center)
  }, [box])
  useEffect(() => card.current?.focus({ preventScroll: true }), [])

  return createPortal(
    <>
      {box && (
        <div
          aria-hidden
          className="pointer-events-none fixed z-(--z-panel) rounded-3 ring-3 ring-focus ring-offset-2 ring-offset-surface"
          style={{ left: box.left, top: box.top, width: box.width, height: box.height }}
        />
      )}
      {/* Not modal: the screen stays usable beside it. */}
      <dialog
        ref={card}
        open
        aria-labelledby={titleId}
        aria-describedby={textId}
        tabIndex={-1}
        className="fixed right-auto bottom-auto z-(--z-drawer) m-0 w-[min(22.5rem,calc(100vw-1rem))] rounded-3 bg-surface p-4 text-ink shadow-4 ring ring-line-strong"
        style={{ left: place?.left ?? 0, top: place?.top ?? 0 }}
      >
        <div className="flex items-start justify-between gap-3">
          <h2 id={titleId} className="text-lg leading-snug font-strong">
            {title}
          </h2>
          <IconButton label={messages.leave} className="-mt-1 -me-1.5" onClick={onLeave}>
            <X aria-hidden className="size-4.5" />
          </IconButton>
        </div>
        <p id={textId} className="mt-1.5 text-sm leading-normal text-ink-2">
          {text}
        </p>
        <div className="mt-4 flex items-center gap-2">{children}</div>
      </dialog>
    </>,
    document.body,
  )
}
