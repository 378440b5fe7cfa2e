import { slidesThatSpeak } from '@lectern/domain/slideshow/slide-audio.ts'
import { useOpenDocument } from '../../../editing/document/document-store.ts'
import { RegenerateAudioQuestion } from '../../../editing/panels/regenerate-audio-question.tsx'
import { useSlideshowStore } from '../document/editor-context.ts'

interface VoiceAllQuestionProps {
  open: boolean
  onYes: () => void
  onClose: () => void
}

/** Asks before audio that is there already is spoken anew. */
export function VoiceAllQuestion(props: VoiceAllQuestionProps) {
  const count = useOpenDocument(useSlideshowStore(), ({ history }) => slidesThatSpeak(history.present).length)
  const slides = count === 1 ? 'the slide' : `all ${count} slides`
  return <RegenerateAudioQuestion {...props} what={`${slides} anew in the chosen voice`} />
}
