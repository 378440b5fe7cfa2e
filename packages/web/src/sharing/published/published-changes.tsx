import { useState } from 'react'
import { compareWords } from '../../editing/history/compare-parts.ts'
import { Words } from '../../editing/history/part-changes.tsx'
import type { EditingSession } from '../../editing/session/editing-session.ts'
import { inInterfaceLanguage } from '../../messages/current-language.ts'
import { classes } from '../../ui/classes.ts'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import type { PieceChange } from './compare-pieces.ts'
import { messages } from './panel-messages.ts'
import { usePublishedChanges } from './use-published.ts'
import { versionTime } from './version-time.ts'

interface PublishedChangesDialogProps<Document> {
  session: EditingSession<Document>
  onClose: () => void
}

/** The slides or lines that differ from what learners see, with their words side by side. */
export function PublishedChangesDialog<Document>({
  session,
  onClose,
}: PublishedChangesDialogProps<Document>) {
  const { kind, store } = session
  const { state, changes = [] } = usePublishedChanges(session)
  const [now] = useState(() => new Date())
  const language = kind.languageOf(store.getState().history.present)
  const time = state?.published ? versionTime(state.published.at, now) : ''
  return (
    <Dialog open onClose={onClose} title={messages.changesSince(time)} place="panel">
      {changes.length === 0 && <p className="text-sm text-ink-2">{messages.noChanges}</p>}
      <ol className="grid grid-cols-1 gap-2.5">
        {changes.map((change) => (
          <li key={`${change.kind} ${(change.after ?? change.before)?.key}`}>
            <Change change={change} language={language} />
          </li>
        ))}
      </ol>
    </Dialog>
  )
}

const marks = {
  changed: { label: () => messages.changed, look: 'bg-brand-soft-2 text-brand-text' },
  moved: { label: () => messages.moved, look: 'bg-brand-soft-2 text-brand-text' },
  added: { label: () => messages.added, look: 'bg-done-soft text-done-text' },
  removed: { label: () => messages.removed, look: 'bg-danger-soft text-danger-text' },
} as const

function Change({ change, language }: { change: PieceChange; language: string | undefined }) {
  const { kind, before, after } = change
  const name = (after ?? before)?.name ?? ''
  return (
    <div className="rounded-2 ring ring-line">
      <p className="flex items-center gap-2 px-2.5 py-1.5">
        <span
          className={classes('rounded-full px-2 py-0.5 text-xs leading-[1.3] font-medium', marks[kind].look)}
        >
          {marks[kind].label()}
        </span>
        <span dir="auto" lang={language} className="min-w-0 flex-1 truncate text-sm" title={name}>
          {name}
        </span>
      </p>
      <p
        dir="auto"
        lang={language}
        className="border-t border-line px-2.5 py-2 text-sm leading-relaxed wrap-anywhere whitespace-pre-wrap"
      >
        {before?.text === after?.text ? (
          <span {...inInterfaceLanguage()} className="text-ink-2">
            {kind === 'moved' ? messages.movedOnly : messages.sameWords}
          </span>
        ) : (
          <Words changes={compareWords(before?.text ?? '', after?.text ?? '', language)} />
        )}
      </p>
    </div>
  )
}
