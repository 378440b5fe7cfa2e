import type { RecordedTake } from '@lectern/domain/api/documents/recordings.ts'
import { withSlideAudio } from '@lectern/domain/slideshow/slide-audio.ts'
import { spokenTexts } from '@lectern/domain/slideshow/slide-texts.ts'
import { useContext } from 'react'
import { PartVoice, useKeptTakes } from '../../../recording/part-voice.tsx'
import type { RecordedPart } from '../../../recording/recorded-part.ts'
import { RecordingStrip } from '../../../recording/recording-strip.tsx'
import { Button } from '../../../ui/button.tsx'
import { inBackground } from '../../../ui/in-background.ts'
import {
  PageContext,
  usePresentation,
  useSelectedSlide,
  useSlideshowStore,
} from '../document/editor-context.ts'
import type { useSlideVoicing } from './use-slide-voicing.ts'
import { messages } from './messages.ts'

/** The selected slide as a part to record. */
function useRecordedSlide(): RecordedPart | undefined {
  const page = useContext(PageContext)
  const slide = useSelectedSlide()
  const language = usePresentation((presentation) => presentation.language)
  if (!slide) return undefined
  return {
    ...page,
    format: 'slideshow',
    key: slide.key,
    script: slide.audio_script,
    language,
    audioPath: slide.audio_path ?? undefined,
    audio: slide.audio,
  }
}

/** Adds a saved take to its slide. */
function useTakeIn(): (key: string, take: RecordedTake) => void {
  const store = useSlideshowStore()
  return (key, { audio_path, audio }) => store.absorb(withSlideAudio([{ key, audio_path, audio }]))
}

/** Adds takes that are saved while the editor is open, of any slide. */
export function KeptSlideTakes() {
  const page = useContext(PageContext)
  useKeptTakes({ ...page, format: 'slideshow' }, useTakeIn())
  return null
}

interface SlideRecordingProps {
  /** Shows the takes. Undefined if they are visible beside this. */
  onTakes: (() => void) | undefined
  onClose: () => void
}

/** The recorder of the selected slide, which replaces its script. */
export function SlideRecording({ onTakes, onClose }: SlideRecordingProps) {
  const part = useRecordedSlide()
  if (!part) return null
  return (
    <div className="border-t border-line bg-surface">
      <RecordingStrip key={part.key} part={part} onClose={onClose} />
      {onTakes && (
        <div className="px-3 pb-3 md:px-5">
          <Button look="link" size="small" flush onClick={onTakes}>
            {messages.takesAndSettings}
          </Button>
        </div>
      )}
    </div>
  )
}

interface SlideVoiceProps {
  voicing: ReturnType<typeof useSlideVoicing>
  onScript: () => void
}

/** The voice of the selected slide, and its takes. */
export function SlideVoice({ voicing, onScript }: SlideVoiceProps) {
  const part = useRecordedSlide()
  const slide = useSelectedSlide()
  const takeIn = useTakeIn()
  if (!part || !slide) return null
  return (
    <PartVoice
      part={part}
      onTaken={(take) => takeIn(part.key, take)}
      onSynthesize={() => inBackground(voicing.voice(slide, spokenTexts(slide)))}
      synthesizing={voicing.voicingOf(slide).busy}
      onScript={onScript}
    />
  )
}
