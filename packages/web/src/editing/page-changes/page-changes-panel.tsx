import type { PassageChange } from '@lectern/domain/sources/page-changes.ts'
import { useEffect, useMemo } from 'react'
import { useStore } from 'zustand'
import { ApiProblem } from '../../api/api-problem.ts'
import { dateAndTime } from '../../messages/moments.ts'
import { sentencesOf } from '../../messages/sentences.ts'
import { Banner } from '../../ui/banner.tsx'
import { RetryBanner } from '../../ui/retry-banner.tsx'
import { Button } from '../../ui/button.tsx'
import { inBackground } from '../../ui/in-background.ts'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { useOpenDocument } from '../document/document-store.ts'
import type { EditingSession } from '../session/editing-session.ts'
import { offerUndo } from '../rewriting/offer-undo.ts'
import type { ChangingParts } from './changing-parts.ts'
import { messages } from './messages.ts'
import { type PageChanges, problemWords } from './page-changes.ts'
import { Passages } from './passages.tsx'
import { Proposals } from './proposals.tsx'

export interface PageChangesPanelProps<Document> {
  session: EditingSession<Document>
  parts: ChangingParts<Document>
  changes: PageChanges<Document>
  onClose: () => void
}

/** A dialog with the changes of the page, the parts that are based on them, and the writer's proposals for these. */
export function PageChangesPanel<Document>(props: PageChangesPanelProps<Document>) {
  const { changes, onClose } = props
  const reading = useStore(changes, (state) => state.reading)
  const problem = useStore(changes, (state) => state.problem)
  const page = useStore(changes, (state) => state.page)
  useEffect(() => {
    inBackground(changes.load())
    return changes.cancel
  }, [changes])
  return (
    <Dialog
      open
      onClose={onClose}
      title={messages.title}
      width="widest"
      footer={page && <Footer {...props} />}
    >
      {reading && <ProposalProgress text={messages.reading} onCancel={changes.cancel} />}
      {problem !== undefined && (
        <RetryBanner
          kind="warn"
          reason={isDeleted(problem) ? messages.gone : problemWords(problem)}
          onRetry={() => inBackground(changes.load())}
        />
      )}
      {page && <Changes {...props} />}
    </Dialog>
  )
}

const isDeleted = (problem: unknown): boolean => problem instanceof ApiProblem && problem.status === 404

function ProposalProgress({ text, onCancel }: { text: string; onCancel: () => void }) {
  return (
    <div className="flex flex-wrap items-center gap-2.5 py-2 text-sm text-ink-2">
      <output className="flex items-center gap-2.5">
        <Spinner className="size-4" />
        {text}
      </output>
      <Button look="quiet" size="small" onClick={onCancel}>
        {messages.cancel}
      </Button>
    </div>
  )
}

/** The changes since the open document was made, which the author may settle or restore meanwhile. */
function useChanges<Document>({ session, changes }: PageChangesPanelProps<Document>) {
  const document = useOpenDocument(session.store, ({ history }) => history.present)
  const page = useStore(changes, (state) => state.page)
  const found = useMemo(() => changes.changesOf(document, page), [changes, document, page])
  return { document, page, found }
}

function Changes<Document>(props: PageChangesPanelProps<Document>) {
  const { session, parts, changes } = props
  const { document, page, found } = useChanges(props)
  const failures = useStore(changes, (state) => state.failures)
  const writing = useStore(changes, (state) => state.writing)
  const proposals = useStore(changes, (state) => state.proposals)
  const { kind } = session
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 pb-2">
      <p className="text-sm text-ink-2">
        {found.length === 0 ? messages.inStep : page && summary(page, found)}
      </p>
      {failures.length > 0 && (
        <Banner kind="warn">
          <ul className="grid gap-1">
            {failures.map((failure) => (
              <li key={failure}>{failure}</li>
            ))}
          </ul>
        </Banner>
      )}
      {writing && (
        <ProposalProgress text={messages.writing(writing.done, writing.total)} onCancel={changes.cancel} />
      )}
      {proposals.length > 0 && (
        <Proposals changes={changes} format={kind.format} language={kind.languageOf(document)} />
      )}
      {found.length > 0 && (
        <Passages
          changes={changes}
          found={found}
          parts={parts.partsOf(document)}
          format={kind.format}
          language={kind.languageOf(document)}
          onShow={(key) => {
            session.store.select(parts.keyToSelect(document, key))
            props.onClose()
          }}
        />
      )}
    </div>
  )
}

function summary(
  { page_title, edited_at }: { page_title: string; edited_at: string | null },
  found: readonly PassageChange[],
): string {
  const count = (is: (change: PassageChange) => boolean) => found.filter(is).length
  const changed = count(({ before, after }) => before !== undefined && after !== undefined)
  const added = count(({ before }) => !before)
  const removed = count(({ after }) => !after)
  return sentencesOf([
    ...(edited_at === null ? [] : [messages.edited(page_title, dateAndTime(new Date(edited_at)))]),
    ...(changed > 0 ? [messages.passagesChanged(changed)] : []),
    ...(added > 0 ? [messages.passagesAdded(added)] : []),
    ...(removed > 0 ? [messages.passagesRemoved(removed)] : []),
    messages.nothingByItself,
  ])
}

function Footer<Document>(props: PageChangesPanelProps<Document>) {
  const { session, changes, onClose } = props
  const { store } = session
  const { document, found } = useChanges(props)
  const state = useStore(changes)
  const busy = state.writing !== undefined
  const toUpdate = useMemo(() => changes.partsToUpdate(document, state).length, [changes, document, state])
  const chosen = state.proposals.some(({ choice }) => choice)
  if (found.length === 0) return null

  function edit(act: () => boolean, done: string): void {
    const before = store.mark()
    const isDone = act()
    if (before() !== store.getState().history.present) offerUndo(store, done, before)
    if (isDone) onClose()
  }

  return (
    <div className="flex flex-wrap justify-end gap-2.5">
      <Button
        unavailable={busy}
        onClick={() => {
          if (!busy) edit(() => (changes.settleAll(), true), messages.settled)
        }}
      >
        {messages.settle}
      </Button>
      {toUpdate > 0 && (
        <Button look={chosen ? 'soft' : 'primary'} busy={busy} onClick={() => inBackground(changes.update())}>
          {messages.update(toUpdate)}
        </Button>
      )}
      {state.proposals.length > 0 && (
        <Button
          look="primary"
          unavailable={!chosen || busy}
          onClick={() => {
            if (chosen && !busy) edit(() => changes.apply(), messages.applied)
          }}
        >
          {messages.apply}
        </Button>
      )}
    </div>
  )
}
