import type { ConflictAnswer } from '@lectern/domain/api/learners/publications.ts'
import { useMemo } from 'react'
import { Button } from '../../ui/button.tsx'
import { compareSides, type SideWords } from '../state/compare-sides.ts'
import { messages } from '../state/messages.ts'
import { keyOfApi } from '../state/pieces.ts'
import type { Result } from '../state/results.ts'
import type { Publishing } from '../state/use-publishing.ts'

interface ConflictAnswersProps {
  result: Extract<Result, { kind: 'conflict' }>
  publishing: Publishing
}

/** Both sides of a page that another author changed, and the answers. The first answer loses nothing. */
export function ConflictAnswers({ result, publishing }: ConflictAnswersProps) {
  const { conflict, publication } = result
  const { theirs, ours } = conflict
  const sides = useMemo(
    () => compareSides(`${theirs.title}\n${theirs.text}`, `${ours.title}\n${ours.text}`),
    [theirs, ours],
  )
  const isSame = ![...sides.theirs, ...sides.ours].some(({ kind }) => kind === 'only')
  const isBusy = publishing.busy === keyOfApi(publication)
  const answer = (given: ConflictAnswer) => () => publishing.resolve(publication, given)
  return (
    <div className="grid grid-cols-1 gap-3">
      <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
        <Side title={messages.theirs} words={sides.theirs} />
        <Side title={messages.ours} words={sides.ours} />
      </div>
      {isSame && <p className="text-sm">{messages.sameWords}</p>}
      <div className="flex flex-wrap gap-2">
        <Button look="primary" size="small" busy={isBusy} onClick={answer('below')}>
          {messages.below}
        </Button>
        <Button size="small" unavailable={isBusy} onClick={answer('leave')}>
          {messages.leave}
        </Button>
        <Button look="quiet" size="small" unavailable={isBusy} onClick={answer('replace')}>
          {messages.replace}
        </Button>
      </div>
    </div>
  )
}

function Side({ title, words }: { title: string; words: readonly SideWords[] }) {
  return (
    <fieldset className="min-w-0 rounded-2 border border-line bg-surface px-3 pb-2.5 text-sm leading-relaxed">
      <legend className="float-left w-full pt-2.5 pb-1 text-xs font-strong text-ink-2">{title}</legend>
      <p dir="auto" className="clear-both wrap-anywhere whitespace-pre-line">
        {words.map(({ kind, words: text }, at) =>
          kind === 'only' ? (
            // The words never change their order.
            // oxlint-disable-next-line react/no-array-index-key
            <ins key={at} className="rounded-1 bg-done-soft px-0.5 text-done-text underline decoration-2">
              {text}
            </ins>
          ) : (
            // oxlint-disable-next-line react/no-array-index-key
            <span key={at} className={kind === 'gap' ? 'text-ink-3' : ''}>
              {kind === 'gap' ? ` ${text} ` : text}
            </span>
          ),
        )}
      </p>
    </fieldset>
  )
}
