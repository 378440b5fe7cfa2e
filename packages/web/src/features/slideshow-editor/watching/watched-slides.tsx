import { slideListTitle } from '@lectern/domain/slideshow/slide-list-title.ts'
import type { Slide, Slideshow } from '@lectern/domain/slideshow/slideshow.ts'
import { Volume2 } from 'lucide-react'
import type { WrittenParts } from '../../../editing/document/editable-document.ts'
import { messages as jobMessages } from '../../../editing/jobs/messages.ts'
import { watchedRows } from '../../../editing/jobs/watched-rows.ts'
import { SlideStage } from '../../../slides/stage/stage.tsx'
import { classes } from '../../../ui/classes.ts'
import { messages } from '../rail/messages.ts'

interface WatchedSlidesProps {
  written: WrittenParts<Slideshow>
  /** Key of the slide that is shown. */
  current: string | undefined
  onSelect: (slide: string) => void
}

/** The finished slides of a generation, to select one, and a placeholder for each open one. */
export function WatchedSlides({ written, current, onSelect }: WatchedSlidesProps) {
  const { document, total } = written
  const rows = watchedRows(written, document?.slides ?? [])
  return (
    <nav
      aria-label={messages.slides}
      className="min-h-0 overflow-auto border-line bg-surface p-2 max-md:order-3 max-md:border-t md:border-e"
    >
      <ol className="flex gap-1 md:grid">
        {rows.map(({ position, part }) =>
          part && document ? (
            <FinishedSlide
              key={position}
              slide={part}
              number={position + 1}
              presentation={document.presentation}
              isCurrent={part.key === current}
              onSelect={onSelect}
            />
          ) : (
            <OpenSlide key={position} number={position + 1} total={total} />
          ),
        )}
      </ol>
    </nav>
  )
}

const rowLook =
  'grid w-full grid-cols-[24px_minmax(0,1fr)] gap-x-1 rounded-2 py-1.5 ps-0.5 pe-1.5 text-start text-xs'

interface FinishedSlideProps {
  slide: Slide
  number: number
  presentation: Slideshow['presentation']
  isCurrent: boolean
  onSelect: (slide: string) => void
}

function FinishedSlide({ slide, number, presentation, isCurrent, onSelect }: FinishedSlideProps) {
  return (
    <li
      aria-current={isCurrent || undefined}
      className={classes(
        'relative w-48 shrink-0 rounded-2 md:w-auto',
        isCurrent ? 'bg-brand-soft' : 'hover:bg-hover',
      )}
    >
      <button type="button" onClick={() => onSelect(slide.key)} className={rowLook}>
        <span className="pt-0.5 text-center text-ink-3 tabular-nums">{number}</span>
        <span aria-hidden className="block aspect-[16/9] w-full" />
        <span
          className={classes(
            'col-start-2 mt-0.75 flex min-h-6 items-center gap-1.5',
            isCurrent ? 'font-strong text-brand-text' : 'text-ink-2',
          )}
        >
          <span dir="auto" className="truncate">
            {slideListTitle(slide)}
          </span>
          {slide.audio_path && (
            <span className="ms-auto text-ink-3">
              <Volume2 aria-hidden className="size-3.5" />
              <span className="sr-only">{messages.hasAudio}</span>
            </span>
          )}
        </span>
      </button>
      {/* The picture is above the button, not inside it, because a slide may contain buttons. */}
      <div
        aria-hidden
        className={classes(
          'pointer-events-none absolute start-7.5 end-1.5 top-1.5 aspect-[16/9] overflow-hidden rounded-row ring',
          isCurrent ? 'ring-2 ring-brand' : 'ring-line',
        )}
      >
        <SlideStage slide={slide} theme={presentation.css_theme} language={presentation.language} still />
      </div>
    </li>
  )
}

function OpenSlide({ number, total }: { number: number; total: number }) {
  return (
    <li className={classes(rowLook, 'w-48 shrink-0 md:w-auto')}>
      <span className="pt-0.5 text-center text-ink-3 tabular-nums">{number}</span>
      <span className="relative grid aspect-[16/9] place-content-center rounded-row border border-dashed border-line-strong px-2 text-center text-ink-2">
        {/* Only the background moves, so that the text keeps its contrast. */}
        <span
          aria-hidden
          className="absolute inset-0 animate-pulse rounded-row bg-sunken motion-reduce:animate-none"
        />
        <span className="relative">{jobMessages.slideshow.beingWritten(number, total)}</span>
      </span>
      {/* As high as a finished slide with its title, so that the list does not move. */}
      <span aria-hidden className="col-start-2 mt-0.75 min-h-6" />
    </li>
  )
}
