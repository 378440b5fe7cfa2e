import { Copy, Users } from 'lucide-react'
import { rowOf } from '../../messages/lists.ts'
import type { EditingSession } from '../session/editing-session.ts'
import { useOpenDocument } from '../document/document-store.ts'
import { colleaguesText, colleagueDetails } from './colleague-texts.ts'
import type { OtherEditors } from './report-presence.ts'
import { messages } from './messages.ts'

interface PresenceNoteProps<Document> {
  session: EditingSession<Document>
  company: OtherEditors
}

/** A note about colleagues and windows that have the document open, before there is a conflict. */
export function PresenceNote<Document>({ session, company }: PresenceNoteProps<Document>) {
  const { kind, store } = session
  const { colleagues, otherWindow } = company
  // Selects only the text, so that the note does not render on every keystroke.
  const describeIn = (document: Document) => (part: string, colleague: string) =>
    kind.describeEditing(document, part, colleague)
  const text = useOpenDocument(store, ({ history }) =>
    colleaguesText(colleagues, kind.format, describeIn(history.present)),
  )
  const details = useOpenDocument(store, ({ history }) =>
    colleagueDetails(colleagues, describeIn(history.present)),
  )
  return (
    <>
      {text !== undefined && (
        <span className="inline-flex items-center gap-1 font-medium text-ink-2" title={details}>
          <Users aria-hidden className="size-4 shrink-0" />
          {text}
        </span>
      )}
      {otherWindow && (
        <span className="inline-flex items-center gap-1">
          <Copy aria-hidden className="size-4 shrink-0" />
          {messages.otherWindow}
        </span>
      )}
    </>
  )
}

/** Announces colleagues who come and go to screen readers. Their moves are not announced. */
export function PresenceAnnouncement({ company }: Pick<PresenceNoteProps<never>, 'company'>) {
  const names = company.colleagues.map(({ name }) => name)
  return (
    <output className="sr-only">
      {names.length > 0 && messages.alsoHere(rowOf(names))}
      {company.otherWindow && ` ${messages.otherWindowToo}`}
    </output>
  )
}
