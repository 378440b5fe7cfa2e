import type { Slideshow } from '@lectern/domain/slideshow/slideshow.ts'
import { useOpenDocument } from '../../editing/document-store.ts'
import { FullscreenPlayer } from '../../slides/player/fullscreen-player.tsx'
import { SlidePlayer } from '../../slides/player/slide-player.tsx'
import { useSelection, useSlideshowStore } from './editor-context.ts'

/** The slides as a learner meets them, in manual mode: each plays as one comes to it. */
export function Preview({ onFullscreen }: { onFullscreen: () => void }) {
  const options = usePlayerOptions()
  return (
    <div className="min-h-0 flex-1 p-3 max-md:h-130 max-md:flex-none md:px-6">
      <SlidePlayer {...options} autoplay onFullscreen={onFullscreen} />
    </div>
  )
}

/** The same over everything else. */
export function Fullscreen({ onClose }: { onClose: () => void }) {
  const options = usePlayerOptions()
  return <FullscreenPlayer {...options} onClose={onClose} />
}

/** The slideshow as it is now, at the selected slide; the selection follows the player. */
function usePlayerOptions(): { slideshow: Slideshow; start: number; onSlide: (index: number) => void } {
  const store = useSlideshowStore()
  const slideshow = useOpenDocument(store, ({ history }) => history.present)
  return { slideshow, start: useSelection(), onSlide: store.select }
}
