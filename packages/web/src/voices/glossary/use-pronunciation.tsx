import { SpellCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import type { EditorAction } from '../../editing/commands/actions.ts'
import { useCourseName } from '../../editing/panels/course-name.tsx'
import { messages } from '../messages.ts'
import { useGlossaryDialog } from './use-glossary-dialog.tsx'

interface Pronunciation {
  courseId: string
  /** Of what is being edited. */
  language: string | undefined
  /** Told after the glossary was saved: audio that says something otherwise by now asks to be updated. */
  onSaved: () => void
}

/** Leads from an editor to how the terms of its course are said. */
export function usePronunciation({ courseId, language, onSaved }: Pronunciation): {
  action: EditorAction
  dialog: ReactNode
} {
  const courseName = useCourseName(courseId)
  const { open, dialog } = useGlossaryDialog({ courseId, courseName, language, onSaved })
  return {
    action: {
      name: 'pronunciation',
      label: messages.pronunciation,
      icon: SpellCheck,
      enabled: true,
      run: open,
    },
    dialog,
  }
}
