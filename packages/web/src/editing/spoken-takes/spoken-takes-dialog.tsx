import { useLayoutEffect, useRef, useState } from 'react'
import { Repeat } from 'lucide-react'
import { Banner } from '../../ui/banner.tsx'
import { RetryBanner } from '../../ui/retry-banner.tsx'
import { Button } from '../../ui/button.tsx'
import { inBackground } from '../../ui/in-background.ts'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { useOpenDocument } from '../document/document-store.ts'
import type { EditingSession } from '../session/editing-session.ts'
import { messages } from './messages.ts'
import { TakeRows } from './take-rows.tsx'
import { type SpokenParts, takeFailure } from './takes-of-document.ts'
import { useTakesOfPart } from './use-takes-of-part.ts'

interface SpokenTakesDialogProps<Document> {
  session: EditingSession<Document>
  parts: SpokenParts<Document>
  /** Key of the slide, text of a slide, or line. */
  part: string
  onClose: () => void
}

/** The takes of synthesized speech of a slide or line: the author listens, chooses, and makes another one. */
export function SpokenTakesDialog<Document>({
  session,
  parts,
  part: opened,
  onClose,
}: SpokenTakesDialogProps<Document>) {
  const [part, setPart] = useState(opened)
  const document = useOpenDocument(session.store, ({ history }) => history.present)
  const texts = parts.textsOf?.(document, part) ?? []
  const takes = useTakesOfPart(session, parts, part)
  const { list, saving, running, choosing, outcome } = takes
  const makeButton = useRef<HTMLButtonElement>(null)
  const { data } = list
  const repeated = outcome?.repeated === true && data?.next_take !== null
  const canDiffer = data !== undefined && data.differ_by !== null && data.takes.length > 0
  return (
    <Dialog
      open
      onClose={onClose}
      title={messages.takes}
      footer={
        canDiffer ? (
          <>
            <Button
              ref={makeButton}
              look="primary"
              icon={<Repeat aria-hidden className="size-4" />}
              busy={running !== undefined}
              unavailable={data.next_take === null}
              onClick={() => inBackground(takes.make())}
            >
              {running ? messages.making(running.take) : repeated ? messages.tryAgain : messages.makeAnother}
            </Button>
            {running && (
              <CancelButton onCancel={running.cancel} onRemoved={() => makeButton.current?.focus()} />
            )}
          </>
        ) : undefined
      }
    >
      <div className="grid gap-3.5">
        <div className="grid gap-1.5 text-sm text-ink-2">
          <p>{messages.about}</p>
          {data?.differ_by === 'pace' && <p>{messages.differByPace}</p>}
          {parts.canRegenerate && <p>{messages.unlikeRegenerating}</p>}
        </div>
        {texts.length > 1 && (
          <Select
            label={messages.text}
            size="small"
            options={texts.map(({ key, label }) => ({ value: key, label }))}
            value={part}
            onChange={setPart}
          />
        )}
        {list.isPending && (
          <output className="flex items-center gap-2.5 py-3 text-sm text-ink-2">
            <Spinner />
            {saving ? messages.saving : messages.loading}
          </output>
        )}
        {list.isError && (
          <RetryBanner
            reason={takeFailure(list.error, messages.notLoaded)}
            retrying={list.isFetching}
            onRetry={() => inBackground(list.refetch())}
          />
        )}
        {data && (
          <>
            <TakeRows
              key={part}
              takes={data.takes}
              choosing={choosing}
              blocked={running !== undefined}
              onUse={(take) => takes.use(take)}
            />
            {data.takes.length === 0 && <p className="text-sm">{messages.noTakes}</p>}
            {data.takes.length > 0 && !canDiffer && <p className="text-sm">{messages.alwaysTheSame}</p>}
            {canDiffer && data.next_take === null && <p className="text-sm">{messages.noFurtherTake}</p>}
          </>
        )}
        {outcome?.kind === 'bad' && <Banner>{outcome.text}</Banner>}
        {/* The element exists before its text, so that screen readers announce the text. */}
        <output className="text-sm text-ink-2 empty:hidden">
          {running ? <span className="sr-only">{messages.making(running.take)}</span> : null}
          {!running && outcome?.kind === 'good' ? outcome.text : null}
          {!running && repeated ? ` ${messages.aboutTryingAgain}` : null}
        </output>
      </div>
    </Dialog>
  )
}

/** Passes its focus on when it is removed. */
function CancelButton({ onCancel, onRemoved }: { onCancel: () => void; onRemoved: () => void }) {
  const button = useRef<HTMLButtonElement>(null)
  const removed = useRef(onRemoved)
  useLayoutEffect(() => {
    const element = button.current
    const passOn = removed.current
    return () => {
      if (document.activeElement === element) passOn()
    }
  }, [])
  return (
    <Button ref={button} look="quiet" onClick={onCancel}>
      {messages.cancel}
    </Button>
  )
}
