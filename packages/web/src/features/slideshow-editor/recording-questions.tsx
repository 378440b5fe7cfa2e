import { isOwnRecording } from '@lectern/domain/narration/own-recording.ts'
import { slideOf } from '@lectern/domain/slideshow/edit-slides.ts'
import { slidesThatSpeak, slidesToVoice } from '@lectern/domain/slideshow/slide-audio.ts'
import type { Slide, Slideshow } from '@lectern/domain/slideshow/slideshow.ts'
import { useOpenDocument } from '../../editing/document-store.ts'
import { KeepRecordingsQuestion } from '../../recording/keep-recordings-question.tsx'
import { AlertDialog } from '../../ui/alert-dialog.tsx'
import { useSlideshowStore } from './editor-context.ts'
import type { VoicingExtent } from './use-voicing-all.ts'

/** The slides of an extent that their author has recorded. */
export function recordedAmong(slideshow: Slideshow, extent: VoicingExtent): readonly Slide[] {
  return slidesOf(slideshow, extent).filter(({ audio }) => isOwnRecording(audio))
}

function slidesOf(slideshow: Slideshow, extent: VoicingExtent): readonly Slide[] {
  return extent === 'all' ? slidesThatSpeak(slideshow) : slidesToVoice(slideshow)
}

interface RecordingQuestionsProps {
  /** What is to be voiced, while the question is open. */
  extent: VoicingExtent | undefined
  onExtent: (extent: VoicingExtent, replaceRecordings: boolean) => void
  onExtentClose: () => void
  /** Key of the slide whose recording is to be replaced, while the question is open. */
  slide: string | undefined
  onSlide: (slide: Slide) => void
  onSlideClose: () => void
}

/** What is asked before a synthesized voice takes the place of recordings. */
export function RecordingQuestions(props: RecordingQuestionsProps) {
  const { extent, onExtent, onExtentClose, slide, onSlide, onSlideClose } = props
  const store = useSlideshowStore()
  const present = useOpenDocument(store, ({ history }) => history.present)
  const among = extent === undefined ? [] : slidesOf(present, extent)
  const recorded = extent === undefined ? [] : recordedAmong(present, extent)
  return (
    <>
      <KeepRecordingsQuestion
        open={extent !== undefined}
        count={recorded.length}
        which={numbersOf(present, recorded)}
        others={among.length - recorded.length}
        onKeep={() => {
          if (extent !== undefined && among.length > recorded.length) onExtent(extent, false)
        }}
        onReplace={() => extent !== undefined && onExtent(extent, true)}
        onClose={onExtentClose}
      />
      <AlertDialog
        open={slide !== undefined}
        title="Replace your recording?"
        confirmLabel="Replace"
        cancelLabel="Keep my recording"
        look="primary"
        onConfirm={() => {
          const found = slideOf(store.getState().history.present, slide ?? '')
          onSlideClose()
          if (found) onSlide(found)
        }}
        onCancel={onSlideClose}
      >
        This slide has your own voice. The synthesized voice would be heard instead; your takes stay in the
        list of takes.
      </AlertDialog>
    </>
  )
}

/** 'Slide 3', 'Slides 3 and 5', 'Slides 3, 5 and 8'. */
function numbersOf({ slides }: Slideshow, some: readonly Slide[]): string {
  const numbers = some.map((slide) => String(slides.indexOf(slide) + 1))
  const last = numbers.pop() ?? ''
  return numbers.length === 0 ? `Slide ${last}` : `Slides ${numbers.join(', ')} and ${last}`
}
