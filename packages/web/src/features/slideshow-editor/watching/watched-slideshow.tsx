import type { Job } from '@lectern/domain/jobs/job.ts'
import type { Slide } from '@lectern/domain/slideshow/slideshow.ts'
import { ArrowLeft } from 'lucide-react'
import { useCallback } from 'react'
import { useNavigate } from 'react-router'
import type { PageAddress } from '../../../editing/document/editable-document.ts'
import { useWritten } from '../../../editing/jobs/use-written.ts'
import { WatchingStatus } from '../../../editing/jobs/watching-status.tsx'
import { CourseName } from '../../../editing/panels/course-name.tsx'
import { MetaLine } from '../../../editing/panels/meta-line.tsx'
import { SlidePlayer } from '../../../slides/player/slide-player.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { inBackground } from '../../../ui/in-background.ts'
import { ScreenTitle } from '../../../ui/screen-title.tsx'
import { slideshowDocument } from '../document/slideshow-document.ts'
import { messages } from '../messages.ts'
import { useKeptPlace } from './use-kept-place.ts'
import { WatchedSlides } from './watched-slides.tsx'

interface WatchedSlideshowProps {
  page: PageAddress
  /** The job that generates the slideshow. */
  job: Job
  /** Key of the slide that the author selected last. */
  selected: string | undefined
  onSelect: (slide: string) => void
}

/** A slideshow while it is being generated: the finished slides, which can be played, and the open places. Read-only. */
export function WatchedSlideshow({ page, job, selected, onSelect }: WatchedSlideshowProps) {
  const navigate = useNavigate()
  const written = useWritten(slideshowDocument, page, job)
  const { document } = written
  const slides = document?.slides ?? []
  const place = useKeptPlace(
    slides.map(({ key }) => key),
    selected,
  )
  const onSlide = useCallback((slide: Slide) => onSelect(slide.key), [onSelect])
  const title = document?.presentation.title ?? job.page_title
  return (
    <div className="relative flex min-h-dvh flex-col md:grid md:h-dvh md:grid-cols-[232px_minmax(0,1fr)] md:grid-rows-[auto_minmax(0,1fr)] md:overflow-clip">
      <header className="flex min-w-0 items-center gap-2.5 border-b border-line bg-surface px-3 py-1.5 md:col-span-full md:min-h-14">
        <IconButton label={messages.back} onClick={() => inBackground(navigate('/courses'))}>
          <ArrowLeft aria-hidden className="rtl:-scale-x-100" />
        </IconButton>
        <div className="min-w-0">
          <ScreenTitle of={[title, messages.slideshow]} />
          <h1
            dir="auto"
            lang={document?.presentation.language}
            className="text-lg leading-tight font-strong wrap-break-word"
          >
            {title}
          </h1>
          <MetaLine>
            <CourseName courseId={page.courseId} />
            <span>{messages.slideshow}</span>
          </MetaLine>
        </div>
      </header>
      <WatchedSlides written={written} current={slides[place]?.key} onSelect={onSelect} />
      <main className="flex min-h-0 min-w-0 flex-col gap-3 px-3 py-3 max-md:order-2 md:px-6">
        <WatchingStatus job={job} written={written} />
        <div className="min-h-0 flex-1 overflow-hidden rounded-2 bg-sunken shadow-3 ring ring-line max-md:h-120 max-md:flex-none">
          {document && <SlidePlayer slideshow={document} start={place} onSlide={onSlide} />}
        </div>
      </main>
    </div>
  )
}
