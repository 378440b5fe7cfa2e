import { Eye } from 'lucide-react'
import { useState } from 'react'
import type { EditingSession } from '../../editing/session/editing-session.ts'
import { messages } from './messages.ts'
import { type PublishedChanges, usePublishedChanges } from './use-published.ts'
import { versionTime } from './version-time.ts'

/** Shows which version learners see, in a line. Nothing before the first one. */
export function PublishedLine<Document>({ session }: { session: EditingSession<Document> }) {
  const published = usePublishedChanges(session)
  const [now] = useState(() => new Date())
  const sentence = publishedSentence(published, now)
  if (sentence === undefined) return null
  return (
    <span className="inline-flex items-start gap-1">
      <Eye aria-hidden className="size-4 shrink-0" />
      {sentence}
    </span>
  )
}

/** 'Learners see the version of 14:02. 3 changes since.' Undefined if learners see none. */
export function publishedSentence({ state, changes }: PublishedChanges, now: Date): string | undefined {
  if (!state?.published) return undefined
  const time = versionTime(state.published.at, now)
  if (changes === undefined) return messages.learnersSee(time)
  if (changes.length > 0) return messages.learnersSeeWithChanges(time, changes.length)
  return state.changed_since_published ? messages.audioChanged(time) : messages.learnersSee(time)
}
