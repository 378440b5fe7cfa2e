import { isOwnRecording } from '@lectern/domain/narration/audio/own-recording.ts'
import { slideAudioStatus } from '@lectern/domain/slideshow/slide-audio.ts'
import { Check, CircleDashed, RefreshCw } from 'lucide-react'
import { OwnRecordingMark } from '../../../recording/own-recording-mark.tsx'
import { classes } from '../../../ui/classes.ts'
import { useSelectedSlidePart } from '../document/editor-context.ts'
import { messages } from './messages.ts'

const looks = {
  'Not Generated': { icon: CircleDashed, look: 'bg-sunken text-ink-2' },
  Available: { icon: Check, look: 'bg-done-soft text-done-text' },
  'Update Needed': { icon: RefreshCw, look: 'bg-progress-soft text-progress-text' },
} as const

/** The audio status of the selected slide. */
export function AudioChip() {
  const status = useSelectedSlidePart(slideAudioStatus)
  const recorded = useSelectedSlidePart(({ audio }) => isOwnRecording(audio))
  if (!status) return null
  const { icon: Icon, look } = looks[status]
  return (
    <span className="inline-flex flex-wrap justify-end gap-1.5">
      {recorded && <OwnRecordingMark />}
      <span
        className={classes(
          'inline-flex min-h-6 items-center gap-1.5 rounded-full px-2.25 text-xs font-medium whitespace-nowrap',
          look,
        )}
      >
        <Icon aria-hidden className="size-3.5 stroke-[2.2]" />
        {messages.status[status]}
      </span>
    </span>
  )
}
