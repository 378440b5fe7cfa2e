import { RotateCcw } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { Slide } from '@lectern/domain/slideshow/slideshow.ts'
import type { Theme } from '@lectern/domain/theme/theme.ts'
import { createClock } from './clock.ts'
import { hasAnimations } from './motion.ts'
import { SlideStage } from './stage.tsx'
import { useReducedMotion } from './use-reduced-motion.ts'

interface SlidePreviewPanelProps {
  readonly slide: Slide | undefined
  readonly theme: Theme
  readonly language?: string | undefined
}

/** A slide on the ground of its theme, or a sentence where there is none. */
export function SlidePreviewPanel({ slide, theme, language }: SlidePreviewPanelProps) {
  return (
    <div className="slide-panel" style={{ background: theme.bg_gradient, color: theme.text_primary }}>
      {slide ? (
        <MovingSlide key={slide.slide_id} slide={slide} theme={theme} language={language} />
      ) : (
        <p>No slides available.</p>
      )}
    </div>
  )
}

/** A slide whose elements enter when it is shown, and again by 'Replay'. */
function MovingSlide({ slide, theme, language }: SlidePreviewPanelProps & { readonly slide: Slide }) {
  const [clock] = useState(() => createClock())
  const still = useReducedMotion()
  useEffect(() => {
    clock.play()
    return clock.pause
  }, [clock])
  return (
    <>
      <SlideStage
        slide={slide}
        theme={theme}
        language={language}
        clock={still ? undefined : clock}
        unknownIn="editor"
      />
      {hasAnimations(slide) && (
        <button type="button" className="slide-replay" onClick={() => clock.seek(0)}>
          <RotateCcw aria-hidden="true" size={16} />
          Replay
        </button>
      )}
    </>
  )
}
