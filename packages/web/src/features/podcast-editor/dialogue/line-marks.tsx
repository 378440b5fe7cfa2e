import { isOfAnotherHost } from '@lectern/domain/narration/audio/audio-status.ts'
import { isOwnRecording } from '@lectern/domain/narration/audio/own-recording.ts'
import { changeLine } from '@lectern/domain/podcast/editing/edit-dialogue.ts'
import type { DialogueLine } from '@lectern/domain/podcast/podcast.ts'
import { useContext } from 'react'
import { MarkChips } from '../../../editing/panels/mark-chips.tsx'
import { useVoices } from '../../../voices/use-voices.ts'
import { HostVoicesContext, usePodcastEditor } from '../document/editor-context.ts'
import { focusLine } from '../document/line-field.ts'

/** The marks of speech of a line, below its text. Nothing for a line without marks. */
export function LineMarks({ line }: { line: DialogueLine }) {
  // Hundreds of lines have none.
  return line.content.includes('[') ? <Marks line={line} /> : null
}

function Marks({ line }: { line: DialogueLine }) {
  const { store } = usePodcastEditor()
  const { voices } = useVoices()
  const voiceId = voiceOf(line, useContext(HostVoicesContext)[line.speaker])
  return (
    <MarkChips
      script={line.content}
      voice={voices.find(({ id }) => id === voiceId)}
      onScript={(content) => store.edit((cast) => changeLine(cast, line.key, { content }))}
      onRemoved={() => focusLine(line.key, 'as it was')}
    />
  )
}

/** The voice of the audio, or `chosen` for a line without audio of its host. Undefined for a recording. */
function voiceOf({ audio, speaker }: DialogueLine, chosen: string | undefined): string | undefined {
  if (isOwnRecording(audio)) return undefined
  return audio && !isOfAnotherHost(audio, speaker) ? audio.voice_id : chosen
}
