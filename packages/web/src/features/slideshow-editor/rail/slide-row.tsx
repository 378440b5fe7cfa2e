import { isOwnRecording } from '@lectern/domain/narration/audio/own-recording.ts'
import { slideListTitle } from '@lectern/domain/slideshow/slide-list-title.ts'
import type { Slide } from '@lectern/domain/slideshow/slideshow.ts'
import type { Theme } from '@lectern/domain/theme/theme.ts'
import { ArrowDown, ArrowUp, Copy, Mic, Trash2, Volume2 } from 'lucide-react'
import { memo, type MouseEvent, useDeferredValue, useEffect, useRef } from 'react'
import { SlideStage } from '../../../slides/stage/stage.tsx'
import { classes } from '../../../ui/classes.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { useNearViewport } from '../../../ui/viewport/use-near-viewport.ts'
import type { SlideOperations } from '../document/slide-operations.ts'
import { useVisibleSlide } from '../canvas/use-visible-slide.ts'
import { messages } from './messages.ts'

/** Distance in pixels at which a row renders its picture: about five rows. */
const ahead = 600

interface SlideRowProps {
  slide: Slide
  index: number
  count: number
  /** True for the selected slide, which is shown and edited. */
  current: boolean
  /** True for one of several selected slides. */
  among: boolean
  /** Where the dragged slides would be dropped. */
  dropLine: 'before' | 'after' | undefined
  theme: Theme
  language: string | undefined
  operations: SlideOperations
}

/**
 * A slide in the list: its number, picture, title, and an icon if it has audio. Only the current slide is a tab stop.
 */
export const SlideRow = memo(function SlideRow(props: SlideRowProps) {
  const { slide, index, count, current, among, dropLine, theme, language, operations } = props
  const row = useRef<HTMLLIElement>(null)
  // Of hundreds of slides, only near ones are rendered. The others keep their space.
  const whole = useNearViewport(row, ahead) || current
  // The picture is deferred, so that typing stays fast.
  const drawn = useDeferredValue(useVisibleSlide(slide))
  const title = slideListTitle(slide)
  const marked = current || among

  useEffect(() => {
    if (current && row.current) showInList(row.current)
  }, [current])

  return (
    <li
      ref={row}
      aria-current={current || undefined}
      className={classes(
        'group relative w-48 shrink-0 scroll-m-2 rounded-2 md:w-auto',
        marked ? 'bg-brand-soft' : 'hover:bg-hover',
      )}
    >
      {dropLine && <DropLine at={dropLine} />}
      <button
        type="button"
        tabIndex={current ? 0 : -1}
        data-slide-act="select"
        onClick={(event) => operations.select(slide.key, howToSelect(event))}
        className="grid w-full grid-cols-[24px_minmax(0,1fr)] gap-x-1 rounded-2 py-1.5 ps-0.5 pe-1.5 text-start select-none"
      >
        <span
          className={classes(
            'pt-0.5 text-center text-xs tabular-nums',
            marked ? 'font-strong text-brand-text' : 'text-ink-3',
          )}
        >
          {index + 1}
        </span>
        <span aria-hidden className="block aspect-[16/9] w-full" />
        <span
          className={classes(
            'col-start-2 mt-0.75 flex min-h-6 items-center gap-1.5 text-xs',
            current ? 'font-strong text-brand-text' : 'text-ink-2',
          )}
        >
          <span dir="auto" className="truncate" title={title}>
            {title}
          </span>
          {among && <span className="sr-only">{messages.selected}</span>}
          {slide.audio_path && (
            <span className="ms-auto text-ink-3">
              {isOwnRecording(slide.audio) ? (
                <Mic aria-hidden className="size-3.5 text-accent-text" />
              ) : (
                <Volume2 aria-hidden className="size-3.5" />
              )}
              <span className="sr-only">
                {isOwnRecording(slide.audio) ? messages.hasOwnRecording : messages.hasAudio}
              </span>
            </span>
          )}
        </span>
      </button>
      {/* The picture is above the button, not inside it, because a slide may contain buttons. */}
      <div
        aria-hidden
        className={classes(
          'pointer-events-none absolute start-7.5 end-1.5 top-1.5 aspect-[16/9] overflow-hidden rounded-row ring',
          marked ? 'ring-2 ring-brand' : 'ring-line',
        )}
      >
        {whole && <SlideStage slide={drawn} theme={theme} language={language} still />}
      </div>
      {whole && (
        <RowTools
          number={index + 1}
          title={title}
          slide={slide.key}
          first={index === 0}
          last={index === count - 1}
          current={current}
          among={among}
          operations={operations}
        />
      )}
    </li>
  )
})

interface RowToolsProps extends Pick<SlideRowProps, 'current' | 'among' | 'operations'> {
  /** The number and the title name the slide for screen readers. */
  number: number
  title: string
  /** Key of the slide. */
  slide: string
  first: boolean
  last: boolean
}

/** Actions on this slide alone. Does not render again while its script is typed. */
const RowTools = memo(function RowTools(props: RowToolsProps) {
  const { number, title, slide, first, last, current, among, operations } = props
  const common = { size: 'tiny', tabIndex: current ? 0 : -1 } as const
  return (
    <span
      className={classes(
        // Under the number, where they cover neither the slide nor its title.
        'absolute start-0.5 top-5 grid md:top-6',
        (!current || among) && 'opacity-0 group-focus-within:opacity-100 group-hover:opacity-100',
        // Touch screens have no hover, so that users would press invisible buttons.
        (!current || among) && 'max-md:hidden pointer-coarse:hidden',
      )}
    >
      <IconButton
        {...common}
        label={messages.moveUp(number, title)}
        data-slide-act="up"
        disabled={first}
        onClick={() => operations.moveBy(-1, [slide])}
      >
        <ArrowUp aria-hidden className="size-4" />
      </IconButton>
      <IconButton
        {...common}
        label={messages.moveDown(number, title)}
        data-slide-act="down"
        disabled={last}
        onClick={() => operations.moveBy(1, [slide])}
      >
        <ArrowDown aria-hidden className="size-4" />
      </IconButton>
      <IconButton
        {...common}
        label={messages.duplicate(number, title)}
        data-slide-act="duplicate"
        onClick={() => operations.duplicate([slide])}
      >
        <Copy aria-hidden className="size-3.75" />
      </IconButton>
      <IconButton
        {...common}
        label={messages.deleteSlide(number, title)}
        data-slide-act="delete"
        look="danger"
        disabled={first && last}
        disabledReason={messages.keepsOneSlide}
        onClick={() => operations.askToDelete([slide])}
      >
        <Trash2 aria-hidden className="size-4" />
      </IconButton>
    </span>
  )
})

function DropLine({ at }: { at: 'before' | 'after' }) {
  return (
    <span
      aria-hidden
      className={classes(
        'pointer-events-none absolute z-(--z-raised) rounded-full bg-brand',
        'inset-y-0 w-1 md:inset-x-0 md:h-1 md:w-auto',
        at === 'before' ? '-start-1 md:-top-1 md:bottom-auto' : '-end-1 md:top-auto md:-bottom-1',
      )}
    />
  )
}

function howToSelect(event: MouseEvent): 'only' | 'toggle' | 'range' {
  if (event.shiftKey) return 'range'
  return event.ctrlKey || event.metaKey ? 'toggle' : 'only'
}

/** Scrolls the list to a row. `scrollIntoView` would also scroll the page. */
function showInList(row: HTMLElement): void {
  const list = row.parentElement
  if (!list) return
  const [inner, outer] = [row.getBoundingClientRect(), list.getBoundingClientRect()]
  list.scrollBy({
    top: scrollOffset(inner.top, inner.bottom, outer.top, outer.bottom),
    left: scrollOffset(inner.left, inner.right, outer.left, outer.right),
  })
}

/** How far an element extends over the start (negative) or the end of its container. */
function scrollOffset(start: number, end: number, from: number, to: number): number {
  if (start < from) return start - from
  return end > to ? end - to : 0
}
