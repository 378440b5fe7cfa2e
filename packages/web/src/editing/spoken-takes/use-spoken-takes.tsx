import { type ReactNode, useState } from 'react'
import { openedOnDemand } from '../../ui/overlays/opened-on-demand.tsx'
import type { EditingSession } from '../session/editing-session.ts'
import type { SpokenParts } from './takes-of-document.ts'

const SpokenTakesDialog = openedOnDemand(
  async () => (await import('./spoken-takes-dialog.tsx')).SpokenTakesDialog,
)

/** The takes of synthesized speech of an open document: a function that shows those of a part, and their dialog. */
export function useSpokenTakes<Document>(
  session: EditingSession<Document>,
  parts: SpokenParts<Document>,
): { open: (part: string) => void; dialog: ReactNode } {
  const [part, setPart] = useState<string>()
  return {
    open: setPart,
    dialog: part !== undefined && (
      <SpokenTakesDialog session={session} parts={parts} part={part} onClose={() => setPart(undefined)} />
    ),
  }
}
