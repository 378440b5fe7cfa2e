import type { Course } from '@lectern/domain/courses/course.ts'
import { Eye, Share2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { messages as sharing } from '../../sharing/messages.ts'
import type { SharedPlace } from '../../sharing/panel/shared-place.ts'
import { SharePanel } from '../../sharing/share-panel.tsx'
import { Button } from '../../ui/button.tsx'
import { messages } from './messages.ts'

/** Gives learners a link to all complete slideshows and podcasts of a course. */
export function ShareCourse({ course }: { course: Course }) {
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const { id, name, language } = course
  const place: SharedPlace = { courseId: id, piece: undefined, title: name, language: language ?? undefined }
  return (
    <>
      <Button
        ref={button}
        look="quiet"
        size="small"
        icon={<Share2 aria-hidden className="size-4" />}
        onClick={() => setOpen(true)}
      >
        {sharing.share}
      </Button>
      {open && (
        <SharePanel
          open
          docked={false}
          place={place}
          title={sharing.shareCourse(name)}
          onClose={() => setOpen(false)}
          finalFocus={() => button.current}
          status={
            <p className="flex items-start gap-3 rounded-2 bg-brand-soft px-3.5 py-3 leading-snug">
              <Eye aria-hidden className="shrink-0 text-brand-text" />
              {messages.learnersSeeComplete}
            </p>
          }
        />
      )}
    </>
  )
}
