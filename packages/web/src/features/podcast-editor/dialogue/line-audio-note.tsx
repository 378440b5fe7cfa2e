import { audioStatus } from '@lectern/domain/narration/audio/audio-status.ts'
import { isOwnRecording } from '@lectern/domain/narration/audio/own-recording.ts'
import { lineDuration } from '@lectern/domain/podcast/editing/dialogue-duration.ts'
import type { DialogueLine } from '@lectern/domain/podcast/podcast.ts'
import { CircleCheck, CircleDashed, RefreshCw } from 'lucide-react'
import { OwnRecordingMark } from '../../../recording/own-recording-mark.tsx'
import { classes } from '../../../ui/classes.ts'
import { clockTime } from '../../../ui/clock-time.ts'
import { spokenTime } from '../document/spoken-time.ts'
import { messages } from './messages.ts'

const notes = {
  Available: { icon: CircleCheck, look: 'text-done-text', text: () => messages.audioAvailable },
  'Update Needed': { icon: RefreshCw, look: 'text-progress-text', text: () => messages.audioOutdated },
  'Not Generated': { icon: CircleDashed, look: 'text-ink-3', text: () => messages.audioMissing },
} as const

/** Status of the audio of a line, and its duration or estimated duration. */
export function LineAudioNote({ line, className }: { line: DialogueLine; className: string }) {
  const { icon: Icon, look, text } = notes[audioStatus({ ...line, script: line.content })]
  const duration = lineDuration(line)
  return (
    <div className={classes('flex min-h-5 flex-wrap items-center gap-x-2.5 text-xs tabular-nums', className)}>
      <p className={classes('flex items-center gap-1.5', look)}>
        <Icon aria-hidden className="size-4" />
        {line.audio ? messages.withDuration(text(), clockTime(line.audio.duration_ms)) : text()}
      </p>
      {isOwnRecording(line.audio) && <OwnRecordingMark />}
      {duration.estimated && duration.ms > 0 && <span className="text-ink-3">{spokenTime(duration)}</span>}
    </div>
  )
}
