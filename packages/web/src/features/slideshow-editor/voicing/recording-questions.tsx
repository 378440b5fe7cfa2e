import { isOwnRecording } from '@lectern/domain/narration/audio/own-recording.ts'
import { slideOf } from '@lectern/domain/slideshow/editing/edit-slides.ts'
import { type SlideText, spokenTexts, textsToVoice } from '@lectern/domain/slideshow/slide-texts.ts'
import type { Slide, Slideshow } from '@lectern/domain/slideshow/slideshow.ts'
import { useOpenDocument } from '../../../editing/document/document-store.ts'
import { KeepRecordingsQuestion } from '../../../recording/keep-recordings-question.tsx'
import { AlertDialog } from '../../../ui/overlays/alert-dialog.tsx'
import { useSlideshowStore } from '../document/editor-context.ts'
import type { VoicingExtent } from './use-voicing-all.ts'
import { messages } from './messages.ts'

/** The slides of an extent whose recording would be replaced. */
export function recordedAmong(slideshow: Slideshow, extent: VoicingExtent): readonly Slide[] {
  return slideshow.slides.filter((slide) => textsOf(slide, extent).some(isRecorded))
}

/** The slides of an extent with a text that has no recording. */
function othersAmong(slideshow: Slideshow, extent: VoicingExtent): readonly Slide[] {
  return slideshow.slides.filter((slide) => !textsOf(slide, extent).every(isRecorded))
}

function textsOf(slide: Slide, extent: VoicingExtent): readonly SlideText[] {
  return extent === 'all' ? spokenTexts(slide) : textsToVoice(slide)
}

const isRecorded = ({ audio }: SlideText) => isOwnRecording(audio)

interface RecordingQuestionsProps {
  /** The slides to generate audio for, while the question is open. */
  extent: VoicingExtent | undefined
  onExtent: (extent: VoicingExtent, replaceRecordings: boolean) => void
  onExtentClose: () => void
  /** Key of the slide whose recording is to be replaced, while the question is open. */
  slide: string | undefined
  onSlide: (slide: Slide) => void
  onSlideClose: () => void
}

/** The questions before synthesized audio replaces recordings. */
export function RecordingQuestions(props: RecordingQuestionsProps) {
  const { extent, onExtent, onExtentClose, slide, onSlide, onSlideClose } = props
  const store = useSlideshowStore()
  // While no question is open, it does not render when the slideshow changes.
  const present = useOpenDocument(store, ({ history }) => (extent ? history.present : undefined))
  const others = present && extent ? othersAmong(present, extent) : []
  const recorded = present && extent ? recordedAmong(present, extent) : []
  return (
    <>
      <KeepRecordingsQuestion
        open={extent !== undefined}
        count={recorded.length}
        recorded={present ? recordedText(present, recorded) : ''}
        others={others.length}
        onKeep={() => {
          if (extent !== undefined && others.length > 0) onExtent(extent, false)
        }}
        onReplace={() => extent !== undefined && onExtent(extent, true)}
        onClose={onExtentClose}
      />
      <AlertDialog
        open={slide !== undefined}
        title={messages.replaceRecording}
        confirmLabel={messages.replace}
        cancelLabel={messages.keepRecording}
        look="primary"
        onConfirm={() => {
          const found = slideOf(store.getState().history.present, slide ?? '')
          onSlideClose()
          if (found) onSlide(found)
        }}
        onCancel={onSlideClose}
      >
        {messages.aboutReplacing}
      </AlertDialog>
    </>
  )
}

/** 'Slides 3 and 5 have your own voice.' */
function recordedText({ slides }: Slideshow, some: readonly Slide[]): string {
  return messages.slidesWithOwnVoice(some.map((slide) => slides.indexOf(slide) + 1))
}
