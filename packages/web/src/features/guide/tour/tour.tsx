import { useEffect, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { messages } from './messages.ts'
import { TourCard } from './tour-card.tsx'
import { tourSteps } from './tour-steps.ts'

interface TourProps {
  /** Id of the step to start with. The first step if it is null or unknown. */
  from: string | null
  /** Called at each step, so that the tour can resume there. */
  onStep: (id: string) => void
  /** The user has left it before its end. */
  onLeave: () => void
  /** The user has seen its last step. */
  onDone: () => void
}

/** Elements that handle Escape themselves while they are open. */
const takesEscape = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox]'

/** The tour, step by step. Escape leaves it. */
export function Tour({ from, onStep, onLeave, onDone }: TourProps) {
  const [index, setIndex] = useState(() =>
    Math.max(
      0,
      tourSteps.findIndex(({ id }) => id === from),
    ),
  )
  useEffect(() => {
    const leave = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented && !document.querySelector(takesEscape)) onLeave()
    }
    window.addEventListener('keydown', leave)
    return () => window.removeEventListener('keydown', leave)
  }, [onLeave])

  function goToStep(next: number): void {
    const there = tourSteps[next]
    if (!there) return onDone()
    setIndex(next)
    onStep(there.id)
  }

  const step = tourSteps[index]
  if (!step) return null
  return (
    <TourCard key={step.id} step={step} onLeave={onLeave}>
      <span className="flex-1 text-xs text-ink-3 tabular-nums">
        {messages.step(index + 1, tourSteps.length)}
      </span>
      {index > 0 && (
        <Button size="small" onClick={() => goToStep(index - 1)}>
          {messages.previous}
        </Button>
      )}
      <Button look="primary" size="small" onClick={() => goToStep(index + 1)}>
        {index === tourSteps.length - 1 ? messages.done : messages.next}
      </Button>
    </TourCard>
  )
}
