import { slideAudioStatus } from '@lectern/domain/slideshow/slide-audio.ts'
import type { Slide } from '@lectern/domain/slideshow/slideshow.ts'
import { AudioLines, Mic, RefreshCw } from 'lucide-react'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { SlideAudioPlayer } from './slide-audio-player.tsx'
import { useSelectedSlide } from './editor-context.ts'
import type { SlideVoicing } from './use-slide-voicing.ts'

const actions = {
  'Not Generated': { label: 'Generate Audio', icon: AudioLines, look: 'secondary' },
  Available: { label: 'Regenerate Audio', icon: RefreshCw, look: 'secondary' },
  'Update Needed': { label: 'Update Audio', icon: RefreshCw, look: 'primary' },
} as const

interface AudioControlsProps {
  voicingOf: (slide: Slide) => SlideVoicing
  onGenerate: () => void
  /** Opens the recorder. */
  onRecord: () => void
}

/**
 * Hears the audio of the selected slide, and has it made. What was made of other words is not played: it wants to be made
 * anew.
 */
export function AudioControls({ voicingOf, onGenerate, onRecord }: AudioControlsProps) {
  const slide = useSelectedSlide()
  if (!slide) return null
  const voicing = voicingOf(slide)
  const status = slideAudioStatus(slide)
  const { label, icon: Icon, look } = actions[status]
  return (
    <div className="grid gap-2.5">
      <div className="flex min-h-11 flex-wrap items-center gap-3.5">
        {status === 'Available' && (
          <SlideAudioPlayer
            key={`${slide.key} ${slide.audio_path}`}
            path={slide.audio_path ?? undefined}
            knownDuration={slide.audio?.duration_ms}
          />
        )}
        <Button
          size="small"
          className="ms-auto"
          icon={<Mic aria-hidden className="size-4" />}
          onClick={onRecord}
        >
          Record
        </Button>
        <Button
          look={look}
          size="small"
          icon={<Icon aria-hidden className="size-4" />}
          busy={voicing.busy}
          onClick={onGenerate}
        >
          {voicing.busy ? 'Generating...' : label}
        </Button>
      </div>
      {voicing.message && <Banner>{voicing.message}</Banner>}
    </div>
  )
}
