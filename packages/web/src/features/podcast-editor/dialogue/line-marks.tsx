import { isOwnRecording } from '@lectern/domain/narration/audio/own-recording.ts'
import { changeLine } from '@lectern/domain/podcast/editing/edit-dialogue.ts'
import type { DialogueLine } from '@lectern/domain/podcast/podcast.ts'
import { MarkChips } from '../../../editing/panels/mark-chips.tsx'
import { usePodcastEditor } from '../document/editor-context.ts'
import { focusLine } from '../document/line-field.ts'

/** The marks of speech of a line, below its text. Nothing for a line without marks. */
export function LineMarks({ line }: { line: DialogueLine }) {
  const { store } = usePodcastEditor()
  if (!line.content.includes('[')) return null
  return (
    <MarkChips
      script={line.content}
      voiceId={line.audio && !isOwnRecording(line.audio) ? line.audio.voice_id : undefined}
      onScript={(content) => store.edit((cast) => changeLine(cast, line.key, { content }))}
      onRemoved={() => focusLine(line.key, 'as it was')}
    />
  )
}
