import type { Course } from '@lectern/domain/courses/course.ts'
import { SpellCheck } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { useGlossaryDialog } from '../../voices/glossary/use-glossary-dialog.tsx'
import { messages } from './messages.ts'

/** Opens the pronunciations of the terms of a course. */
export function CoursePronunciation({ course }: { course: Course }) {
  const { open, dialog } = useGlossaryDialog({
    courseId: course.id,
    courseName: course.name,
    language: course.language,
  })
  return (
    <>
      <Button look="quiet" size="small" icon={<SpellCheck aria-hidden className="size-4" />} onClick={open}>
        {messages.pronunciation}
      </Button>
      {dialog}
    </>
  )
}
