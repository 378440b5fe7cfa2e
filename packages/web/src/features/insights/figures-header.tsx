import { formatMessages, formats } from '@lectern/domain/courses/formats.ts'
import { ArrowLeft, ChartColumn, Pencil } from 'lucide-react'
import { useNavigate } from 'react-router'
import { CourseName } from '../../editing/panels/course-name.tsx'
import { MetaLine } from '../../editing/panels/meta-line.tsx'
import { Button } from '../../ui/button.tsx'
import { SegmentedControl } from '../../ui/fields/segmented-control.tsx'
import { inBackground } from '../../ui/in-background.ts'
import { ScreenTitle } from '../../ui/screen-title.tsx'
import { messages } from './messages.ts'
import type { Piece } from './use-insights.ts'

const modes = () =>
  [
    { value: 'edit', label: messages.edit, icon: <Pencil aria-hidden className="size-4" /> },
    { value: 'figures', label: messages.figures, icon: <ChartColumn aria-hidden className="size-4" /> },
  ] as const

/** The way back to the editor and to the courses. */
export function FiguresHeader({ piece, title }: { piece: Piece; title: string }) {
  const navigate = useNavigate()
  const { courseId, pageId, format } = piece
  const editor = `${formats[format].editor}/${encodeURIComponent(courseId)}/${encodeURIComponent(pageId)}`
  return (
    <header className="sticky top-0 z-(--z-sticky) flex min-h-14 flex-wrap items-center gap-x-2.5 gap-y-1 border-b border-line bg-surface px-2.5 py-1.5">
      <ScreenTitle of={[title, messages.figures]} />
      <Button
        look="quiet"
        size="small"
        icon={<ArrowLeft aria-hidden className="size-4 rtl:-scale-x-100" />}
        aria-label={messages.back}
        onClick={() => inBackground(navigate('/courses'))}
      >
        <span className="max-md:hidden">{messages.back}</span>
      </Button>
      <div className="min-w-0 flex-1 md:border-s md:border-line md:ps-3">
        <p
          dir="auto"
          className="line-clamp-2 [text-align:-webkit-match-parent] [text-align:match-parent] text-lg leading-tight font-strong wrap-break-word"
        >
          {title}
        </p>
        <MetaLine>
          <CourseName courseId={courseId} />
          <span>{formatMessages[format].label}</span>
        </MetaLine>
      </div>
      <SegmentedControl
        label={messages.mode}
        options={modes()}
        value="figures"
        onChange={(mode) => mode === 'edit' && inBackground(navigate(editor))}
        className="max-sm:w-full"
      />
    </header>
  )
}
