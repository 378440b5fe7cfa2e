import { lazy, Suspense, useState, type ComponentProps, type ReactNode } from 'react'

// Loaded when the user opens it.
const GlossaryDialog = lazy(async () => ({ default: (await import('./glossary-dialog.tsx')).GlossaryDialog }))

/** The dialog for the glossary of a course, and a function that opens it. */
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
