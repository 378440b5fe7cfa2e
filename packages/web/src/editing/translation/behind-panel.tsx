import type { BehindPart } from '@lectern/domain/translation/behind.ts'
import { useMemo } from 'react'
import { useStore } from 'zustand'
import { Banner } from '../../ui/banner.tsx'
import { RetryBanner } from '../../ui/retry-banner.tsx'
import { Button } from '../../ui/button.tsx'
import { inBackground } from '../../ui/in-background.ts'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { useOpenDocument } from '../document/document-store.ts'
import { messages as pageChanges } from '../page-changes/messages.ts'
import { Proposals } from '../page-changes/proposals.tsx'
import { offerUndo } from '../rewriting/offer-undo.ts'
import type { EditingSession } from '../session/editing-session.ts'
import { type BehindOriginal, textOf } from './behind-original.ts'
import { messages } from './messages.ts'
import type { TranslatedParts } from './translated-parts.ts'
import type { LoadedOriginal } from './use-original.ts'

export interface BehindPanelProps<Document> {
  session: EditingSession<Document>
  parts: TranslatedParts<Document>
  behind: BehindOriginal<Document>
  original: LoadedOriginal<Document>
  onClose: () => void
}

/** A dialog with the parts of a translation that are behind its original, and proposals for them. */
export function BehindPanel<Document>(props: BehindPanelProps<Document>) {
  const { behind, original, onClose } = props
  const { document, state, retry } = original
  return (
    <Dialog
      open
      onClose={() => {
        behind.cancel()
        onClose()
      }}
      title={messages.behindTitle}
      width="widest"
      footer={document && <Footer {...props} original={document} />}
    >
      {state === 'loading' && (
        <output className="flex items-center gap-2.5 py-2 text-sm text-ink-2">
          <Spinner className="size-4" />
          {messages.reading}
        </output>
      )}
      {state === 'gone' && <Banner kind="info">{messages.gone}</Banner>}
      {state === 'failed' && <RetryBanner kind="warn" reason={messages.notRead} onRetry={retry} />}
      {document && <Parts {...props} original={document} />}
    </Dialog>
  )
}

interface PartsProps<Document> extends Omit<BehindPanelProps<Document>, 'original'> {
  original: Document
}

/** The parts that are behind and have no proposal, in the document as it is now. */
function useOpenParts<Document>({ session, behind, original }: PartsProps<Document>) {
  const document = useOpenDocument(session.store, ({ history }) => history.present)
  const state = useStore(behind)
  const open = useMemo(() => behind.open(original, document, state), [behind, original, document, state])
  return { document, state, open }
}

function Parts<Document>(props: PartsProps<Document>) {
  const { session, parts, behind, original } = props
  const { document, state, open } = useOpenParts(props)
  const { writing, proposals, failures } = state
  const { kind } = session
  const isInStep = open.length === 0 && proposals.length === 0
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 pb-2">
      <p className="text-sm text-ink-2">{isInStep ? messages.inStep : pageChanges.nothingByItself}</p>
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
        <div className="flex flex-wrap items-center gap-2.5 text-sm text-ink-2">
          <output className="flex items-center gap-2.5">
            <Spinner className="size-4" />
            {messages.translating(writing.done, writing.total)}
          </output>
          <Button look="quiet" size="small" onClick={behind.cancel}>
            {pageChanges.cancel}
          </Button>
        </div>
      )}
      {proposals.length > 0 && (
        <Proposals
          changes={behind}
          format={kind.format}
          language={kind.languageOf(document)}
          removal={messages.removal}
        />
      )}
      {open.map((part) => (
        <OpenPart
          key={part.id}
          part={part}
          name={parts.nameOf(part.change === 'removed' ? document : original, part.id)}
          text={textOf(parts.translation, part.change === 'removed' ? document : original, part.id)}
          language={kind.languageOf(part.change === 'removed' ? document : original)}
        />
      ))}
    </div>
  )
}

interface OpenPartProps {
  part: BehindPart
  name: string
  text: string
  language: string | undefined
}

/** A part with the words of the original now. */
function OpenPart({ part, name, text, language }: OpenPartProps) {
  return (
    <article aria-label={name} className="grid gap-1.5 rounded-2 border border-line p-3.5">
      <h3 className="flex flex-wrap items-center gap-2 text-sm font-strong">
        {name}
        <span className="rounded-full bg-brand-soft px-2 py-0.5 text-xs text-brand-text">
          {pageChanges[part.change]}
        </span>
      </h3>
      <p
        dir="auto"
        lang={language}
        className="text-sm leading-relaxed wrap-anywhere whitespace-pre-wrap text-ink-2"
      >
        {text}
      </p>
    </article>
  )
}

function Footer<Document>(props: PartsProps<Document>) {
  const { session, behind, original, onClose } = props
  const { store } = session
  const { state, open } = useOpenParts(props)
  const busy = state.writing !== undefined
  const hasProposals = state.proposals.length > 0
  if (open.length === 0 && !hasProposals) return null

  function edit(act: () => boolean, done: string): void {
    if (busy) return
    const before = store.mark()
    const isDone = act()
    if (before() !== store.getState().history.present) offerUndo(store, done, before)
    if (isDone) onClose()
  }

  return (
    <div className="flex flex-1 flex-wrap justify-end gap-2.5">
      <Button
        unavailable={busy}
        onClick={() => edit(() => (behind.keepAll(original), true), pageChanges.applied)}
      >
        {pageChanges.settle}
      </Button>
      {open.length > 0 && (
        <Button
          look={hasProposals ? 'soft' : 'primary'}
          busy={busy}
          onClick={() => inBackground(behind.update(original))}
        >
          {messages.update}
        </Button>
      )}
      {hasProposals && (
        <Button
          look="primary"
          unavailable={busy}
          onClick={() => edit(() => behind.apply(original), pageChanges.applied)}
        >
          {pageChanges.apply}
        </Button>
      )}
    </div>
  )
}
