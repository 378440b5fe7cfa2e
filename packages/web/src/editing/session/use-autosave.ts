import { useEffect } from 'react'
import { usePreferences } from '../../api/preferences.ts'
import { autosave } from './autosave.ts'
import type { EditingSession } from './editing-session.ts'

/**
 * Saves automatically if the preferences of the account are loaded and say so. `paused` is true while new content is
 * generated that will replace the open document. A save during the generation would count as an edit to protect.
 */
export function useAutosave<Document>(session: EditingSession<Document>, paused: boolean): void {
  const wanted = usePreferences().data?.autosave === true
  useEffect(() => (wanted && !paused ? autosave(session) : undefined), [session, wanted, paused])
}
