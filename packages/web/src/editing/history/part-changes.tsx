import { useState } from 'react'
import { classes } from '../../ui/classes.ts'
import { compareWords, type PartChange, type WordChange } from './compare-parts.ts'
import { inInterfaceLanguage } from '../../messages/current-language.ts'
import { messages } from './history-panel-messages.ts'

const marks = {
  same: { label: () => messages.partUnchanged, look: 'bg-sunken text-ink-2' },
  changed: { label: () => messages.partChanged, look: 'bg-brand-soft-2 text-brand-text' },
  added: { label: () => messages.partAdded, look: 'bg-done-soft text-done-text' },
  removed: { label: () => messages.partRemoved, look: 'bg-danger-soft text-danger-text' },
} as const

interface PartChangesProps {
  changes: readonly PartChange[]
  language: string | undefined
}

/** A list of the parts and their changes. A changed part can be expanded to compare its words. */
export function PartChanges({ changes, language }: PartChangesProps) {
  return (
    <ol className="grid grid-cols-[minmax(0,1fr)] gap-1.5">
      {changes.map((change, index) => (
        // The list never changes while it is shown.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={index}>
          <Change change={change} language={language} />
        </li>
      ))}
    </ol>
  )
}

function Change({ change, language }: { change: PartChange; language: string | undefined }) {
  const [open, setOpen] = useState(false)
  const { kind, before, after } = change
  const name = (after ?? before)?.name ?? ''
  const head = (
    <>
      <span
        className={classes('rounded-full px-2 py-0.5 text-xs leading-[1.3] font-medium', marks[kind].look)}
      >
        {marks[kind].label()}
      </span>
      <span className="min-w-0 flex-1 truncate text-sm" title={name}>
        <bdi>{name}</bdi>
      </span>
    </>
  )
  if (kind === 'same') return <p className="flex items-center gap-2 px-1 py-0.5 text-ink-3">{head}</p>
  return (
    <div className="rounded-2 ring ring-line">
      <button
        type="button"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        className="flex min-h-8 w-full items-center gap-2 rounded-2 px-1 py-0.5 text-start hover:bg-hover"
      >
        {head}
      </button>
      {open && (
        <p
          dir="auto"
          lang={language}
          className="border-t border-line px-2.5 py-2 text-sm leading-relaxed wrap-anywhere whitespace-pre-wrap"
        >
          {before?.text === after?.text ? (
            <span {...inInterfaceLanguage()} className="text-ink-2">
              {messages.sameWords}
            </span>
          ) : (
            <Words changes={compareWords(before?.text ?? '', after?.text ?? '', language)} />
          )}
        </p>
      )}
    </div>
  )
}

/** A text with its added and removed words marked. */
export function Words({ changes }: { changes: readonly WordChange[] }) {
  return changes.map((run, index) => {
    const Tag = run.kind === 'added' ? 'ins' : run.kind === 'removed' ? 'del' : 'span'
    return (
      // oxlint-disable-next-line react/no-array-index-key -- runs of words have no identity except their position
      <Tag key={index} className={wordLooks[run.kind]}>
        {run.words}
      </Tag>
    )
  })
}

const wordLooks = {
  same: '',
  added: 'rounded-1 bg-done-soft text-done-text underline',
  removed: 'rounded-1 bg-danger-soft text-danger-text line-through',
} as const
