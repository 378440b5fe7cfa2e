import { isOwnRecording } from '@lectern/domain/narration/audio/own-recording.ts'
import type { Slideshow } from '@lectern/domain/slideshow/slideshow.ts'
import { type ReactNode, useState } from 'react'
import type { DocumentStore } from '../../../editing/document/document-store.ts'
import { inBackground } from '../../../ui/in-background.ts'
import { selectedSlide } from '../document/editor-context.ts'
import { recordedAmong, RecordingQuestions } from './recording-questions.tsx'
import { textsToSpeak, type useSlideVoicing } from './use-slide-voicing.ts'
import type { VoicingAll, VoicingExtent } from './use-voicing-all.ts'
import { VoiceAllQuestion } from './voice-all-question.tsx'

interface VoicingQuestions {
  /** Generates audio of the selected slide. Asks first if that replaces a recording. */
  readonly voiceSlide: () => void
  /** Generates missing and outdated audio. Asks first if that replaces a recording. */
  readonly voiceNeeded: () => void
  /** Generates audio of every slide again. Asks first. */
  readonly voiceAgain: () => void
  /** The dialogs. They are rendered inside the slideshow's context. */
  readonly questions: ReactNode
}

/** Generates audio, and asks first if that replaces what the author has. */
export function useVoicingQuestions(
  store: DocumentStore<Slideshow>,
  one: ReturnType<typeof useSlideVoicing>,
  all: VoicingAll,
): VoicingQuestions {
  /** The slides to generate audio for, while the question about recordings is open. */
  const [extent, setExtent] = useState<VoicingExtent>()
  const [replacing, setReplacing] = useState<string>()
  const [asking, setAsking] = useState(false)
  const anyRecorded = (slides: VoicingExtent) =>
    recordedAmong(store.getState().history.present, slides).length > 0

  return {
    voiceSlide() {
      const slide = selectedSlide(store.getState())
      if (!slide) return
      if (textsToSpeak(slide).some(({ audio }) => isOwnRecording(audio))) setReplacing(slide.key)
      else inBackground(one.voice(slide))
    },
    voiceNeeded() {
      if (anyRecorded('those that need it')) setExtent('those that need it')
      else inBackground(all.start('those that need it'))
    },
    voiceAgain() {
      if (anyRecorded('all')) setExtent('all')
      else setAsking(true)
    },
    questions: (
      <>
        <VoiceAllQuestion
          open={asking}
          onYes={() => inBackground(all.start('all'))}
          onClose={() => setAsking(false)}
        />
        <RecordingQuestions
          extent={extent}
          onExtent={(chosen, replace) => inBackground(all.start(chosen, replace))}
          onExtentClose={() => setExtent(undefined)}
          slide={replacing}
          onSlide={(slide) => inBackground(one.voice(slide))}
          onSlideClose={() => setReplacing(undefined)}
        />
      </>
    ),
  }
}
