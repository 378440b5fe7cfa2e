import { slideAudioStatus, slidesToVoice } from '@lectern/domain/slideshow/slide-audio.ts'
import { AudioLines } from 'lucide-react'
import { useOpenDocument } from '../../editing/document-store.ts'
import { Button } from '../../ui/button.tsx'
import { Progress } from '../../ui/progress.tsx'
import { useSlideshowStore } from './editor-context.ts'
import type { VoicingAll } from './use-voicing-all.ts'

/** How many slides need audio, and one button that has it made for all of them. */
export function VoiceAll({ progress, start, cancel }: VoicingAll) {
  const slideshow = useOpenDocument(useSlideshowStore(), ({ history }) => history.present)
  const waiting = slidesToVoice(slideshow)
  if (progress) {
    const text = `${progress.done} of ${progress.total} voiced`
    return (
      <div className="grid gap-1.5">
        <div className="flex items-center justify-between gap-3">
          <output className="text-sm text-ink-2 tabular-nums">{text}</output>
          <Button look="quiet" size="small" onClick={cancel}>
            Cancel
          </Button>
        </div>
        <Progress label="Voicing all that need it" value={progress.done / progress.total} />
      </div>
    )
  }
  const only = waiting.every((slide) => slideAudioStatus(slide) === 'Update Needed') ? 'Update' : 'Generate'
  return (
    <div className="grid gap-1.5">
      <Button
        size="small"
        icon={<AudioLines aria-hidden className="size-4" />}
        disabled={waiting.length === 0}
        onClick={() => void start()}
      >
        {`${waiting.length === 0 ? 'Generate' : only} all that need it`}
      </Button>
      <p className="text-xs text-ink-3">{needText(waiting.length)}</p>
    </div>
  )
}

function needText(count: number): string {
  if (count === 0) return 'Every slide with a script has its audio.'
  return count === 1 ? '1 slide needs audio.' : `${count} slides need audio.`
}
