import type { RecordedTake } from '@lectern/domain/api/documents/recordings.ts'
import { audioStatus } from '@lectern/domain/narration/audio/audio-status.ts'
import { isOwnRecording } from '@lectern/domain/narration/audio/own-recording.ts'
import { lineOf } from '@lectern/domain/podcast/find-line.ts'
import { allLines, withLineAudio } from '@lectern/domain/podcast/line-audio.ts'
import type { DialogueLine, Podcast } from '@lectern/domain/podcast/podcast.ts'
import { KeepRecordingsQuestion } from '../../../recording/keep-recordings-question.tsx'
import { PartVoice, useKeptTakes } from '../../../recording/part-voice.tsx'
import type { RecordedPart } from '../../../recording/recorded-part.ts'
import { RecordingStrip } from '../../../recording/recording-strip.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { usePodcastEditor, usePodcastPart } from '../document/editor-context.ts'
import { messages } from './messages.ts'
import type { VoicingExtent } from './use-podcast-voicing.ts'

interface LineRecordingProps {
  /** Key of the line, while the dialog is open. */
  line: string | undefined
  onSynthesize: (line: string) => void
  synthesizing: boolean
  onClose: () => void
}

/** Records a line in the author's own voice, and shows its takes. Saved takes are added to the podcast, also while it is closed. */
export function LineRecording({ line: key, onSynthesize, synthesizing, onClose }: LineRecordingProps) {
  const { store, page } = usePodcastEditor()
  const line = usePodcastPart((podcast) => (key === undefined ? undefined : lineOf(podcast, key)))
  const language = usePodcastPart(({ podcast }) => podcast.language)
  const takeIn = (part: string, { audio_path, audio }: RecordedTake) =>
    store.absorb(withLineAudio([{ key: part, audio_path, audio }]))
  useKeptTakes({ ...page, format: 'podcast' }, takeIn)
  const part: RecordedPart | undefined = line && {
    ...page,
    format: 'podcast',
    key: line.key,
    script: line.content,
    speaker: line.speaker,
    language,
    audioPath: line.audio_path ?? undefined,
    audio: line.audio,
  }
  return (
    <Dialog
      open={part !== undefined}
      onClose={onClose}
      title={line ? messages.voiceOfLineOf(line.speaker) : messages.voiceOfLine}
      width="widest"
    >
      {part && (
        <div className="-mx-5 -mb-5 grid items-start sm:-mx-7 md:grid-cols-[minmax(0,1fr)_21rem]">
          {/* Together with the padding of the strip, this equals the padding of the dialog title. */}
          <div className="min-w-0 px-2">
            <RecordingStrip key={part.key} part={part} />
          </div>
          <div className="border-line max-md:border-t md:border-s">
            <PartVoice
              part={part}
              onTaken={(take) => takeIn(part.key, take)}
              onSynthesize={() => onSynthesize(part.key)}
              synthesizing={synthesizing}
            />
          </div>
        </div>
      )}
    </Dialog>
  )
}

/** The lines of an extent that their author has recorded. */
export function recordedAmong(cast: Podcast, extent: VoicingExtent): readonly DialogueLine[] {
  return linesAmong(cast, extent).filter(({ audio }) => isOwnRecording(audio))
}

function linesAmong(cast: Podcast, { regenerate = false }: VoicingExtent): readonly DialogueLine[] {
  const speaking = allLines(cast).filter(({ content }) => content.trim())
  return regenerate
    ? speaking
    : speaking.filter((line) => audioStatus({ ...line, script: line.content }) !== 'Available')
}

interface RecordedLinesQuestionProps {
  /** The lines that will be voiced. Undefined while the question is closed. */
  extent: VoicingExtent | undefined
  onYes: (extent: VoicingExtent) => void
  onClose: () => void
}

/** Asks before synthesized voices replace recorded lines. */
export function RecordedLinesQuestion({ extent, onYes, onClose }: RecordedLinesQuestionProps) {
  // While the question is closed, it does not render when the podcast changes.
  const podcast = usePodcastPart((present) => (extent ? present : undefined))
  const among = extent && podcast ? linesAmong(podcast, extent) : []
  const recorded = extent && podcast ? recordedAmong(podcast, extent) : []
  return (
    <KeepRecordingsQuestion
      open={extent !== undefined}
      count={recorded.length}
      recorded={messages.linesHaveOwnVoice(recorded.length)}
      others={among.length - recorded.length}
      onKeep={() => {
        if (extent && among.length > recorded.length) onYes(extent)
      }}
      onReplace={() => extent && onYes({ ...extent, replaceRecordings: true })}
      onClose={onClose}
    />
  )
}
