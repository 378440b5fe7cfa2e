import { SpellCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import type { EditorAction } from '../../editing/commands/editor-action.ts'
import { useCourseName } from '../../editing/panels/course-name.tsx'
import { messages } from '../messages.ts'
import { useGlossaryDialog } from './use-glossary-dialog.tsx'

interface Pronunciation {
  courseId: string
  /** Language of the document. */
  language: string | undefined
  /** Called after the glossary was saved. Audio of changed terms then needs an update. */
  onSaved: () => void
}

/** The action of an editor that opens the pronunciations of its course, and their dialog. */
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
