import { type ComponentProps, type ReactNode, useState } from 'react'
import { openedOnDemand } from '../../ui/overlays/opened-on-demand.tsx'

// Loaded when the user opens it.
const GlossaryDialog = openedOnDemand(async () => (await import('./glossary-dialog.tsx')).GlossaryDialog)

/** The dialog for the glossary of a course, and a function that opens it. */
export function useGlossaryDialog(glossary: Omit<ComponentProps<typeof GlossaryDialog>, 'onClose'>): {
  open: () => void
  dialog: ReactNode
} {
  const [shown, setShown] = useState(false)
  return {
    open: () => setShown(true),
    dialog: shown && <GlossaryDialog {...glossary} onClose={() => setShown(false)} />,
  }
}
