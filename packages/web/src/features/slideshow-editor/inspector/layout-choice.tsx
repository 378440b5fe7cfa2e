import { offeredLayouts } from '@lectern/domain/slides/layouts-to-try.ts'
import { isSlideType, slideTypes } from '@lectern/domain/slides/slide-types.ts'
import { changeSlide } from '@lectern/domain/slideshow/editing/edit-slides.ts'
import type { Slide } from '@lectern/domain/slideshow/slideshow.ts'
import { memo, useId, useMemo } from 'react'
import { SlideStage } from '../../../slides/stage/stage.tsx'
import { classes } from '../../../ui/classes.ts'
import { useDebounced } from '../../../ui/use-debounced.ts'
import { usePresentation, useSelectedSlide, useSlideshowStore } from '../document/editor-context.ts'
import { useVisibleSlide } from '../canvas/use-visible-slide.ts'
import { messages } from './messages.ts'

const automatic = () => ({
  id: undefined,
  label: messages.automaticLayout,
  about: messages.aboutAutomaticLayout,
})

/** The layout of the selected slide. Each choice is a picture of the slide in that layout. */
export function LayoutChoice() {
  const slide = useSelectedSlide()
  return slide && <ChoiceOf key={slide.key} slide={slide} />
}

/** The pictures update after a pause in typing, in milliseconds, because each is measured until its text fits. */
const pauseMs = 250

function ChoiceOf({ slide }: { slide: Slide }) {
  const look = useVisibleSlide(slide)
  const { key, slide_type, layout } = look
  return (
    <Choice slide={key} type={slide_type} layout={layout ?? undefined} drawn={useDebounced(look, pauseMs)} />
  )
}

interface ChoiceProps {
  /** Key of the slide. */
  slide: string
  type: string
  layout: string | undefined
  /** The slide in the pictures. */
  drawn: Slide
}

const Choice = memo(function Choice({ slide, type, layout, drawn }: ChoiceProps) {
  const store = useSlideshowStore()
  const group = useId()
  const offered = isSlideType(type) ? offeredLayouts(slideTypes[type]) : []
  if (offered.length === 0) return null
  const chosen = offered.find(({ id }) => id === layout)?.id
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-medium">{messages.layout}</legend>
      <div className="grid grid-cols-2 gap-2">
        {[automatic(), ...offered].map(({ id, label, about }) => (
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
              onChange={() => store.edit((show) => changeSlide(show, slide, { layout: id }))}
            />
            <span
              aria-hidden
              className={classes(
                'pointer-events-none block overflow-hidden rounded-row',
                id === chosen ? 'ring-2 ring-brand' : 'ring ring-line',
              )}
            >
              <LayoutPicture slide={drawn} layout={id} />
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

/** The slide in a layout, without its animations. */
function LayoutPicture({ slide, layout }: { slide: Slide; layout: string | undefined }) {
  const theme = usePresentation(({ css_theme }) => css_theme)
  const language = usePresentation((presentation) => presentation.language)
  const shown = useMemo((): Slide => ({ ...slide, layout, animations: undefined }), [slide, layout])
  return <SlideStage slide={shown} theme={theme} language={language} still />
}
