import { useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { RichMessage } from '../../messages/rich-message.tsx'
import { Button } from '../../ui/button.tsx'
import { messages } from './messages.ts'

interface TourOfferProps {
  onTake: () => void
  onDecline: () => void
}

/** Offers the tour once, in a place that the course list has for it. */
export function TourOffer({ onTake, onDecline }: TourOfferProps) {
  const [place, setPlace] = useState<Element | null>(null)
  // The place is part of the course list, which may be rendered together with this.
  useLayoutEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- the place exists when the list exists
    setPlace(document.querySelector('[data-place="tour-offer"]'))
  }, [])
  if (!place) return null
  return createPortal(
    <section
      aria-label={messages.tour}
      className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-3 border border-brand-line bg-brand-soft px-4 py-2.5 text-sm"
    >
      <p className="min-w-0 flex-1 basis-60">
        <RichMessage text={messages.tourOffer} parts={{ question: <span className="font-strong" /> }} />
      </p>
      <span className="flex flex-wrap gap-2">
        <Button size="small" onClick={onDecline}>
          {messages.noThanks}
        </Button>
        <Button size="small" look="primary" onClick={onTake}>
          {messages.takeTour}
        </Button>
      </span>
    </section>,
    place,
  )
}
