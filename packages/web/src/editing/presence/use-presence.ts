import { useEffect, useState } from 'react'
import type { EditingSession } from '../session/editing-session.ts'
import { noOtherEditors, reportPresence, type OtherEditors } from './report-presence.ts'

/** The place of the author in a document. */
export interface AuthorPlace {
  /** Key of the slide, line or segment. */
  readonly part: () => string | undefined
  /** Calls `moved` when the part may have changed. Returns a function that ends this. */
  readonly subscribe: (moved: () => void) => () => void
}

/** Reports the author's place to colleagues, and returns who else has the document open. `place` must stay the same object. */
export function usePresence<Document>(
  { kind, page }: EditingSession<Document>,
  place: AuthorPlace,
): OtherEditors {
  const [company, setCompany] = useState<OtherEditors>(noOtherEditors)
  useEffect(() => {
    const presence = reportPresence({
      format: kind.format,
      page,
      part: place.part,
      onOtherEditors: setCompany,
    })
    const stopFollowing = place.subscribe(presence.moved)
    return () => {
      stopFollowing()
      presence.stop()
    }
  }, [kind.format, page, place])
  return company
}
