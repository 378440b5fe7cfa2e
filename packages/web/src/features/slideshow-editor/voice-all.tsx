import { slideAudioStatus, slidesThatSpeak, slidesToVoice } from '@lectern/domain/slideshow/slide-audio.ts'
import type { Slideshow } from '@lectern/domain/slideshow/slideshow.ts'
import { AudioLines, RefreshCw } from 'lucide-react'
import { useShallow } from 'zustand/shallow'
import { type OpenDocument, useOpenDocument } from '../../editing/document-store.ts'
import { Button } from '../../ui/button.tsx'
import { inBackground } from '../../ui/in-background.ts'
import { Progress } from '../../ui/progress.tsx'
import { useSlideshowStore } from './editor-context.ts'
import type { VoicingAll } from './use-voicing-all.ts'

interface VoiceAllProps {
  voicing: VoicingAll
  /** Edits are being saved, which comes first. */
  saving: boolean
  /** Voice every slide anew; asks first. */
  onAll: () => void
}

/** How many slides need audio, and what has it made for all of them. */
export function VoiceAll({ voicing, saving, onAll }: VoiceAllProps) {
  const { waiting, updatesOnly, anySpeaks } = useOpenDocument(useSlideshowStore(), useShallow(audioNeeds))
  return (
    <div className="grid gap-1.5">
      <Button
        size="small"
        icon={<AudioLines aria-hidden className="size-4" />}
        disabled={waiting === 0 && !voicing.busy}
        busy={voicing.busy}
        onClick={() => inBackground(voicing.start('those that need it'))}
      >
        {voicing.busy
          ? saving
            ? 'Saving...'
            : 'Generating...'
          : `${updatesOnly ? 'Update' : 'Generate'} all that need it`}
      </Button>
      {voicing.progress ? (
        <VoicingProgress {...voicing} />
      ) : (
        <>
          <p className="text-xs text-ink-3">{needText(waiting)}</p>
          <Button
            look="quiet"
            size="small"
            icon={<RefreshCw aria-hidden className="size-4" />}
            disabled={voicing.busy || !anySpeaks}
            onClick={onAll}
          >
            Regenerate all
          </Button>
        </>
      )}
    </div>
  )
}

function VoicingProgress({ progress, cancel }: VoicingAll) {
  const { done = 0, total = 0 } = progress ?? {}
  return (
    <>
      <div className="flex min-h-8 items-center justify-between gap-3">
        <output className="text-sm text-ink-2 tabular-nums">
          {total > 0 && `${done} of ${total} voiced`}
        </output>
        <Button look="quiet" size="small" onClick={() => inBackground(cancel())}>
          Cancel
        </Button>
      </div>
      <Progress label="Audio for the slides" value={total === 0 ? 0 : done / total} />
    </>
  )
}

function audioNeeds({ history: { present } }: OpenDocument<Slideshow>) {
  const waiting = slidesToVoice(present)
  return {
    waiting: waiting.length,
    updatesOnly: waiting.length > 0 && waiting.every((slide) => slideAudioStatus(slide) === 'Update Needed'),
    anySpeaks: slidesThatSpeak(present).length > 0,
  }
}

function needText(count: number): string {
  if (count === 0) return 'Every slide with a script has its audio.'
  return count === 1 ? '1 slide needs audio.' : `${count} slides need audio.`
}
