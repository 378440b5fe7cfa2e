import type { Slide } from '@lectern/domain/slideshow/slideshow.ts'
import { useCallback, useEffect, useState } from 'react'
import { useOpenDocument } from '../../editing/document/document-store.ts'
import { FullscreenPlayer } from '../../slides/player/fullscreen-player.tsx'
import { SlidePlayer } from '../../slides/player/slide-player.tsx'
import type { SlidePlayerProps } from '../../slides/player/slide-player-props.ts'
import { useSelectedPlace, useSlideshowStore } from './document/editor-context.ts'

/** An author checks slides here, so the controls cover no part of them. */
const page = { layout: 'below' } as const

/** The slides as learners see them, in manual mode. Each slide plays when it is opened. */
export function Preview({ onFullscreen }: { onFullscreen: () => void }) {
  const options = usePlayerOptions()
  return (
    <div className="min-h-0 flex-1 overflow-hidden rounded-2 shadow-3 ring ring-line max-md:m-3 max-md:h-120 max-md:flex-none md:mx-6 md:my-5 low:flex-none md:low:my-3 md:low:h-[66dvh]">
      <SlidePlayer {...options} page={page} autoplay onFullscreen={onFullscreen} />
    </div>
  )
}

/** The preview in fullscreen. If it is opened from the preview, it continues there. */
export function Fullscreen({ onClose }: { onClose: () => void }) {
  const { resume, ...options } = usePlayerOptions()
  const previewing = useOpenDocument(useSlideshowStore(), ({ mode }) => mode === 'preview')
  return (
    <FullscreenPlayer
      {...options}
      resume={resume ?? (previewing ? 'same slide' : undefined)}
      autoplay={previewing}
      onClose={onClose}
    />
  )
}

/** The open slideshows that were played. */
const played = new WeakSet<object>()

/**
 * The slideshow as edited, at the selected slide. The selection follows the player. When it opens for the first time
 * without a chosen slide, it continues where the last playback stopped.
 */
function usePlayerOptions(): Pick<SlidePlayerProps, 'slideshow' | 'start' | 'resume' | 'onSlide'> {
  const store = useSlideshowStore()
  const slideshow = useOpenDocument(store, ({ history }) => history.present)
  const start = useSelectedPlace()
  const [isFirst] = useState(() => start === 0 && !played.has(store))
  useEffect(() => {
    played.add(store)
  }, [store])
  const onSlide = useCallback((slide: Slide) => store.select(slide.key), [store])
  return { slideshow, start, resume: isFirst ? 'anywhere' : undefined, onSlide }
}
