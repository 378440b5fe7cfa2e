import { slidesThatSpeak } from '@lectern/domain/slideshow/slide-audio.ts'
import { useOpenDocument } from '../../../editing/document/document-store.ts'
import { RegenerateAudioQuestion } from '../../../editing/panels/regenerate-audio-question.tsx'
import { useSlideshowStore } from '../document/editor-context.ts'
import { messages } from './messages.ts'

interface VoiceAllQuestionProps {
  open: boolean
  onYes: () => void
  onClose: () => void
}

/** Asks before existing audio is generated again. */
export function VoiceAllQuestion(props: VoiceAllQuestionProps) {
  const count = useOpenDocument(useSlideshowStore(), ({ history }) => slidesThatSpeak(history.present).length)
  return <RegenerateAudioQuestion {...props} question={messages.askRegenerateAudio(count)} />
}
