import { isSlideType, slideTypes } from '@lectern/domain/slides/slide-types.ts'
import type { Slide } from '@lectern/domain/slideshow/slideshow.ts'
import { slideListTitle } from '@lectern/domain/slideshow/slide-list-title.ts'
import { canSplitSlide, splitSlide } from '@lectern/domain/slideshow/editing/split-slide.ts'
import { RotateCcw, Scissors } from 'lucide-react'
import { memo, useState } from 'react'
import { type Clock, createClock } from '../../../slides/runtime/clock.ts'
import { hasAnimations } from '../../../slides/motion/motion.ts'
import type { FieldName } from '../../../slides/text/slide-editing.ts'
import { SlideStage } from '../../../slides/stage/stage.tsx'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { usePresentation, useSelectedSlide, useSlideshowStore } from '../document/editor-context.ts'
import { EditableSlide } from '../on-slide/editable-slide.tsx'
import { MotionPreview } from './motion-preview.tsx'
import { usePlayedMotion, usePreviewedSlide } from './motion-preview-state.ts'
import { useVisibleSlide } from './use-visible-slide.ts'
import { messages } from './messages.ts'

interface SlideCanvasProps {
  /** The author wants to choose the picture of a field. */
  onPicture: (field: FieldName) => void
}

/** The slide that is edited, as large as possible. */
export function SlideCanvas(props: SlideCanvasProps) {
  const slide = useSelectedSlide()
  // Keyed by the slide, so that each slide rests until the author replays it.
  return slide && <CanvasOf key={slide.key} slide={slide} {...props} />
}

function CanvasOf({ slide, ...props }: SlideCanvasProps & { slide: Slide }) {
  return <Canvas slide={useVisibleSlide(slide)} {...props} />
}

const Canvas = memo(function Canvas({ slide, onPicture }: SlideCanvasProps & { slide: Slide }) {
  const store = useSlideshowStore()
  const theme = usePresentation(({ css_theme }) => css_theme)
  const language = usePresentation((presentation) => presentation.language)
  const [fits, setFits] = useState(true)
  const [clock, setClock] = useState<Clock>()
  const shown = usePreviewedSlide(slide)
  const played = usePlayedMotion(slide)

  function replay(): void {
    const started = createClock()
    started.play()
    setClock(started)
  }

  const stage = (
    <SlideStage
      slide={shown}
      theme={theme}
      language={language}
      clock={clock}
      unknownIn="editor"
      onFit={setFits}
    />
  )
  return (
    <div className="relative flex min-h-0 flex-1 flex-col max-md:flex-none low:flex-none">
      <div className="grid min-h-0 flex-1 place-items-center [container-type:size] max-md:m-3 max-md:aspect-[16/9] max-md:flex-none md:mx-6 md:mt-5 md:mb-10 md:low:mt-3 md:low:h-[66dvh] md:low:flex-none">
        <section
          aria-label={messages.slide(slideListTitle(slide))}
          className="relative w-[min(100cqw,calc(100cqh*16/9))] overflow-hidden rounded-2 shadow-3 ring ring-line"
        >
          {isSlideType(slide.slide_type) ? (
            <EditableSlide
              slide={slide}
              type={slideTypes[slide.slide_type]}
              onStart={() => setClock(undefined)}
              onPicture={onPicture}
            >
              {stage}
            </EditableSlide>
          ) : (
            stage
          )}
          {played && (
            <MotionPreview
              key={JSON.stringify(played.slide)}
              played={played}
              theme={theme}
              language={language}
            />
          )}
        </section>
      </div>
      {!fits && (
        <Banner
          kind="warn"
          className="mx-auto mb-2 w-fit items-center"
          action={
            canSplitSlide(slide, language) && (
              <Button
                look="link"
                size="small"
                className="-my-1"
                icon={<Scissors aria-hidden className="size-4" />}
                onClick={() => store.edit((show) => splitSlide(show, slide.key))}
              >
                {messages.split}
              </Button>
            )
          }
        >
          {messages.tooMuchText}
        </Banner>
      )}
      {hasAnimations(slide) && (
        <Button
          look="quiet"
          size="small"
          className="end-6 bottom-1.5 max-md:me-1.5 max-md:mb-1 max-md:-mt-2 max-md:self-end md:absolute"
          icon={<RotateCcw aria-hidden className="size-4" />}
          onClick={replay}
        >
          {messages.replay}
        </Button>
      )}
    </div>
  )
})
