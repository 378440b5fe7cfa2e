import { offeredLayouts } from '@lectern/domain/slides/layouts-to-try.ts'
import { isSlideType, slideTypes } from '@lectern/domain/slides/slide-types.ts'
import { changeSlide } from '@lectern/domain/slideshow/edit-slides.ts'
import type { Slide } from '@lectern/domain/slideshow/slideshow.ts'
import { memo, useDeferredValue, useId } from 'react'
import { SlideStage } from '../../slides/stage.tsx'
import { classes } from '../../ui/classes.ts'
import { usePresentation, useSelectedSlide, useSlideshowStore } from './editor-context.ts'

const automatic = { id: undefined, label: 'Automatic', about: 'Chosen by what the slide says' }

/** How the selected slide is composed: pictures of the slide itself in each layout of its type. */
export function LayoutChoice() {
  // Typing goes first: these pictures follow when there is time.
  const slide = useDeferredValue(useSelectedSlide())
  return slide && <Choice slide={slide} />
}

const Choice = memo(function Choice({ slide }: { slide: Slide }) {
  const store = useSlideshowStore()
  const theme = usePresentation(({ css_theme }) => css_theme)
  const language = usePresentation((presentation) => presentation.language)
  const group = useId()
  const { slide_type, layout } = slide
  const offered = isSlideType(slide_type) ? offeredLayouts(slideTypes[slide_type]) : []
  if (offered.length === 0) return null
  const chosen = offered.find(({ id }) => id === layout)?.id
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-medium">Layout</legend>
      <div className="grid grid-cols-2 gap-2">
        {[automatic, ...offered].map(({ id, label, about }) => (
          <label
            key={label}
            title={about}
            className={classes(
              'grid cursor-pointer content-start gap-1 rounded-2 p-1.5 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand',
              id === chosen ? 'bg-brand-soft' : 'hover:bg-hover',
            )}
          >
            <input
              type="radio"
              name={group}
              className="sr-only"
              aria-label={label}
              checked={id === chosen}
              onChange={() => store.edit((show) => changeSlide(show, slide.key, { layout: id }))}
            />
            <span
              aria-hidden
              className={classes(
                'pointer-events-none block overflow-hidden rounded-[6px]',
                id === chosen ? 'ring-2 ring-brand' : 'ring ring-line',
              )}
            >
              <SlideStage slide={inLayout(slide, id)} theme={theme} language={language} still />
            </span>
            <span aria-hidden className="text-xs leading-[1.4]">
              {label}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
})

/** The slide as it looks in a layout, without what moves behind it. */
function inLayout(slide: Slide, layout: string | undefined): Slide {
  return { ...slide, layout, animations: undefined }
}
