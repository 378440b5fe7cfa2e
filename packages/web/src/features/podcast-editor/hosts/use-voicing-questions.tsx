import type { Podcast } from '@lectern/domain/podcast/podcast.ts'
import { type ReactNode, useState } from 'react'
import type { DocumentStore } from '../../../editing/document/document-store.ts'
import { RegenerateAudioQuestion } from '../../../editing/panels/regenerate-audio-question.tsx'
import { inBackground } from '../../../ui/in-background.ts'
import { recordedAmong, RecordedLinesQuestion } from './line-recording.tsx'
import { messages } from './messages.ts'
import type { VoicingExtent } from './use-podcast-voicing.ts'

interface VoicingQuestions {
  /** Voices the lines that need audio. Asks first if some of them are recordings. */
  readonly voiceNeeded: () => void
  /** Voices all lines again. Asks first. */
  readonly voiceAll: () => void
  /** The dialogs. They are rendered inside the podcast's context. */
  readonly questions: ReactNode
}

/** Voices the lines, and asks first if that replaces what the author has. */
export function useVoicingQuestions(
  store: DocumentStore<Podcast>,
  voice: (extent: VoicingExtent) => Promise<void>,
): VoicingQuestions {
  /** The lines to voice, while the question about recordings is open. */
  const [extent, setExtent] = useState<VoicingExtent>()
  const [asking, setAsking] = useState(false)
  const anyRecorded = (lines: VoicingExtent) =>
    recordedAmong(store.getState().history.present, lines).length > 0

  return {
    voiceNeeded() {
      if (anyRecorded({})) setExtent({})
      else inBackground(voice({}))
    },
    voiceAll() {
      if (anyRecorded({ regenerate: true })) setExtent({ regenerate: true })
      else setAsking(true)
    },
    questions: (
      <>
        <RegenerateAudioQuestion
          open={asking}
          question={messages.askRegenerateAudio}
          onYes={() => inBackground(voice({ regenerate: true }))}
          onClose={() => setAsking(false)}
        />
        <RecordedLinesQuestion
          extent={extent}
          onYes={(chosen) => inBackground(voice(chosen))}
          onClose={() => setExtent(undefined)}
        />
      </>
    ),
  }
}
