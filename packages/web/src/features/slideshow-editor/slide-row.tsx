import { slideListTitle } from '@lectern/domain/slideshow/slide-list-title.ts'
import type { Slide } from '@lectern/domain/slideshow/slideshow.ts'
import type { Theme } from '@lectern/domain/theme/theme.ts'
import { ArrowDown, ArrowUp, Trash2, Volume2 } from 'lucide-react'
import { memo, useEffect, useRef } from 'react'
import { SlideStage } from '../../slides/stage.tsx'
import { classes } from '../../ui/classes.ts'
import { IconButton } from '../../ui/icon-button.tsx'

interface SlideRowProps {
  slide: Slide
  index: number
  count: number
  selected: boolean
  theme: Theme
  language: string | undefined
  onSelect: (index: number) => void
  onMove: (from: number, to: number) => void
  onDelete: (index: number) => void
}

/** A slide in the list: its number, picture, title, and a speaker when it has audio. */
export const SlideRow = memo(function SlideRow(props: SlideRowProps) {
  const { slide, index, count, selected, theme, language, onSelect, onMove, onDelete } = props
  const row = useRef<HTMLLIElement>(null)
  const title = slideListTitle(slide)
  const name = `slide ${index + 1}, ${title}`

  useEffect(() => {
    if (selected) row.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [selected])

  return (
    <li
      ref={row}
      aria-current={selected || undefined}
      className={classes(
        'group relative w-45 shrink-0 scroll-m-2 rounded-2 md:w-auto',
        selected ? 'bg-brand-soft' : 'hover:bg-hover',
      )}
    >
      <button
        type="button"
        onClick={() => onSelect(index)}
        className="grid w-full grid-cols-[24px_minmax(0,1fr)] gap-x-1 rounded-2 py-1.5 ps-0.5 pe-1.5 text-start"
      >
        <span
          className={classes(
            'pt-0.5 text-center text-xs tabular-nums',
            selected ? 'font-strong text-brand-text' : 'text-ink-3',
          )}
        >
          {index + 1}
        </span>
        <span
          aria-hidden
          className={classes(
            'block overflow-hidden rounded-[5px] ring [content-visibility:auto]',
            selected ? 'ring-2 ring-brand' : 'ring-line',
          )}
        >
          <SlideStage slide={slide} theme={theme} language={language} still />
        </span>
        <span
          className={classes(
            'col-start-2 mt-0.75 flex min-h-6 items-center gap-1.5 text-xs',
            selected ? 'font-strong text-brand-text' : 'text-ink-2',
          )}
        >
          <span className="truncate" title={title}>
            {title}
          </span>
          {slide.audio_path && (
            <span className="ms-auto text-ink-3">
              <Volume2 aria-hidden className="size-3.5" />
              <span className="sr-only">Has audio</span>
            </span>
          )}
        </span>
      </button>
      <span
        className={classes(
          'absolute end-3 bottom-9 flex rounded-[6px] bg-surface shadow-2 ring ring-line',
          !selected && 'opacity-0 group-focus-within:opacity-100 group-hover:opacity-100',
        )}
      >
        <IconButton
          label={`Move up ${name}`}
          size="tiny"
          disabled={index === 0}
          onClick={() => onMove(index, index - 1)}
        >
          <ArrowUp aria-hidden className="size-4" />
        </IconButton>
        <IconButton
          label={`Move down ${name}`}
          size="tiny"
          disabled={index === count - 1}
          onClick={() => onMove(index, index + 1)}
        >
          <ArrowDown aria-hidden className="size-4" />
        </IconButton>
        <IconButton
          label={`Delete ${name}`}
          size="tiny"
          look="danger"
          disabled={count === 1}
          onClick={() => onDelete(index)}
        >
          <Trash2 aria-hidden className="size-4" />
        </IconButton>
      </span>
    </li>
  )
})
