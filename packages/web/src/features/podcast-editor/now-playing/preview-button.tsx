import { Button } from '../../../ui/button.tsx'
import { usePodcastEditor } from '../document/editor-context.ts'
import { usePlaybackActions } from './use-playback.ts'

/** Plays the whole podcast from the start, or stops it. */
export function PreviewButton() {
  const { preview } = usePlaybackActions(usePodcastEditor().player)
  const { icon: Icon } = preview
  return (
    <Button
      look="quiet"
      size="small"
      className="min-h-9"
      icon={<Icon aria-hidden className="size-4 fill-current" />}
      onClick={preview.run}
    >
      {preview.label}
    </Button>
  )
}
