import { lazy, Suspense, useState, type ComponentProps, type ReactNode } from 'react'

// Only who opens it fetches it.
const GlossaryDialog = lazy(async () => ({ default: (await import('./glossary-dialog.tsx')).GlossaryDialog }))

/** The glossary of a course: what opens it, and its dialog while it is open. */
export function useGlossaryDialog(glossary: Omit<ComponentProps<typeof GlossaryDialog>, 'onClose'>): {
  open: () => void
  dialog: ReactNode
} {
  const [shown, setShown] = useState(false)
  return {
    open: () => setShown(true),
    dialog: shown && (
      <Suspense>
        <GlossaryDialog {...glossary} onClose={() => setShown(false)} />
      </Suspense>
    ),
  }
}
