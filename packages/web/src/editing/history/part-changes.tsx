import { useState } from 'react'
import { classes } from '../../ui/classes.ts'
import { compareWords, type PartChange, type WordChange } from './compare-parts.ts'
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

/** What would become of each slide or segment; those that differ can be opened to see word by word. */
export function PartChanges({ changes, language }: PartChangesProps) {
  return (
    <ol className="grid grid-cols-[minmax(0,1fr)] gap-1.5">
      {changes.map((change, index) => (
        // A list that never changes while it is shown.
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
      <span dir="auto" className="min-w-0 flex-1 truncate text-sm" title={name}>
        {name}
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
            <span lang="en" dir="ltr" className="text-ink-2">
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

/** Words that stay, go and come. */
export function Words({ changes }: { changes: readonly WordChange[] }) {
  return changes.map((stretch, index) => {
    const Tag = stretch.kind === 'added' ? 'ins' : stretch.kind === 'removed' ? 'del' : 'span'
    return (
      // oxlint-disable-next-line react/no-array-index-key -- stretches have no identity but their place
      <Tag key={index} className={wordLooks[stretch.kind]}>
        {stretch.words}
      </Tag>
    )
  })
}

const wordLooks = {
  same: '',
  added: 'rounded-1 bg-done-soft text-done-text no-underline',
  removed: 'rounded-1 bg-danger-soft text-danger-text line-through',
} as const
