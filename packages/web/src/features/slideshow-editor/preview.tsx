import type { Slide } from '@lectern/domain/slideshow/slideshow.ts'
import { useCallback, useEffect, useState } from 'react'
import { useOpenDocument } from '../../editing/document/document-store.ts'
import { FullscreenPlayer } from '../../slides/player/fullscreen-player.tsx'
import { SlidePlayer, type SlidePlayerProps } from '../../slides/player/slide-player.tsx'
import { useSelectedPlace, useSlideshowStore } from './document/editor-context.ts'

/** The slides as a learner meets them, in manual mode: each plays as one comes to it. */
export function Preview({ onFullscreen }: { onFullscreen: () => void }) {
  const options = usePlayerOptions()
  return (
    <div className="min-h-0 flex-1 overflow-hidden rounded-2 shadow-3 ring ring-line max-md:m-3 max-md:h-120 max-md:flex-none md:mx-6 md:my-5 low:flex-none md:low:my-3 md:low:h-[66dvh]">
      <SlidePlayer {...options} autoplay onFullscreen={onFullscreen} />
    </div>
  )
}

/** The same over everything else. Called from the preview it goes on where that was. */
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

/** The open slideshows that have been played. */
const played = new WeakSet<object>()

/**
 * The slideshow as it is now, at the selected slide; the selection follows the player. Opened anew, with no slide chosen,
 * it goes on where it was left.
 */
function usePlayerOptions(): Pick<SlidePlayerProps, 'slideshow' | 'start' | 'resume' | 'onSlide'> {
  const store = useSlideshowStore()
  const slideshow = useOpenDocument(store, ({ history }) => history.present)
  const start = useSelectedPlace()
  const [anew] = useState(() => start === 0 && !played.has(store))
  useEffect(() => {
    played.add(store)
  }, [store])
  const onSlide = useCallback((slide: Slide) => store.select(slide.key), [store])
  return { slideshow, start, resume: anew ? 'anywhere' : undefined, onSlide }
}
