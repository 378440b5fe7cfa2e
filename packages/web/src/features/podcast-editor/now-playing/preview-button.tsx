import { Play, Square } from 'lucide-react'
import { useStore } from 'zustand'
import { Button } from '../../../ui/button.tsx'
import { usePodcastEditor } from '../document/editor-context.ts'
import { messages } from './messages.ts'

/** Plays the whole podcast from the start, or stops it. */
export function PreviewButton() {
  const { player } = usePodcastEditor()
  const previewing = useStore(player.state, (state) => state.previewing)
  return (
    <Button
      look="quiet"
      size="small"
      className="min-h-9"
      icon={
        previewing ? (
          <Square aria-hidden className="size-4 fill-current" />
        ) : (
          <Play aria-hidden className="size-4 fill-current" />
        )
      }
      onClick={() => (previewing ? player.stop() : player.preview())}
    >
      {previewing ? messages.stopPreview : messages.preview}
    </Button>
  )
}
