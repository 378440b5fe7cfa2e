import type { PublishingOffer } from '@lectern/domain/api/learners/publications.ts'
import { useId, useState } from 'react'
import { sentenceOfProblem } from '../../messages/problems/problem-sentence.ts'
import { rowOf } from '../../messages/lists.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import {
  countPages,
  initialSelection,
  type OfferedPiece,
  pieceKey,
  type PublishingPlace,
  defaultPlace,
} from '../state/pieces.ts'
import { messages } from '../state/messages.ts'
import type { Publishing } from '../state/use-publishing.ts'
import { PagesWithoutContent } from './pages-without-content.tsx'
import { PieceList } from './piece-list.tsx'
import { PlaceChoices } from './place-choices.tsx'
import { type FrameProps, PublishFrame } from './publish-frame.tsx'
import { RemovePages } from './remove-pages.tsx'

interface ChooseViewProps extends FrameProps {
  publishing: Publishing
  offer: PublishingOffer
  pieces: readonly OfferedPiece[]
  /** Pages that are left without complete content. */
  left: readonly OfferedPiece[]
  /** Keys of the pieces that are chosen at first. */
  chosen: ReadonlySet<string> | undefined
}

/** The pieces, where their pages go, and who sees them. */
export function ChooseView({ publishing, offer, pieces, left, chosen, ...frame }: ChooseViewProps) {
  const [keys, setKeys] = useState(() => initialSelection(pieces, chosen))
  const selected = pieces.filter((piece) => piece.complete && keys.has(pieceKey(piece)))
  const [decided, setDecided] = useState<Partial<PublishingPlace>>({})
  const place = { ...defaultPlace(selected), ...decided }
  const { made, updated } = countPages(selected)
  return (
    <PublishFrame
      {...frame}
      title={messages.title}
      problem={publishing.problem}
      footer={
        <ChooseFooter
          publishing={publishing}
          selected={selected}
          possible={offer.possible}
          onCancel={frame.onClose}
          onPublish={() => publishing.publish(selected, place)}
        />
      }
    >
      {offer.problem && <Banner kind="info">{sentenceOfProblem(offer.problem)}</Banner>}
      <div
        className={
          offer.possible
            ? 'grid grid-cols-1 items-start gap-x-7 gap-y-5 md:grid-cols-[minmax(0,1fr)_19.75rem]'
            : ''
        }
      >
        <PieceList pieces={pieces} keys={keys} onChange={setKeys}>
          {offer.possible && <p className="text-sm text-pretty text-ink-2">{messages.whatItBecomes}</p>}
          <RemovePages pieces={selected} courseId={publishing.courseId} />
          <PagesWithoutContent pages={left} courseId={publishing.courseId} />
        </PieceList>
        {offer.possible && (
          <PlaceChoices
            place={place}
            onChange={(choice) => setDecided({ ...decided, ...choice })}
            hasPages={updated > 0}
            isNew={made > 0}
          />
        )}
      </div>
    </PublishFrame>
  )
}

interface ChooseFooterProps {
  publishing: Publishing
  selected: readonly OfferedPiece[]
  possible: boolean
  onCancel: () => void
  onPublish: () => void
}

function ChooseFooter({ publishing, selected, possible, onCancel, onPublish }: ChooseFooterProps) {
  const reasonId = useId()
  const { made, updated } = countPages(selected)
  const words = [
    ...(made > 0 ? [messages.newPages(made)] : []),
    ...(updated > 0 ? [messages.updates(updated)] : []),
  ]
  const isBusy = publishing.busy === 'publish'
  return (
    <>
      <output id={reasonId} className="min-w-0 flex-1 text-sm text-ink-2 tabular-nums max-sm:basis-full">
        {selected.length === 0 ? messages.noneChosen : possible && rowOf(words)}
      </output>
      <Button onClick={onCancel} className="max-sm:flex-1">
        {messages.cancel}
      </Button>
      <Button
        look="primary"
        className="max-sm:flex-1"
        busy={isBusy}
        unavailable={selected.length === 0}
        aria-describedby={reasonId}
        onClick={() => {
          if (selected.length > 0) onPublish()
        }}
      >
        {isBusy ? messages.starting : possible ? messages.publish(selected.length) : messages.showAddresses}
      </Button>
    </>
  )
}
