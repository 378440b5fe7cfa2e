import type { Format } from '@lectern/domain/courses/formats.ts'
import { Check } from 'lucide-react'
import { type ReactNode, useEffect, useMemo, useRef } from 'react'
import { type StoreApi, useStore } from 'zustand'
import { Button } from '../../ui/button.tsx'
import { RenderNearViewport } from '../../ui/viewport/render-near-viewport.tsx'
import { compareWords } from '../history/compare-parts.ts'
import { Words } from '../history/part-changes.tsx'
import { messages } from './messages.ts'
import type { Proposal } from './page-changes-state.ts'

/** Proposals, and the author's choices. */
interface ProposedChanges<Document> extends Pick<
  StoreApi<{ readonly proposals: readonly Proposal<Document>[] }>,
  'getState' | 'getInitialState' | 'subscribe'
> {
  choose(ids: readonly string[], choice: 'take' | 'keep'): void
}

interface ProposalsProps<Document> {
  changes: ProposedChanges<Document>
  format: Format
  language: string | undefined
  /** Why a proposal removes a part. By default, because its passages were removed. */
  removal?: string
}

/** The proposals beside the parts as they are. The author takes or keeps each, or all. */
export function Proposals<Document>({ changes, ...look }: ProposalsProps<Document>) {
  const proposals = useStore(changes, (state) => state.proposals)
  const all = proposals.map(({ id }) => id)
  const heading = useRef<HTMLHeadingElement>(null)
  // The button that asked for the proposals may be gone by now.
  useEffect(() => heading.current?.focus(), [])
  return (
    <section aria-label={messages.proposals} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 ref={heading} tabIndex={-1} className="text-sm font-strong outline-none">
          {messages.proposals}
        </h3>
        <span className="flex flex-wrap gap-2">
          <Button look="quiet" size="small" onClick={() => changes.choose(all, 'keep')}>
            {messages.keepAll}
          </Button>
          <Button look="soft" size="small" onClick={() => changes.choose(all, 'take')}>
            {messages.takeAll}
          </Button>
        </span>
      </div>
      {proposals.map((proposal) => (
        <ProposalCard
          key={proposal.id}
          proposal={proposal}
          onChoose={(choice) => changes.choose([proposal.id], choice)}
          {...look}
        />
      ))}
    </section>
  )
}

interface ProposalCardProps<Document> extends Omit<ProposalsProps<Document>, 'changes'> {
  proposal: Proposal<Document>
  onChoose: (choice: 'take' | 'keep') => void
}

function ProposalCard<Document>({
  proposal,
  onChoose,
  format,
  language,
  removal = messages.removal[format],
}: ProposalCardProps<Document>) {
  const { part, before, after, views, warnings, choice } = proposal
  const words = useMemo(() => compareWords(before, after, language), [before, after, language])
  const name = part?.name ?? messages.newPart[format]
  return (
    <article
      aria-label={name}
      className="grid grid-cols-[minmax(0,1fr)] gap-2.5 rounded-2 border border-line p-3.5"
    >
      <h4 className="text-sm font-strong">{name}</h4>
      {after === '' && <p className="text-sm text-ink-2">{removal}</p>}
      {views && (
        <RenderNearViewport id={`proposal ${proposal.id}`} estimate="15rem" ahead={800}>
          <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
            {views.before && <View label={messages.now}>{views.before}</View>}
            <View label={messages.proposed}>{views.after}</View>
          </div>
        </RenderNearViewport>
      )}
      <p dir="auto" lang={language} className="text-sm leading-relaxed wrap-anywhere whitespace-pre-wrap">
        <Words changes={words} />
      </p>
      {warnings.map((warning) => (
        <p key={warning} className="text-sm text-ink-2">
          {warning}
        </p>
      ))}
      <fieldset className="grid grid-cols-1 gap-2 sm:grid-cols-2">
        <legend className="sr-only">{name}</legend>
        <Button
          size="small"
          aria-pressed={choice === 'keep'}
          icon={choice === 'keep' && <Check aria-hidden className="size-4" />}
          onClick={() => onChoose('keep')}
        >
          {messages.keep}
        </Button>
        <Button
          size="small"
          look={choice === 'take' ? 'primary' : 'soft'}
          aria-pressed={choice === 'take'}
          icon={choice === 'take' && <Check aria-hidden className="size-4" />}
          onClick={() => onChoose('take')}
        >
          {messages.take}
        </Button>
      </fieldset>
    </article>
  )
}

function View({ label, children }: { label: string; children: ReactNode }) {
  return (
    <figure className="min-w-0">
      <figcaption className="mb-1 text-xs text-ink-2">{label}</figcaption>
      {children}
    </figure>
  )
}
