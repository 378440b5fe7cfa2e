import { Copy, Users } from 'lucide-react'
import { Tooltip } from '../../ui/overlays/tooltip.tsx'
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

/** A note about colleagues who have the document open, before there is a conflict. */
export function PresenceNote<Document>({ session, company }: PresenceNoteProps<Document>) {
  const { kind, store } = session
  const { colleagues } = company
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
    text !== undefined && (
      <span className="inline-flex items-center gap-1 font-medium text-ink-2" title={details}>
        <Users aria-hidden className="size-4 shrink-0" />
        {text}
      </span>
    )
  )
}

/**
 * A note that the user has the document open in another window. On wide screens with a mouse it is an icon, whose space is
 * always kept: the header keeps its height, so the document does not move when another window opens or closes.
 */
export function OtherWindowNote({ company }: Pick<PresenceNoteProps<never>, 'company'>) {
  if (!company.otherWindow) return <span aria-hidden className="invisible h-4 w-8 max-md:hidden low:hidden" />
  return (
    <Tooltip text={messages.otherWindow}>
      <span className="inline-flex items-center gap-1">
        <Copy aria-hidden className="size-4 shrink-0" />
        <span className="md:pointer-fine:sr-only">{messages.otherWindow}</span>
      </span>
    </Tooltip>
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
