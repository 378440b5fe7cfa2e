import type { Slide } from '@lectern/domain/slideshow/slideshow.ts'
import { slideListTitle } from '@lectern/domain/slideshow/slide-list-title.ts'
import { RotateCcw } from 'lucide-react'
import { useEffect, useState } from 'react'
import { type Clock, createClock } from '../../slides/clock.ts'
import { hasAnimations } from '../../slides/motion.ts'
import { SlideStage } from '../../slides/stage.tsx'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { usePresentation } from './editor-context.ts'

/** The slide that is being edited, as large as fits. */
export function SlideCanvas({ slide }: { slide: Slide }) {
  const { css_theme, language } = usePresentation()
  const [fits, setFits] = useState(true)
  const [clock, setClock] = useState<Clock>()

  // Another slide stands still until it is replayed itself.
  useEffect(() => setClock(undefined), [slide.slide_id])

  function replay(): void {
    const started = createClock()
    started.play()
    setClock(started)
  }

  return (
    <div className="relative grid min-h-0 flex-1 place-items-center p-3 [container-type:size] max-md:aspect-video max-md:flex-none md:px-6 md:py-5">
      <section
        aria-label={`Slide: ${slideListTitle(slide)}`}
        className="w-[min(100cqw,calc(100cqh*16/9))] overflow-hidden rounded-2 shadow-3 ring ring-line"
      >
        <SlideStage
          slide={slide}
          theme={css_theme}
          language={language}
          clock={clock}
          unknownIn="editor"
          onFit={setFits}
        />
      </section>
      {!fits && (
        <Banner kind="warn" className="absolute inset-x-6 bottom-2 mx-auto w-fit">
          Too much text for one slide
        </Banner>
      )}
      {hasAnimations(slide) && (
        <Button
          look="quiet"
          size="small"
          className="absolute end-6 bottom-1.5"
          icon={<RotateCcw aria-hidden className="size-4" />}
          onClick={replay}
        >
          Replay
        </Button>
      )}
    </div>
  )
}
