import { useEffect } from 'react'
import { usePreferences } from '../../api/preferences.ts'
import { autosave } from './autosave.ts'
import type { EditingSession } from './editing-session.ts'

/**
 * Saves by itself where the account wants that; not before that is known. `paused` while new content is being made that
 * will take the place of what is open: a save in between would count as an edit that must not be replaced.
 */
export function useAutosave<Document>(session: EditingSession<Document>, paused: boolean): void {
  const wanted = usePreferences().data?.autosave === true
  useEffect(() => (wanted && !paused ? autosave(session) : undefined), [session, wanted, paused])
}
